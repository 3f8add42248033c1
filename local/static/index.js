import { MARKS, draw, element, follow } from "/local/common.js";

const channels = document.getElementById("channels");

follow(({ members, channels: visible }) => {
  const rows = new Map();
  for (const member of members) {
    for (const channel of visible[member.id]) {
      if (!rows.has(channel.id)) rows.set(channel.id, { channel, members: [] });
      rows.get(channel.id).members.push(member);
    }
  }
  draw(channels, [...rows.values()].map(({ channel, members }) =>
    element("section", { class: channel.kind },
      element("h2", {}, `${MARKS[channel.kind]} ${channel.name}`),
      element("p", {}, ...members.map((member) =>
        element("a", { href: `/channel#${channel.id}-${member.id}`, target: "_blank" }, member.name))))));
}, (silent) => { document.getElementById("lost").hidden = !silent; });
