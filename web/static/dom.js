/** Pieces of the page. Texts come from the server, as lines of pieces: `[kind, depth, [[text, styles], …]]`. */
import { Refusal, renewed } from "./net.js";

export const part = (id) => document.getElementById(id);

export const element = (tag, attributes, ...children) => filled(document.createElement(tag), attributes, children);

export function filled(made, attributes = {}, children = []) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name, value);
    else if (name.startsWith("aria-")) made.setAttribute(name, value);
    else if (value !== false && value !== undefined) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.filter(Boolean));
  return made;
}

export const button = (text, click, attributes = {}, ...more) => element("button", { type: "button", click, ...attributes }, text, ...more);

/** A button that is drawn as a sign, and called by a name. */
export const icon = (sign, name, click, attributes = {}) => button(sign, click, { "aria-label": name, ...attributes });

const focusable = (home) => [...home.querySelectorAll("button, input, select, summary")];

/** Fill a part anew, without what is false; the focus goes to what takes the place of what had it. */
export function fill(id, ...inside) {
  const home = part(id), at = focusable(home).indexOf(document.activeElement);
  home.replaceChildren(...inside.flat().filter(Boolean));
  if (at >= 0) focusable(home)[at]?.focus({ preventScroll: true });
}

/** What the page says by itself, as the server has told it. */
export let texts = {};

export function speak(said) {
  texts = said.words;
  document.documentElement.lang = said.language;
}

/** What is news stands above the map. */
export function tell(text, warn = false) {
  part("news").textContent = text;
  part("news").classList.toggle("warn", warn);
  if (renewed) part("news").append(" ", button(texts.reload || "⟳", () => window.location.reload()));
}

/** What went wrong; a page that is over leaves nothing to press. */
export function failed(error) {
  if (error.over) {
    part("news").textContent = "";
    document.querySelector("main")?.replaceWith(element("p", { class: "gone" }, error.message));
    part("bar")?.replaceChildren();
  } else if (error instanceof Refusal || texts.lost) tell(error instanceof Refusal ? error.message : texts.lost, true);
}

export const row = (...inside) => element("div", { class: "row" }, ...inside);

export const small = (text) => text && element("small", {}, text);

const TAGS = { head: "h3", small: "small", quote: "blockquote", text: "p" };

const piece = ([text, styles]) => styles.reduceRight((inner, style) => element(style, {}, inner), text);

/** Lines as elements; those of a list that follow one another are one. */
export function written(lines) {
  const found = [];
  let list = null;
  for (const [kind, depth, pieces] of lines) {
    const inner = pieces.map(piece);
    if (kind !== "item") {
      list = null;
      found.push(element(TAGS[kind], {}, ...inner));
      continue;
    }
    if (!list) found.push(list = element("ul"));
    list.append(element("li", { class: depth ? `deep${Math.min(depth, 2)}` : false }, ...inner));
  }
  return found;
}
