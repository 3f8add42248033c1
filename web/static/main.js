/** The page: what the server says is shown, what is tapped is sent to it; no rule and no text stands here. */
import { RETRY, Refusal, enter, follow, picture, press, renewed, state } from "./net.js";
import { button, element, icon, part, row, written } from "./dom.js";
import * as map from "./map.js";
import * as sheets from "./sheets.js";

const AT_A_TAP = "gravekeeper-at-a-tap", LISTED = 12, SETTLED = 400;
let now = null, trial = "", level = 0, selected = "", picks = [], counts = {}, busy = false, shown = "", viewed = "", saving = 0, unsaved = null, missed = false, asked = 0, told = ["", ""];
const again = new Map();

function tell(text, warn = false) {
  part("news").textContent = text;
  part("news").classList.toggle("warn", warn);
  if (renewed) part("news").append(" ", button(now?.words.reload || "⟳", () => window.location.reload()));
}

const wanted = (question = now?.question) => ({ question: question?.id || "", figure: question?.figure || "", trial });

async function refresh(question = now?.question, more = {}) {
  missed = false;
  const mine = ++asked;
  try {
    const next = await state({ ...wanted(question), ...more });
    if (mine === asked) await take(next); // else something newer is there, or on its way
    return true;
  } catch (error) {
    failed(error);
    return error instanceof Refusal;
  }
}

async function act(what, words = [], question = now.question, more = {}) {
  if (busy) return;
  busy = true;
  clearTimeout(saving);
  document.body.setAttribute("aria-busy", "true");
  try {
    unsaved = null;
    if (what === "say" && words.length > 1) again.set(...manner({ words }));
    const came = await press({ ...wanted(question), at: question?.at || "", do: what, words, ...more });
    sheets.close();
    selected = "";
    asked += 1;
    await take(came.state, came.note, came.rule);
  } catch (error) {
    failed(error);
  } finally {
    busy = false;
    document.body.removeAttribute("aria-busy");
    if (document.activeElement === document.body) part("asked")?.focus({ preventScroll: true }); // what was pressed is gone: go on with what is asked
    if (missed) refresh(); // what came of the answer may have been shown before it
  }
}

function failed(error) {
  if (error instanceof Refusal && error.over) {
    part("news").textContent = "";
    document.querySelector("main")?.replaceWith(element("p", { class: "gone" }, error.message));
    part("bar").replaceChildren();
  } else if (error instanceof Refusal) {
    tell(error.message, true);
  } else if (now) {
    tell(now.words.lost, true);
  }
}

/** What came of the last answer stays until the next one. */
async function take(next, note = told[0], rule = told[1]) {
  const before = now?.question, newer = next !== now;
  now = next;
  told = [now.gone || note, rule];
  trial = now.trial?.id || "";
  document.documentElement.lang = now.language;
  document.title = `${now.heading} · ${now.game}`;
  part("heading").textContent = [now.heading, now.you].filter(Boolean).join(" · ");
  tell([told[0], now.status].filter(Boolean).join("\n"), Boolean(rule));
  if (rule) part("news").append(" ", ruled(rule));
  document.querySelector("main").hidden = false;
  const moved = before?.id !== now.question?.id || before?.at !== now.question?.at;
  if (moved || (newer && unsaved === null)) {
    picks = [...(now.question?.picks || [])];
    counts = Object.fromEntries((now.question?.kinds || []).map(({ key, number }) => [key, number]));
  }
  if (moved) {
    selected = "";
    part("panel").scrollTop = 0;
    const home = now.question?.places[0]?.areas[0]?.map;
    if (home !== undefined && !onLevel(now.question.places, level).length) level = home;
  }
  draw();
  await board();
  const place = `${now.question?.id} ${now.question?.at} ${level}`;
  if (!sheets.moment && viewed !== place) {
    viewed = place;
    map.view(lit());
  }
}

async function board() {
  const seen = () => sheets.moment || now, here = seen().maps[level] || seen().maps[level = 0];
  if (!here) return;
  if (shown !== here.picture) {
    const address = await picture(here.picture);
    if (here !== seen().maps[level]) return URL.revokeObjectURL(address); // it came too late
    URL.revokeObjectURL(part("picture").src);
    if (!map.show(address, here, now.words)) {
      viewed = "";
      if (sheets.moment) map.view([]);
    }
    shown = here.picture;
    part("picture").alt = seen().text;
  }
  map.light(lit(), selected, onLevel(stars(), level));
}

/** A moment of the past on the map, where it changed something; or the present again. */
async function past() {
  const changed = sheets.moment?.places || [];
  if (changed.length && !onLevel(changed, level).length) level = changed[0].areas[0].map;
  levels();
  await board();
  const [first] = onLevel(changed, level);
  if (first) map.reveal(first);
  if (!sheets.moment) map.view(lit());
}

const stars = () => (sheets.moment || now.advice?.question !== now.question?.id ? [] : now.advice?.places || []);

const onLevel = (places, which) => places.map((place) => ({ ...place, areas: place.areas.filter(({ map }) => map === which) })).filter(({ areas }) => areas.length);

function lit() {
  const question = now.question;
  if (!question || sheets.moment) return [];
  const can = question.places.filter(({ deeds, picks }) => deeds.length || picks.length);
  return onLevel(can, level).map((place) => ({ ...place, label: named(place), mark: marked(place) }));
}

const named = (place) => [...place.deeds.map(({ label }) => label), ...place.picks.map(labelOf)].join("; ");
const labelOf = (key) => now.question.options.find((option) => option.key === key)?.label || key;

/** What stands on a place that is picked: its number, or how many of those that lie there. */
function marked(place) {
  const taken = place.picks.filter((key) => picks.includes(key));
  if (!taken.length) return "";
  if (now.question.ordered) return taken.map((key) => picks.indexOf(key) + 1).join(" ");
  return place.picks.length > 1 ? `${taken.length}/${place.picks.length}` : "✓";
}

/** What a figure does, and how: a tap attacks with the weapon that was chosen last. */
const manner = ({ words }) => [`${now.question.figure} ${words[0]}`, words.slice(1, -1).join(" ")];
const asBefore = (deed) => deed.words.length > 1 && again.get(manner(deed)[0]) === manner(deed)[1];

/** What a tap alone means: of the deeds with the fewest words the only one, else as before, or what goes on as usual and can be taken back. */
function meant(deeds) {
  const least = Math.min(...deeds.map(({ words }) => words.length)), near = deeds.filter(({ words }) => words.length === least);
  const found = near.length > 1 ? near.filter((deed) => (deed.usual && !deed.done) || asBefore(deed)) : near;
  return found.length === 1 && !found[0].grave ? found[0] : null;
}

const atATap = () => localStorage.getItem(AT_A_TAP);

function tapped(place, sure) {
  sheets.close();
  if (now.question.shape === "some") {
    const free = place.picks.find((key) => !picks.includes(key));
    const before = picks.length;
    if (free && (place.picks.length > 1 || !picks.includes(place.picks[0])) && picks.length < now.question.most) picks.push(free);
    else picks = picks.filter((key) => !place.picks.includes(key));
    selected = place.ref;
    return picked(picks.length > before);
  }
  const deed = sure && atATap() && meant(place.deeds);
  if (deed) act("say", deed.words);
  else select(place.ref);
}

function select(ref) {
  selected = ref;
  draw();
  map.light(lit(), selected);
  const place = lit().find((each) => each.ref === ref);
  if (place) map.reveal(place);
  part("panel").scrollTop = 0;
}

function leave() {
  if (!selected) return;
  const before = selected;
  select("");
  if (part("panel").contains(document.activeElement)) map.focus(before);
}

/** The picks are kept, so that one can go on in Discord; the last of as many as are asked for may be the answer. */
function picked(more) {
  const question = now.question, word = question.shape === "some" ? picks.join(",") : amounts();
  if (more && atATap() && question.least === picks.length && picks.length === question.most) return act("say", [word]);
  draw();
  map.light(lit(), selected);
  clearTimeout(saving);
  unsaved = word;
  saving = setTimeout(async () => {
    await press({ ...wanted(question), at: question.at, do: "pick", words: [word] }).catch(failed);
    if (unsaved === word) unsaved = null;
  }, SETTLED);
}

const amounts = () => Object.entries(counts).filter(([, number]) => number).map(([kind, number]) => `${kind}=${number}`).join(",");

function draw() {
  const question = now.question;
  part("questions").replaceChildren(...(now.questions.length > 1 ? now.questions.map(({ id, name, waits }) =>
    button(waits ? name : `${name} …`, () => { told = ["", ""]; refresh({ id }); }, { "aria-pressed": id === question?.id })) : []));
  document.body.classList.toggle("trial", Boolean(now.trial));
  levels();
  sheets.bar();
  tried();
  advised();
  part("zooms").replaceChildren(
    icon("+", now.words["zoom-in"], () => map.zoom(1.5)), icon("−", now.words["zoom-out"], () => map.zoom(1 / 1.5)), icon("⤢", now.words.whole, () => map.zoom(0)));
  for (const id of ["asked", "card", "choices", "foot"]) part(id).replaceChildren();
  if (!question) return;
  part("asked").append(question.text, question.rule ? ruled(question.rule) : "", ...[question.said, question.asked, question.sealed].filter(Boolean).map((text) => element("small", {}, text)), ...written(question.hint || []));
  card(question);
  part("advice").hidden = Boolean(part("card").firstChild); // what is being chosen needs the room
  if (question.shape === "amounts") part("choices").replaceChildren(...question.kinds.map(count));
  else if (question.shape === "some" || !part("card").firstChild) choices(question);
  foot(question);
}

function levels() {
  const maps = (sheets.moment || now).maps;
  part("levels").replaceChildren(...(maps.length > 1 ? maps.map(({ name }, at) =>
    button(name, () => { level = at; viewed = ""; sheets.moment ? past() : take(now); }, { "aria-pressed": at === level })) : []));
}

const ruled = (number) => icon(`📖 ${number}`, `${now.words.rule} ${number}`, () => sheets.show("rules", { words: number }), { class: "rule" });

function tried() {
  const { trial: found, words } = now, to = (what, more = {}) => button(words[what], () => act(what, [], null, { trial }), more);
  part("trial").replaceChildren(...(found ? [
    element("div", { class: "head" }, element("strong", {}, `🧪 ${found.title}`), icon("×", words["try-leave"], () => act("try-leave", [], null, { trial }))),
    element("p", {}, found.said),
    row(to("try-do", { class: "main", disabled: !found.moved }), to("try-back", { disabled: !found.moved }), to("try-again"))] : []));
}

function advised() {
  const { advice, words } = now, kept = advice?.kept;
  const take = advice?.words && button(words.take, () => act("all", advice.words, { id: advice.question }), { class: "main" });
  const keep = typeof kept === "boolean" && button(kept ? words["advise-off"] : words["advise-on"], () => act(kept ? "advise-off" : "advise-on"));
  part("advice").replaceChildren(...(advice ? [...written(advice.lines), row(take, keep)] : []));
}

function card(question) {
  const place = lit().find(({ ref }) => ref === selected);
  if (!place || question.shape === "some") return;
  const every = lit(), at = every.findIndex(({ ref }) => ref === selected), words = now.words;
  const turn = (by) => () => select(every[(at + by + every.length) % every.length].ref);
  part("card").append(
    element("div", { class: "head" },
      element("strong", {}, `${at + 1}/${every.length}`),
      ...(every.length > 1 ? [icon("‹", words.previous, turn(-1)), icon("›", words.next, turn(1))] : []),
      icon("?", words.what, () => sheets.show("rules", { question: question.id, ref: place.ref, trial })),
      icon("×", words.close, leave)),
    ...place.deeds.map((deed) => chooser(deed, deed.words, deed.done ? "main" : "")));
  if (document.activeElement?.closest?.("#lit")) part("card").querySelectorAll("button:not(.head button)")[0]?.focus();
}

function chooser(option, words, kind = "") {
  const said = [option.odds, option.about].filter(Boolean).join(" · ");
  const mark = option.done ? "" : " …";
  return button(`${option.label}${mark}`, () => act("say", words), { class: [kind, option.grave ? "grave" : ""].join(" ").trim() || false }, said && element("small", {}, said));
}

/** All that can be chosen, also what lies on the map: the same list as on Discord. */
function choices(question) {
  const groups = new Map();
  for (const option of question.options) {
    if (!groups.has(option.group)) groups.set(option.group, []);
    groups.get(option.group).push(option);
  }
  const closed = question.options.length > LISTED && question.options.some(({ ref }) => ref);
  for (const [group, options] of groups) {
    const listed = row(...options.map((option) => question.shape === "some" ? check(question, option) : chooser(option, [option.key], option.usual && !option.ends ? "main" : "")));
    if (closed && options.some(({ ref }) => ref)) part("choices").append(element("details", {}, element("summary", {}, `${group || now.words.places} (${options.length})`), listed));
    else part("choices").append(...(group ? [element("h2", {}, group)] : []), listed);
  }
}

function check(question, option) {
  const here = picks.includes(option.key), number = question.ordered && here ? `${picks.indexOf(option.key) + 1}. ` : "";
  const change = () => {
    picks = here ? picks.filter((key) => key !== option.key) : [...picks, option.key];
    picked(!here);
  };
  const said = [option.odds, option.about].filter(Boolean).join(" · ");
  const box = element("input", { type: "checkbox", change, disabled: !here && picks.length >= question.most });
  box.checked = here;
  return element("label", { class: "option" }, box, element("span", {}, `${number}${option.label}`, said && element("small", {}, said)));
}

function count({ key, label, limit }) {
  const step = (by) => () => { counts[key] = Math.max(0, Math.min(limit, (counts[key] || 0) + by)); picked(); };
  const number = counts[key] || 0;
  return element("div", { class: "count" }, element("span", {}, label),
    icon("−", `${label}: ${now.words.less}`, step(-1), { disabled: !number }), element("output", {}, `${number}`),
    icon("+", `${label}: ${now.words.more}`, step(1), { disabled: number >= limit }));
}

function foot(question) {
  const words = now.words, found = [];
  if (question.shape === "some" || question.shape === "amounts") {
    const number = question.shape === "some" ? picks.length : Object.values(counts).reduce((sum, each) => sum + each, 0);
    const of = question.least === question.most ? `${number}/${question.most}` : `${number} (${question.least}–${question.most})`;
    const word = () => (question.shape === "some" ? picks.join(",") : amounts()) || "none";
    found.push(button(`${words.done} · ${of}`, () => act("say", [word()]), { class: "main", disabled: number < question.least || number > question.most }));
  }
  if (picks.length) found.push(button(words.back, () => { picks = picks.slice(0, -1); picked(); }));
  else if (question.said) found.push(button(words.back, () => act("back")));
  if (now.undo !== null && !question.said && !picks.length) found.push(button(words.undo, () => act("undo", [], question, { seq: now.undo })));
  if (question.waits && (question.said || question.options.length > 1 || question.kinds)) found.push(button(words["for-me"], () => act("for-me")));
  if (lit().length) {
    const box = element("input", { type: "checkbox", change: () => (box.checked ? localStorage.setItem(AT_A_TAP, "1") : localStorage.removeItem(AT_A_TAP)) });
    box.checked = Boolean(atATap());
    found.push(element("label", {}, box, words["at-a-tap"]));
  }
  part("foot").replaceChildren(...found);
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") sheets.close() || leave();
  else if (event.target.closest("input, select")) return;
  else if (event.key === "+" || event.key === "=") map.zoom(1.5);
  else if (event.key === "-") map.zoom(1 / 1.5);
  else if (event.key === "0") map.zoom(0);
});
window.addEventListener("hashchange", () => window.location.reload());

map.begin(tapped, leave);
sheets.begin({
  now: () => now, map: past, failed,
  tab: (name) => (name === "try" ? act(trial ? "try-leave" : "try", [], null, { trial }) : refresh(now.question, now.advice ? {} : { advised: 1 })),
});

/** Until the server is there: it may be starting. */
async function open() {
  try {
    await enter();
    await take(await state(wanted()));
    follow(() => (busy ? (missed = true) : refresh()), (lost) => lost && tell(now.words.lost, true));
  } catch (error) {
    failed(error);
    if (!error.over) setTimeout(open, RETRY);
  }
}

open();
