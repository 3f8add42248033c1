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

/** A channel opens at its newest message, and goes to what is new for whoever has just acted or stands at the end: to
 * its start, as far as it is taller than the screen. It stays there while pictures come in, until somebody moves.
 */
const RECENT = 30_000, NEAR = 80;
const timeline = document.getElementById("channel-timeline");
const bounds = (element) => element.getBoundingClientRect();
let newest = 0n, target = null, acted = 0, atEnd = true;
function show() {
  if (!target?.isConnected) return;
  timeline.scrollTop = timeline.scrollHeight;
  const hidden = bounds(timeline).top - bounds(target).top;
  if (hidden > 0) timeline.scrollTop -= hidden;
}
function settle() {
  const ids = [...timeline.querySelectorAll("article[data-message-id]")].map((each) => BigInt(each.dataset.messageId));
  const fresh = ids.filter((id) => id > newest).sort((one, other) => (one < other ? -1 : 1));
  if (fresh.length) {
    const first = newest ? fresh[0] : fresh[fresh.length - 1];
    newest = fresh[fresh.length - 1];
    if (atEnd || Date.now() - acted < RECENT) target = timeline.querySelector(`article[data-message-id="${first}"]`);
  }
  show();
}
new MutationObserver(settle).observe(timeline, { childList: true, subtree: true });
timeline.addEventListener("load", show, true);
timeline.addEventListener("scroll", () => {
  atEnd = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < NEAR;
}, { passive: true });
for (const moved of ["wheel", "touchmove", "pointerdown", "keydown"]) {
  document.addEventListener(moved, () => {
    target = null;
    if (moved === "pointerdown" || moved === "keydown") acted = Date.now();
  }, { capture: true, passive: true });
}

/** simcord closes a list at once whose select is out of sight while the page is drawn anew, as it is on a phone whenever
 * the keyboard or the bar of the browser moves: such a select counts as in sight.
 */
const measured = Element.prototype.getBoundingClientRect;
Element.prototype.getBoundingClientRect = function () {
  const place = measured.call(this);
  const gone = this.classList.contains("select-trigger") && (place.bottom <= 0 || place.top >= innerHeight);
  return gone ? new DOMRect(8, innerHeight / 2, place.width, place.height) : place;
};

document.addEventListener("click", (event) => {
  const mention = event.target instanceof Element && event.target.closest(".mention");
  const address = mention && names.get(mention.textContent);
  if (address) window.location.hash = address;
});
