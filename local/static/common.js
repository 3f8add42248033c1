/** What the index and the channel pages share: the list of channels, fetched every second. */
export const MARKS = { text: "#", thread: "↳", direct: "@" };

/** @param {string} tag @param {Record<string, string>} attributes @param {...(Node | string)} children */
export function element(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Replace the children only when they differ, so that focus and a finger on the glass survive. */
export function draw(parent, children) {
  const next = element("div", {}, ...children);
  if (next.innerHTML !== parent.innerHTML) parent.replaceChildren(...next.childNodes);
}

/** Call `use` with the channels every second, `lost` with whether the server is silent. */
export function follow(use, lost) {
  let start = null;
  async function once() {
    const value = await fetch("/channels.json", { cache: "no-store" }).then((answer) => answer.json()).catch(() => null);
    start ??= value?.start;
    if (value && value.start !== start) return window.location.reload();
    lost(!value);
    setTimeout(once, 1000);
    if (value) use(value);
  }
  once();
}
