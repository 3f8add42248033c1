/** A mission that somebody writes at: what is tapped on its map is told, and what can be done there is done by the server. */
import { enter, look, picture, press } from "./net.js";
import { button, element, failed, fill, part, row, speak, tell, texts } from "./dom.js";
import * as map from "./map.js";

let now = null, busy = false, drawn = "";

async function take(next, note = "") {
  now = next;
  speak(now);
  document.title = part("heading").textContent = now.heading;
  tell([note, now.status].filter(Boolean).join("\n"), Boolean(note));
  document.querySelector("main").hidden = false;
  draw();
  if (!now.map || drawn === now.map.picture) return light();
  const address = await picture(now.map.picture), old = part("picture").src;
  drawn = now.map.picture;
  if (!map.show(address, now.map)) map.view([]);
  part("picture").alt = now.alt;
  if (old) URL.revokeObjectURL(old);
  light();
}

const light = () => map.light([], "", now.place ? [{ ...now.place, mark: " " }] : []);

async function refresh(query = now?.place ? { place: now.place.ref } : {}) {
  try {
    await take(await look("state", query));
  } catch (error) {
    failed(error);
  }
}

async function act(what, words = []) {
  if (busy) return;
  busy = true;
  try {
    const came = await press({ do: what, words, place: now.place?.ref || "" });
    await take(came.state, came.note);
  } catch (error) {
    failed(error);
  } finally {
    busy = false;
  }
}

/** Whether it is one of several ways in which something can be. */
const one = ({ do: what }) => what === "door" || what === "wake";

function chosen(ways) {
  const list = element("select", { "aria-label": now.place.label, change: () => act(ways[list.selectedIndex].do, ways[list.selectedIndex].words) });
  list.append(...ways.map(({ label, so }) => element("option", { selected: so }, label)));
  return list;
}

function draw() {
  const place = now.place, list = element("select", { "aria-label": texts.places, change: ({ target }) => refresh({ place: target.value }) });
  list.append(element("option", { value: "" }, texts.places));
  for (const each of now.places) list.append(element("option", { value: each.ref, selected: each.ref === place?.ref }, each.label));
  fill("choices", row(list, now.undo && button(texts.undo, () => act("undo"))));
  fill("asked", place ? [place.label, place.lies].filter(Boolean).join(" · ") : now.about);
  const deeds = place?.deeds || [], ways = deeds.filter(one), others = deeds.filter((deed) => !one(deed));
  fill("card", ways.length > 0 && row(chosen(ways)), row(...others.map(({ label, do: what, words }) => button(label, () => act(what, words)))));
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
