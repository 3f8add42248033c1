/** What somebody writes at: what is tapped on a map or chosen from the list is told, and what can be done there is done by the server. */
import { enter, look, picture, press } from "./net.js";
import { button, element, failed, fill, part, row, small, speak, tell, texts } from "./dom.js";
import * as map from "./map.js";

let now = null, busy = false, drawn = "";
const typed = new Map(); // what is typed into forms and not sent

async function take(next, note = "") {
  now = next;
  speak(now);
  document.title = part("heading").textContent = now.heading;
  tell([note, now.status].filter(Boolean).join("\n"), Boolean(note));
  document.querySelector("main").hidden = false;
  draw();
  part("frame").hidden = !now.map;
  if (!now.map || drawn === now.map.picture) return light();
  const address = await picture(now.map.picture), old = part("picture").src;
  drawn = now.map.picture;
  if (!map.show(address, now.map)) map.view([]);
  part("picture").alt = now.alt;
  if (old) URL.revokeObjectURL(old);
  light();
}

const light = () => map.light([], "", now.place?.areas.length ? [{ ...now.place, mark: " " }] : []);

async function refresh(query = now?.place ? { place: now.place.ref } : {}) {
  try {
    await take(await look("state", query));
  } catch (error) {
    failed(error);
  }
}

async function act(what, words = [], sent = []) {
  if (busy) return;
  busy = true;
  try {
    const came = await press({ do: what, words, place: now.place?.ref || "" });
    if (!came.note) sent.forEach((key) => typed.delete(key));
    await take(came.state, came.note);
  } catch (error) {
    failed(error);
  } finally {
    busy = false;
  }
}

/** Whether it is one of several ways in which something can be. */
const one = ({ do: what }) => what === "door" || what === "wake" || what === "order";

const chose = (way) => way && act(way.do, way.words);

function chosen(ways) {
  const first = ways.some(({ so }) => so) ? [] : [null]; // nothing is so yet: the first line does nothing
  const every = [...first, ...ways], list = element("select", { "aria-label": now.place.label, change: () => chose(every[list.selectedIndex]) });
  list.append(...every.map((way) => (way ? element("option", { selected: way.so }, way.label) : element("option", {}, now.place.label))));
  return list;
}

function field({ name, label, about, value, words, lines, most }, key) {
  const known = { name, "aria-label": label, input: () => typed.set(key, input.value), maxlength: most || undefined };
  let input;
  if (words.length) {
    input = element("select", known);
    input.append(...words.map((word) => element("option", { value: word.value }, word.label)));
  } else {
    input = element(lines ? "textarea" : "input", { ...known, rows: lines ? Math.min(12, value.split("\n").length + 1) : undefined });
  }
  input.value = typed.get(key) ?? value;
  return element("label", { class: "field" }, element("strong", {}, label), small(about), input);
}

function form({ do: what, words, fields }) {
  const keys = fields.map(({ name }) => [what, ...words, name].join(" "));
  const sent = (event) => {
    event.preventDefault();
    const changed = fields.flatMap(({ name }, n) => (typed.has(keys[n]) ? [name, typed.get(keys[n])] : []));
    act(what, [...words, ...changed], keys); // what stands in the others may be otherwise by now
  };
  return element("form", { submit: sent }, ...fields.map((each, n) => field(each, keys[n])), row(element("button", { type: "submit" }, texts.keep)));
}

function draw() {
  const place = now.place, list = element("select", { "aria-label": texts.places, change: ({ target }) => refresh({ place: target.value }) });
  list.append(element("option", { value: "" }, texts.places));
  for (const each of now.places) list.append(element("option", { value: each.ref, selected: each.ref === place?.ref }, each.label));
  fill("choices", row(list, now.undo && button(texts.undo, () => act("undo"))));
  fill("asked", place ? [place.label, place.lies].filter(Boolean).join(" · ") : now.about);
  const deeds = place?.deeds || [], ways = deeds.filter(one), others = deeds.filter((deed) => !one(deed));
  fill("card", ways.length > 0 && row(chosen(ways)), ...(place?.forms || []).map(form), row(...others.map(({ label, do: what, words }) => button(label, () => act(what, words)))));
}

map.begin(({ ref }) => refresh({ place: ref }), (x, y) => refresh({ x, y }));
document.addEventListener("visibilitychange", () => { if (!document.hidden && now) refresh(); });
window.addEventListener("hashchange", () => window.location.reload());

try {
  await enter();
  await refresh({});
} catch (error) {
  failed(error);
}
