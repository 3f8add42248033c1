/** What is looked at beside the questions: things, log, recap, rules; and the moments of the past, step by step. */
import { button, element, failed, fill, icon, part, row, small, texts, written } from "./dom.js";
import { look, picture } from "./net.js";

const ICONS = { things: "🎒", log: "📜", recap: "⏪", past: "🎞️", advice: "💡", try: "🧪", rules: "📖" };

const sheet = part("sheet");

let page = null, shown = "", address = "", wanted = null, asking = false, asked = 0;

/** The moment of the past that the map shows; null: the present. */
export let moment = null;

/** Where on the map what is told lies. */
export let about = [];

/** `page` has `now()`, `map()` to draw it anew, `tab(name)` for tabs that are no sheets. */
export function begin(made) { page = made; }

/** The row of tabs; a tab that is open is closed by it. */
export function bar() {
  const { trial, advice, tabs } = page.now();
  const on = (name) => name === shown || (name === "try" && trial) || (name === "advice" && advice && !shown);
  fill("bar", tabs.map((name) => button(element("span", { "aria-hidden": "true" }, ICONS[name]), () => tab(name), { "data-tab": name, "aria-pressed": Boolean(on(name)) }, small(texts[name]))));
}

function tab(name) {
  const open = name === shown;
  close();
  if (!BODIES[name]) page.tab(name);
  else if (!open) show(name);
}

/** Look at this; of several asked for at once only the last one is fetched. */
export async function show(...what) {
  wanted = what;
  if (asking) return;
  asking = true;
  while (wanted) {
    const [name, query] = wanted, mine = asked, { question, trial } = page.now();
    wanted = null;
    try {
      const found = await look(`look/${name}`, { question: question?.id || "", trial: trial?.id || "", at: moment?.at ?? "", ...query });
      if (mine !== asked) continue;
      if (name === "past") moment = found;
      if (!wanted || !shown) draw(name, found);
      await page.map();
    } catch (error) {
      if (!wanted) failed(error);  // what was asked for meanwhile is looked at all the same
    }
  }
  asking = false;
}

const step = (at) => show("past", { at });

export function close() {
  asked += 1;
  wanted = null;
  const before = shown, inside = sheet.contains(document.activeElement);
  shown = "";
  sheet.hidden = true;
  part("panel").hidden = false;
  document.body.classList.remove("reading");
  URL.revokeObjectURL(address);
  bar();
  if (inside) (part("bar").querySelector(`[data-tab="${before}"]`) || part("asked")).focus();
  const back = Boolean(moment);
  moment = null;
  if (about.splice(0).length || back) page.map(back);
  return Boolean(before);
}

function draw(name, found) {
  const again = shown === name, past = name === "past";
  shown = name;
  about = (found.shown || []).map((place) => ({ ...place, mark: past ? "" : "?" }));
  part("panel").hidden = true;
  sheet.hidden = false;
  document.body.classList.toggle("reading", !found.shown);
  if (!past || !again) sheet.replaceChildren(element("div", { class: "head" }, element("h2", { tabindex: -1 }), icon("×", texts.close, close)), element("div", { class: "body" }));
  const head = sheet.querySelector("h2");
  head.textContent = found.title;
  sheet.lastChild.replaceChildren(...BODIES[name](found).filter(Boolean));
  if (past) slide(found);
  else head.focus();
  bar();
  if (!again || !past) sheet.scrollTop = 0;
}

/** What stands in each sheet; what is false is left out. */
const BODIES = {
  things: (found) => [found.picture && drawn(found), ...written(found.lines), inWords(found)],
  log: (found) => [found.parts.length && times(found.parts), ...written(found.lines), ...found.parts.map(entry), ways(found.ways.filter(Boolean))],
  recap: (found) => [...written(found.lines), found.since !== null && button(texts.steps, () => step(found.since), { class: "main" })],
  rules: (found) => [search(found), ...written(found.lines)],
  past: (found) => written(found.lines),
  place: (found) => [...written(found.lines), where(found.places)],
};

function drawn(found) {
  const image = element("img", { alt: found.alt });
  picture(found.picture).then((made) => { image.src = address = made; }).catch(failed);
  return element("div", { class: "picture", click: ({ currentTarget }) => currentTarget.classList.toggle("large") }, image);
}

function inWords({ places, words }) {
  const lines = `${words || ""}\n${page.now().text}`.split("\n").map((text) => element("p", {}, text));
  return element("details", {}, element("summary", {}, texts["in-words"]), where(places), ...lines);
}

/** Any place of the map by its name. */
const where = (places) => places.length && row(pick(texts.what, places, (ref) => show("place", { ref })));

function pick(name, choices, chosen) {
  const list = element("select", { "aria-label": name, change: () => list.value && chosen(list.value) },
    ...[["", name], ...choices].map(([value, text]) => element("option", { value }, text)));
  return list;
}

const entry = ({ at, lines }) => element("div", { class: "entry" },
  icon(`${at}`, `${texts.past}: ${at}`, () => step(at)), element("div", {}, ...written(lines)));

function times(parts) {
  const said = [parts[0].time, parts.at(-1).time].map((time) => new Date(time * 1000).toLocaleString(page.now().language, { dateStyle: "medium", timeStyle: "short" }));
  return small([...new Set(said)].join(" – "));
}

const ways = (found) => row(...found.map(({ label, end, seq }) => button(label, () => show("log", { end, seq }))));

function search(found) {
  const field = element("input", { type: "search", placeholder: texts.search, "aria-label": texts.search, enterkeyhint: "search", change: () => field.value && show("rules", { words: field.value }) });
  return row(pick(texts.rules, found.sections.map((title) => [title, title]), (title) => show("rules", { words: title })), field);
}

/** The slider stays the same element while it is moved. */
function slide(found) {
  let [back, range, on] = sheet.querySelectorAll(".slider > *");
  if (!range) {
    const by = (number) => () => step(Math.max(0, moment.at + number));
    range = element("input", { type: "range", min: 0, "aria-label": texts.past, input: () => step(range.value) });
    sheet.firstChild.after(element("div", { class: "slider" }, back = button("−1", by(-1)), range, on = button("+1", by(1))));
    range.focus();
  }
  range.max = found.last;
  if (document.activeElement !== range || !wanted) range.value = found.at;
  range.setAttribute("aria-valuetext", found.title);
  back.disabled = found.at <= 0;
  on.disabled = found.at >= found.last;
}
