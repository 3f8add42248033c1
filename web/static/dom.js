/** Pieces of the page. Texts come from the server, as lines of pieces: `[kind, depth, [[text, styles], …]]`. */
export const part = (id) => document.getElementById(id);

export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
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

export const row = (...inside) => element("div", { class: "row" }, ...inside);

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
