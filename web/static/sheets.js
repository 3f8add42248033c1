/** What is looked at beside the questions: things, log, recap, rules; and the moments of the past, step by step. */
import { button, element, fill, icon, part, row, written } from "./dom.js";
import { look, picture } from "./net.js";

const ICONS = { things: "🎒", log: "📜", recap: "⏪", past: "🎞️", advice: "💡", try: "🧪", rules: "📖" };
const ON_THE_MAP = ["past", "place"];

let page = null, shown = "", address = "", wanted = null, asking = false, asked = 0;

/** The moment of the past that the map shows; null: the present. */
export let moment = null;

/** Where on the map what is told lies. */
export let about = [];

/** `page` has `now()`, `map()` to draw it anew, `tab(name)` for tabs that are no sheets, `failed(error)`. */
export function begin(made) { page = made; }

/** The row of tabs; a tab that is open is closed by it. */
export function bar() {
  const { trial, words, advice, tabs } = page.now();
  const on = (name) => name === shown || (name === "try" && trial) || (name === "advice" && advice && !shown);
  fill("bar", tabs.map((name) => button(element("span", { "aria-hidden": "true" }, ICONS[name]), () => tab(name), { "data-tab": name, "aria-pressed": Boolean(on(name)) }, element("small", {}, words[name]))));
}

function tab(name) {
  const open = name === shown;
  close();
  if (!BODIES[name]) page.tab(name);
  else if (!open) show(name);
}

export async function show(name, query = {}) {
  if (name === "past") return step(query.at ?? "");
  const mine = ++asked, { question, trial } = page.now();
  try {
    const found = await look(`look/${name}`, { question: question?.id || "", trial: trial?.id || "", at: moment?.at ?? "", ...query });
    if (mine !== asked) return;
    draw(name, found);
    page.map();
  } catch (error) {
    page.failed(error);
  }
}

export function close() {
  asked += 1;
  wanted = null;
  const before = shown, inside = part("sheet").contains(document.activeElement);
  shown = "";
  part("sheet").hidden = true;
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
  const { words } = page.now(), again = shown === name, past = name === "past";
  shown = name;
  about = (found.shown || []).map((place) => ({ ...place, mark: past ? "" : "?" }));
  part("panel").hidden = true;
  part("sheet").hidden = false;
  document.body.classList.toggle("reading", !ON_THE_MAP.includes(name));
  const head = element("h2", { tabindex: -1 }, found.title);
  if (!past || !again) part("sheet").replaceChildren(element("div", { class: "head" }, head, icon("×", words.close, close)), element("div", { class: "body" }));
  else part("sheet").querySelector("h2").textContent = found.title;
  part("sheet").querySelector(".body").replaceChildren(...BODIES[name](found).filter(Boolean));
  if (past) slide(found, words);
  bar();
  if (!again || !past) {
    part("sheet").scrollTop = 0;
    if (!past) head.focus();
  }
}

/** What stands in each sheet; what is false is left out. */
const BODIES = {
  things: (found) => [found.picture && drawn(found), ...written(found.lines), inWords(found)],
  log: (found) => [found.parts.length && times(found.parts), ...written(found.lines), ...found.parts.map(entry), ways(found.ways.filter(Boolean))],
  recap: (found) => [...written(found.lines), found.since !== null && button(page.now().words.steps, () => step(found.since), { class: "main" })],
  rules: (found) => [search(found), ...written(found.lines)],
  past: (found) => written(found.lines),
  place: (found) => [...written(found.lines), where(found.places)],
};

function drawn(found) {
  const image = element("img", { alt: found.alt });
  picture(found.picture).then((made) => { image.src = address = made; }).catch(page.failed);
  return element("div", { class: "picture", click: ({ currentTarget }) => currentTarget.classList.toggle("large") }, image);
}

function inWords({ places, words }) {
  const lines = `${words || ""}\n${page.now().text}`.split("\n").map((text) => element("p", {}, text));
  return element("details", {}, element("summary", {}, page.now().words["in-words"]), where(places), ...lines);
}

/** Any place of the map by its name. */
const where = (places) => places.length && row(pick(page.now().words.what, places, (ref) => show("place", { ref })));

function pick(name, choices, chosen) {
  const list = element("select", { "aria-label": name, change: () => list.value && chosen(list.value) },
    ...[["", name], ...choices].map(([value, text]) => element("option", { value }, text)));
  return list;
}

const entry = ({ at, lines }) => element("div", { class: "entry" },
  icon(`${at}`, `${page.now().words.past}: ${at}`, () => step(at)), element("div", {}, ...written(lines)));

function times(parts) {
  const said = [parts[0].time, parts.at(-1).time].map((time) => new Date(time * 1000).toLocaleString(page.now().language, { dateStyle: "medium", timeStyle: "short" }));
  return element("small", {}, [...new Set(said)].join(" – "));
}

const ways = (found) => row(...found.map(({ label, end, seq }) => button(label, () => show("log", { end, seq }))));

function search(found) {
  const { words } = page.now();
  const field = element("input", { type: "search", placeholder: words.search, "aria-label": words.search, enterkeyhint: "search", change: () => field.value && show("rules", { words: field.value }) });
  return row(pick(words.rules, found.sections.map((title) => [title, title]), (title) => show("rules", { words: title })), field);
}

/** A moment of the past; of several asked for at once only the last one is fetched. */
async function step(at) {
  wanted = at;
  if (asking) return;
  asking = true;
  try {
    while (wanted !== null) {
      const now = wanted, mine = asked;
      wanted = null;
      const found = await look("look/past", { at: now });
      if (mine !== asked) continue;
      moment = found;
      if (wanted === null || !shown) draw("past", found);
      await page.map();
    }
  } catch (error) {
    page.failed(error);
  } finally {
    asking = false;
  }
}

/** The slider stays the same element while it is moved. */
function slide(found, words) {
  const head = part("sheet").querySelector(".head");
  let range = part("sheet").querySelector("input[type=range]");
  if (!range) {
    const by = (number) => () => step(Math.max(0, Math.min(Number(range.max), moment.at + number)));
    range = element("input", { type: "range", min: 0, "aria-label": words.past, input: () => step(Number(range.value)) });
    head.after(element("div", { class: "slider" }, button("−1", by(-1)), range, button("+1", by(1))));
    range.focus();
  }
  range.max = found.last;
  if (document.activeElement !== range || wanted === null) range.value = found.at;
  range.setAttribute("aria-valuetext", found.title);
  const [back, on] = part("sheet").querySelectorAll(".slider button");
  back.disabled = found.at <= 0;
  on.disabled = found.at >= found.last;
}
