/** The map: pan and zoom, what is lit on it, and which place a finger means. */
import { fill, filled, icon, part, texts } from "./dom.js";

const SMALL = 32, TOUCH = 44, NEAR = 24, APART = 18, THIN = 28, MOVED = 10, OVERHANG = 1.03;
const [frame, board, picture, lit, levels, zooms] = ["frame", "board", "picture", "lit", "levels", "zooms"].map(part);
const ZOOMS = [["+", "zoom-in", 1.5], ["−", "zoom-out", 1 / 1.5], ["⤢", "whole", 0]], KEYS = { "+": 1.5, "=": 1.5, "-": 1 / 1.5, 0: 0 };

let size = { width: 1, height: 1, unit: 96 }, places = [], zoomer = null, home = null, tapped = () => {}, left = () => {};

const svg = (tag, attributes, ...children) => filled(document.createElementNS(lit.namespaceURI, tag), attributes, children);

const scale = () => zoomer.getScale();

/** `tap(place, sure)`: of a place, and whether no other can have been meant; `leave(x, y)`: somebody taps beside all, on this pixel of the picture. */
export function begin(tap, leave) {
  tapped = tap;
  left = leave;
  zoomer = window.Panzoom(board, { step: 0.4, cursor: "grab", animate: false });
  frame.addEventListener("wheel", (event) => { home = null; zoomer.zoomWithWheel(event); }, { passive: false });
  board.addEventListener("panzoomend", keepInSight);
  let start = null;
  const on = (what, does) => frame.addEventListener(`pointer${what}`, does, true);
  on("down", (event) => { start = event.isPrimary && event; });
  on("move", ({ clientX, clientY }) => {
    if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > MOVED) start = home = null;
  });
  on("cancel", () => { start = null; });
  on("up", (event) => {
    if (start && event.isPrimary) touched(event.clientX, event.clientY);
    start = null;
  });
  lit.addEventListener("keydown", keyed);
  lit.addEventListener("click", (event) => { if (!event.detail && at(event)) tapped(at(event), true); }); // of a screen reader
  document.addEventListener("keydown", ({ key, target }) => { if (key in KEYS && !target.closest("input, select")) zoom(KEYS[key]); });
  new ResizeObserver(() => (home ? view(home) : limits())).observe(frame);
}

/** Show a picture of this size; the view stays where it is if the size does. */
export function show(address, map) {
  picture.src = address;
  const same = map.width === size.width && map.height === size.height;
  size = map;
  board.style.width = `${map.width}px`;
  board.style.height = `${map.height}px`;
  lit.setAttribute("viewBox", `0 0 ${map.width} ${map.height}`);
  lit.setAttribute("aria-label", texts.places);
  fill("zooms", ZOOMS.map(([sign, name, by]) => icon(sign, texts[name], () => zoom(by))));
  limits();
  return same;
}

function limits() {
  const whole = Math.min(frame.clientWidth / size.width, (frame.clientHeight - levels.offsetHeight - zooms.offsetHeight) / size.height);
  zoomer.setOptions({ minScale: Math.min(whole, 1) || 0.05, maxScale: 2 });
}

/** A place outlined, with its mark. */
function outlined(place, attributes, mark) {
  const [x, y] = middle(place), sign = mark && svg("text", { x, y, "font-size": Math.max(28, size.unit / 2.5) }, mark);
  return svg("g", attributes, ...place.areas.map(({ points }) => svg("polygon", { points: points.join(" ") })), sign);
}

/** Light these places: `{ref, areas, label, mark}`; `selected` is the one that the card is about, `stars` are advised. */
export function light(found, selected, stars = []) {
  places = found;
  const focused = lit.contains(document.activeElement) ? document.activeElement.dataset.ref : null;
  const first = places.find(({ ref }) => ref === selected) || places[0];
  lit.setAttribute("aria-hidden", !places.length);
  lit.replaceChildren(lit.firstElementChild, ...places.map((place) => outlined(place, {
    role: "option", tabindex: place === first ? 0 : -1, "data-ref": place.ref, "aria-label": [place.mark, place.label].filter(Boolean).join(" "),
    "aria-selected": place.ref === selected, class: place.mark ? "picked" : "",
  }, place.mark)), ...stars.map((place) => outlined(place, { class: "star", "aria-hidden": "true" }, place.mark || "★")));
  if (focused) group(focused)?.focus({ preventScroll: true });
}

const group = (ref) => [...lit.querySelectorAll("g[role]")].find((each) => each.dataset.ref === ref);

export function focus(ref) { (group(ref) || lit.querySelector("g[role]"))?.focus({ preventScroll: true }); }

function bounds(place) {
  const points = place.areas.flatMap(({ points }) => points);
  const xs = points.map(([x]) => x), ys = points.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

function middle(place) {
  const { x0, y0, x1, y1 } = bounds(place);
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

/** Put a part of the picture into the middle, as large as it fits, and no larger than a comfortable place. */
export function view(found) {
  const all = { areas: found.length ? found.flatMap(({ areas }) => areas) : [{ points: [[0, 0], [size.width, size.height]] }] };
  const { x0, y0, x1, y1 } = bounds(all), [x, y] = middle(all);
  /** With so many CSS pixels left free above and below, for the buttons there. */
  const show = (above, below) => {
    const high = frame.clientHeight - above - below;
    const fit = (around) => Math.min(frame.clientWidth / (x1 - x0 + 2 * around), high / (y1 - y0 + 2 * around));
    // What surrounds the places is shown as far as that leaves them large enough for a finger.
    const wanted = Math.max(fit(size.unit), Math.min(TOUCH / size.unit, OVERHANG * fit(0)));
    centre(x, y, found.length ? Math.min(wanted, 96 / size.unit) : fit(0), above + high / 2);
    const outer = frame.getBoundingClientRect(), s = scale();
    return [levels, zooms].map((buttons) => { // it moves with the next frame only
      const box = buttons.getBoundingClientRect(), left = box.left - outer.left - frame.clientWidth / 2, top = box.top - outer.top - above - high / 2;
      const covers = places.map(bounds).some((place) => (place.x0 - x) * s < left + box.width && (place.x1 - x) * s > left && (place.y0 - y) * s < top + box.height && (place.y1 - y) * s > top);
      return covers ? box.height : 0;
    });
  };
  home = found; // until somebody moves the map
  const [above, below] = show(0, 0);
  if (above || below) show(above, below);
}

/** This point of the picture in the middle of the frame, so many CSS pixels below its edge. */
function centre(x, y, wanted, below = frame.clientHeight / 2) {
  limits();
  zoomer.zoom(wanted, { force: true });
  const s = scale();
  zoomer.pan((frame.clientWidth / 2 - size.width / 2) / s - (x - size.width / 2), (below - size.height / 2) / s - (y - size.height / 2), { force: true });
  keepInSight();
}

/** The middle of the frame never leaves the picture. Panzoom draws later: its numbers are asked. */
function keepInSight() {
  const s = scale(), { x, y } = zoomer.getPan();
  const kept = (middle, wide, pan) => {
    const there = (middle - wide / 2) / s;
    return there - Math.max(-wide / 2, Math.min(wide / 2, there - pan));
  };
  const kx = kept(frame.clientWidth / 2, size.width, x), ky = kept(frame.clientHeight / 2, size.height, y);
  if (Math.hypot(kx - x, ky - y) > 0.01) zoomer.pan(kx, ky, { force: true });
}

function zoom(by) {
  if (!by) return view([]);
  home = null;
  zoomer.zoom(scale() * by);
  keepInSight();
}

function touched(clientX, clientY) {
  const box = board.getBoundingClientRect(), x = (clientX - box.left) / scale(), y = (clientY - box.top) / scale(), place = meant(x, y);
  if (!place) return x >= 0 && y >= 0 && x < size.width && y < size.height && left(Math.floor(x), Math.floor(y));
  const wide = width(place) * scale(), alone = places.every((other) => other === place || apart(other, x, y));
  // A finger cannot tell small places apart that lie close together: the first tap only magnifies.
  if (wide >= SMALL || alone || scale() >= 2) return tapped(place, alone || wide >= TOUCH);
  home = null;
  centre(x, y, Math.min(2, TOUCH / Math.max(width(place), 8)));
}

/** Whether a finger that comes down here has hardly aimed at this place. */
const apart = ({ areas }, x, y) => areas.every((area) => { const [mx, my] = middle({ areas: [area] }); return Math.hypot(x - mx, y - my) * scale() > APART; });

/** The narrower side of a place; of a thin one, such as a door, that of the places around it. */
function width(place) {
  const box = bounds(place), narrow = Math.min(box.x1 - box.x0, box.y1 - box.y0);
  return narrow < size.unit / 2 ? Math.max(narrow, THIN / scale(), size.unit / 2) : narrow;
}

/** The place that a point means: one that it lies in, the smallest first; else the nearest one within a finger. */
function meant(x, y) {
  const s = scale();
  const far = places.map((place) => {
    const box = bounds(place), away = distance(place, x, y) * s;
    const thin = Math.min(box.x1 - box.x0, box.y1 - box.y0) * s < THIN;
    return { place, away: thin && away <= THIN / 2 ? 0 : away, area: (box.x1 - box.x0) * (box.y1 - box.y0) };
  }).filter(({ away }) => away <= NEAR);
  far.sort((one, other) => one.away - other.away || one.area - other.area);
  return far[0]?.place;
}

/** How far a point lies outside of a place, in pixels of the picture. */
function distance(place, x, y) { return Math.min(...place.areas.map(({ points }) => beyond(points, x, y))); }

function beyond(points, x, y) {
  let inside = false, least = Infinity;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [x0, y0] = points[j], [x1, y1] = points[i];
    if ((y0 > y) !== (y1 > y) && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) inside = !inside;
    const length = (x1 - x0) ** 2 + (y1 - y0) ** 2 || 1;
    const share = Math.max(0, Math.min(1, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length));
    least = Math.min(least, Math.hypot(x - x0 - share * (x1 - x0), y - y0 - share * (y1 - y0)));
  }
  return inside ? 0 : least;
}

const at = ({ target }) => places.find(({ ref }) => ref === target.closest("g")?.dataset.ref);

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Arrows go to the nearest lit place that way; Enter taps it. */
function keyed(event) {
  const here = at(event);
  if (!here) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    tapped(here, true);
  } else if (WAYS[event.key]) {
    event.preventDefault();
    const next = towards(here, WAYS[event.key]);
    if (!next) return;
    reveal(next);
    for (const each of lit.querySelectorAll("g[role]")) each.setAttribute("tabindex", each.dataset.ref === next.ref ? 0 : -1);
    focus(next.ref);
  }
}

function towards(here, [dx, dy]) {
  const [x, y] = middle(here);
  const ahead = places.filter((place) => place !== here).map((place) => {
    const [px, py] = middle(place), along = (px - x) * dx + (py - y) * dy, aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    return { place, along, cost: along + 2 * aside };
  }).filter(({ along }) => along > 0);
  ahead.sort((one, other) => one.cost - other.cost);
  return ahead[0]?.place;
}

/** Put a place into sight; `stay`: that is what is looked at now, whatever becomes of the frame. */
export function reveal(place, stay) {
  if (stay) home = null;
  const outer = frame.getBoundingClientRect(), { left, top } = board.getBoundingClientRect(), s = scale(), box = bounds(place);
  if (left + box.x0 * s >= outer.left && left + box.x1 * s <= outer.right && top + box.y0 * s >= outer.top && top + box.y1 * s <= outer.bottom) return;
  home = null;
  centre(...middle(place), s);
}
