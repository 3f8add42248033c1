/** The page: what the server says is shown, what is tapped is sent to it; no rule and no text stands here. */
import { RETRY, Refusal, enter, follow, look, picture, press } from "./net.js";
import { button, element, failed, fill, icon, part, row, small, speak, tell, texts, written } from "./dom.js";
import * as map from "./map.js";
import * as sheets from "./sheets.js";

const AT_A_TAP = "gravekeeper-at-a-tap", LISTED = 12, SETTLED = 400;
let now = null, trial = "", level = 0, selected = "", picks = [], counts = {}, busy = false, shown = "", viewed = "", saving = 0, unsaved = null, missed = false, asked = 0, told = ["", ""];
const again = new Map(), opened = new Set();

const wanted = (question = now?.question) => ({ question: question?.id || "", figure: question?.figure || "", trial });

async function refresh(question = now?.question, more = {}) {
  missed = false;
  const mine = ++asked;
  const come = (next) => mine === asked && take(next); // else something newer is there, or on its way
  await look("state", { ...wanted(question), seen: now?.seq ?? "", ...more }).then(come).catch(failed);
}

async function act(what, words = [], question = now.question, more = {}) {
  if (busy) return;
  busy = true;
  clearTimeout(saving);
  document.body.setAttribute("aria-busy", "true");
  try {
    const came = await press({ ...wanted(question), at: question?.at || "", do: what, words, ...more });
    sheets.close();
    selected = "";
    unsaved = null;
    asked += 1;
    await take(came.state, came.note, came.rule);
  } catch (error) {
    failed(error);
  } finally {
    busy = false;
    document.body.removeAttribute("aria-busy");
    if (document.activeElement === document.body) ask(); // what was pressed is gone
    if (missed) refresh(); // what came of the answer may have been shown before it
  }
}

/** Whoever is led by the focus goes on with what is asked. */
const ask = () => part("asked")?.focus({ preventScroll: true });

/** What came of the last answer stays until there is something newer. */
async function take(next, note = next.news || told[0], rule = next.news ? "" : told[1]) {
  const before = now?.question, newer = next !== now;
  now = next;
  told = [now.gone || note, rule];
  trial = now.trial?.id || "";
  speak(now);
  document.title = `${now.heading} · ${now.game}`;
  part("heading").textContent = [now.heading, now.you].filter(Boolean).join(" · ");
  tell([told[0], now.status].filter(Boolean).join("\n"), Boolean(rule));
  if (rule) part("news").append(" ", ruled(rule));
  document.querySelector("main").hidden = false;
  const moved = where(before) !== where(now.question);
  if (moved) unsaved = null;
  if (newer && unsaved === null) {
    picks = [...(now.question?.picks || [])];
    counts = Object.fromEntries((now.question?.kinds || []).map(({ key, number }) => [key, number]));
  }
  if (moved) {
    selected = "";
    opened.clear();
    if (part("panel").contains(document.activeElement)) ask();
    part("panel").scrollTop = 0;
    turn(now.question?.places || []);
  }
  draw();
  await board();
  const place = `${where(now.question)} ${level}`;
  if (!sheets.moment && viewed !== place) {
    viewed = place;
    map.view(onLevel(now.question?.places || [], level));
  }
}

/** How far a question is answered. */
const where = (question) => `${question?.id} ${question?.at}`;

/** The level on which these places lie, if none of them is on the one that is shown. */
function turn(places) {
  if (places.length && !onLevel(places, level).length) level = places[0].areas[0].map;
}

/** What the map shows. */
const seen = () => sheets.moment || now;

async function board() {
  const here = seen().maps[level] || seen().maps[level = 0];
  if (!here) return;
  if (shown !== here.picture) {
    const address = await picture(here.picture);
    if (here !== seen().maps[level]) return URL.revokeObjectURL(address); // it came too late
    URL.revokeObjectURL(part("picture").src);
    if (!map.show(address, here)) {
      viewed = "";
      if (sheets.moment) map.view([]);
    }
    shown = here.picture;
    part("picture").alt = seen().text;
  }
  map.light(lit(), selected, onLevel(stars(), level));
}

/** What a sheet tells of on the map: a place, or what a moment of the past changed; `back`: the present again. */
async function pointed(back) {
  const told = sheets.about;
  turn(told);
  levels();
  await board();
  const [first] = onLevel(told, level);
  if (first) map.reveal(first, true);
  else if (back) map.view(lit());
}

/** What stands out on the map beside what can be chosen: what is told of, else what is advised. */
function stars() {
  const told = sheets.about.filter(({ mark }) => mark);
  if (told.length || sheets.moment) return told;
  return now.advice?.question === now.question?.id ? now.advice?.places || [] : [];
}

const onLevel = (places, which) => places.map((place) => ({ ...place, areas: place.areas.filter(({ map }) => map === which) })).filter(({ areas }) => areas.length);

function lit() {
  const question = now.question;
  if (!question || sheets.moment) return [];
  const can = question.places.filter(({ deeds, picks }) => deeds.length || picks.length);
  return onLevel(can, level).map((place) => ({ ...place, mark: marked(place) }));
}

/** What stands on a place that is picked: its number, or how many of those that lie there. */
function marked(place) {
  const taken = place.picks.filter((key) => picks.includes(key));
  if (!taken.length) return "";
  if (now.question.ordered) return taken.map((key) => picks.indexOf(key) + 1).join(" ");
  return place.picks.length > 1 ? `${taken.length}/${place.picks.length}` : "✓";
}

/** A tap attacks with the weapon that was chosen last. */
const asBefore = ({ manner }) => manner && again.get(manner[0]) === manner[1];

function say({ manner, words }) {
  if (manner) again.set(...manner);
  act("say", words);
}

/** What a tap alone means: the only one of the nearest deeds, else as usual or as before. */
function meant(deeds) {
  const near = deeds.filter((deed) => deed.near), found = near.length > 1 ? near.filter((deed) => deed.usual || asBefore(deed)) : near;
  return found.length === 1 && !found[0].grave && found[0];
}

const atATap = () => localStorage.getItem(AT_A_TAP);

function tapped(place, sure) {
  sheets.close();
  if (now.question.shape === "some") {
    const free = picks.length < now.question.most && place.picks.find((key) => !picks.includes(key));
    picks = free ? [...picks, free] : picks.filter((key) => !place.picks.includes(key));
    selected = place.ref;
    return picked(free);
  }
  const deed = sure && atATap() && meant(place.deeds);
  if (deed) say(deed);
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
  const question = now.question, word = chosen();
  if (more && atATap() && question.least === picks.length && picks.length === question.most) return act("say", [word]);
  unsaved = word;
  delete question.comes; // to what, the server says
  draw();
  map.light(lit(), selected);
  clearTimeout(saving);
  saving = setTimeout(save, SETTLED, question, word);
}

async function save(question, word) {
  try {
    const { state } = await press({ ...wanted(question), at: question.at, do: "pick", words: [word] });
    if (unsaved !== word) return;
    unsaved = null;
    if (where(state.question) !== where(now.question)) return;
    now.question.comes = state.question.comes;
    fill("foot", foot(now.question)); // nothing else: a finger may be on it
  } catch (error) {
    failed(error);
    if (!(error instanceof Refusal)) saving = setTimeout(save, RETRY, question, word);
  }
}

/** What is picked or counted so far, as a word. */
const chosen = () => now.question.kinds ? Object.entries(counts).filter(([, number]) => number).map((each) => each.join("=")).join(",") || "none" : picks.join(",");

function draw() {
  const question = now.question;
  fill("questions", now.questions.length > 1 && now.questions.map(({ id, name, waits }) =>
    button(waits ? name : `${name} …`, () => { told = ["", ""]; refresh({ id }); }, { "aria-pressed": id === question?.id })));
  document.body.classList.toggle("trial", Boolean(now.trial));
  levels();
  sheets.bar();
  tried();
  advised();
  fill("asked", question && [question.text, question.rule && ruled(question.rule), ...[question.said, question.asked, question.more, question.sealed].map(small), ...written(question.hint)]);
  const here = question && card(question);
  fill("card", here);
  if (here && part("lit").contains(document.activeElement)) part("card").querySelector(".head ~ button")?.focus();
  part("advice").hidden = Boolean(here); // what is being chosen needs the room
  fill("choices", question && (question.kinds ? question.kinds.map(count) : !here && choices(question)));
  fill("foot", question && foot(question));
}

function levels() {
  const maps = seen().maps;
  fill("levels", maps.length > 1 && maps.map(({ name }, at) =>
    button(name, () => { level = at; viewed = ""; sheets.moment ? pointed() : take(now); }, { "aria-pressed": at === level })));
}

const attempt = (what) => act(what, [], null);

const ruled = (number) => icon(`📖 ${number}`, `${texts.rule} ${number}`, () => sheets.show("rules", { words: number }), { class: "rule" });

function tried() {
  const found = now.trial, to = (what, more) => button(texts[what], () => attempt(what), more);
  fill("trial", found && [
    element("div", { class: "head" }, element("strong", {}, `🧪 ${found.title}`), icon("×", texts["try-leave"], () => attempt("try-leave"))),
    element("p", {}, found.said),
    row(to("try-do", { class: "main", disabled: !found.moved }), to("try-back", { disabled: !found.moved }), to("try-again"), found.waits && to("try-on"))]);
}

function advised() {
  const advice = now.advice, kept = advice?.kept;
  const take = advice?.words && button(advice.take, () => act("all", advice.words, { id: advice.question }), { class: "main" });
  const keep = typeof kept === "boolean" && button(texts[kept ? "advise-off" : "advise-on"], () => act(kept ? "advise-off" : "advise-on"));
  fill("advice", advice && [...written(advice.lines), row(take, keep)]);
}

function card(question) {
  const every = lit(), at = every.findIndex(({ ref }) => ref === selected);
  if (at < 0 || question.shape === "some") return;
  const to = (by) => () => select(every[(at + by + every.length) % every.length].ref);
  return [
    element("div", { class: "head" },
      element("strong", {}, `${at + 1}/${every.length}`),
      ...(every.length > 1 ? [icon("‹", texts.previous, to(-1)), icon("›", texts.next, to(1))] : []),
      icon("?", texts.what, () => sheets.show("place", { ref: selected })),
      icon("×", texts.close, leave)),
    ...every[at].deeds.map((deed) => chooser(deed, deed.done ? "main" : ""))];
}

function chooser(option, kind) {
  return button(option.done ? option.label : `${option.label} …`, () => say(option), { class: option.grave ? `${kind} grave` : kind }, small(option.more));
}

/** All that can be chosen, also what lies on the map: the same list as on Discord. */
function choices(question) {
  const groups = new Set(question.options.map(({ group }) => group));
  return [...groups].flatMap((name) => {
    const options = question.options.filter(({ group }) => group === name);
    const listed = row(...options.map((option) => question.shape === "some" ? check(question, option) : chooser({ ...option, words: [option.key] }, option.usual && !option.ends ? "main" : "")));
    if (question.options.length <= LISTED || options.every(({ ref }) => !ref)) return [name && element("h2", {}, name), listed];
    const toggle = ({ target }) => opened[target.open ? "add" : "delete"](name);
    return element("details", { open: opened.has(name), toggle }, element("summary", {}, `${name || texts.places} (${options.length})`), listed);
  });
}

function check(question, option) {
  const here = picks.includes(option.key), number = question.ordered && here ? `${picks.indexOf(option.key) + 1}. ` : "";
  const change = () => {
    picks = here ? picks.filter((key) => key !== option.key) : [...picks, option.key];
    picked(!here);
  };
  return element("label", { class: "option" }, box(here, change, !here && picks.length >= question.most), element("span", {}, `${number}${option.label}`, small(option.more)));
}

const box = (checked, change, disabled) => element("input", { type: "checkbox", checked, change, disabled });

function count({ key, label, limit }) {
  const number = counts[key], step = (by) => () => { counts[key] = number + by; picked(); };
  return element("div", { class: "count" }, element("span", {}, label),
    icon("−", `${label}: ${texts.less}`, step(-1), { disabled: !number }), element("output", {}, `${number}`),
    icon("+", `${label}: ${texts.more}`, step(1), { disabled: number >= limit }));
}

function foot(question) {
  const found = [];
  if (question.shape !== "one") {
    const number = question.kinds ? Object.values(counts).reduce((sum, each) => sum + each, 0) : picks.length;
    const of = question.least === question.most ? `${number}/${question.most}` : `${number} (${question.least}–${question.most})`;
    const disabled = number < question.least || number > question.most || question.comes === "";
    found.push(button(`${texts.done} · ${of}`, () => act("say", [chosen() || "none"]), { class: "main", disabled }, small(question.comes)));
  }
  if (picks.length) found.push(button(texts.back, () => { picks = picks.slice(0, -1); picked(); }));
  else if (question.said) found.push(button(texts.back, () => act("back")));
  if (now.undo !== null && !question.said && !picks.length) found.push(button(texts.undo, () => act("undo", [], question, { seq: now.undo })));
  if (question.waits && (question.said || question.options.length > 1 || question.kinds)) found.push(button(texts["for-me"], () => act("for-me")));
  if (lit().length) {
    const change = ({ target }) => (target.checked ? localStorage.setItem(AT_A_TAP, "1") : localStorage.removeItem(AT_A_TAP));
    found.push(element("label", {}, box(Boolean(atATap()), change), texts["at-a-tap"]));
  }
  return found;
}

document.addEventListener("keydown", ({ key }) => key === "Escape" && (sheets.close() || leave()));
window.addEventListener("hashchange", () => window.location.reload());

map.begin(tapped, (x, y) => {
  leave();
  sheets.show("place", { map: level, x, y });
});
sheets.begin({
  now: () => now, map: pointed,
  tab: (name) => (name === "try" ? attempt(trial ? "try-leave" : "try") : refresh(now.question, now.advice ? {} : { advised: 1 })),
});

/** Until the server is there: it may be starting. */
async function open() {
  try {
    await enter();
    await take(await look("state", wanted()));
    follow(() => (busy ? (missed = true) : refresh()));
  } catch (error) {
    failed(error);
    if (!error.over) setTimeout(open, RETRY);
  }
}

open();
