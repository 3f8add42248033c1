import { MARKS, draw, element, follow } from "/local/common.js";

const { all, lost, master } = document.querySelector('script[src="/local/channel.js"]').dataset;
const SEEN = "gravekeeper-seen";
const [room] = window.location.hash.slice(1).split("-");
if (!room) window.location.replace("/");
const list = element("div", { class: "local-list" });
const notice = element("p", { class: "local-lost", role: "status" }, lost);
notice.hidden = true;
document.getElementById("preview-workspace").prepend(
  element("nav", { class: "local-channels" }, element("a", { href: "/" }, `‹ ${all}`), list, notice, element("p", { class: "local-master" }, master)));

/** The last message seen, for each member and channel. */
function seen() { return JSON.parse(localStorage.getItem(SEEN) || "{}"); }

let names = new Map();
follow(({ members, channels }) => {
  const viewer = window.simcordPreview?.viewerId || window.location.hash.slice(1).split("-")[1] || members[0].id;
  // The picker changes who is looking; a reload must keep that.
  if (window.location.hash !== `#${room}-${viewer}`) history.replaceState(null, "", `#${room}-${viewer}`);
  const read = seen();
  const mine = channels[viewer] || [];
  const here = mine.find(({ id }) => id === room);
  if (here && !document.hidden) {
    read[`${viewer}-${room}`] = here.last;
    localStorage.setItem(SEEN, JSON.stringify(read));
  }
  names = new Map(mine.map(({ id, name }) => [`#${name}`, `#${id}-${viewer}`]));
  draw(list, mine.map(({ id, kind, name, last }) => {
    const fresh = BigInt(last) > BigInt(read[`${viewer}-${id}`] || 0);
    return element("a", {
      href: `#${id}-${viewer}`, class: `${kind}${fresh ? " fresh" : ""}`, ...(id === room ? { "aria-current": "page" } : {}),
    }, `${MARKS[kind]} ${name}`);
  }));
  const who = members.find(({ id }) => id === viewer);
  if (here && who) document.title = `${MARKS[here.kind]} ${here.name} · ${who.name}`;
}, (silent) => { notice.hidden = !silent; });

/** A channel opens at its newest message, and stays there while pictures come in, until somebody moves. */
const timeline = document.getElementById("channel-timeline");
const toNewest = () => { timeline.scrollTop = timeline.scrollHeight; };
const growing = new MutationObserver(toNewest);
growing.observe(timeline, { childList: true, subtree: true });
timeline.addEventListener("load", toNewest, true);
for (const moved of ["wheel", "touchstart", "pointerdown", "keydown"]) {
  document.addEventListener(moved, () => {
    growing.disconnect();
    timeline.removeEventListener("load", toNewest, true);
  }, { once: true, capture: true });
}

document.addEventListener("click", (event) => {
  const mention = event.target instanceof Element && event.target.closest(".mention");
  const address = mention && names.get(mention.textContent);
  if (address) window.location.hash = address;
});
