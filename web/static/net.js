/** The server: a ticket becomes a token that this tab alone holds; nothing is sent by itself. */
const TOKEN = "gravekeeper-visit";
export const RETRY = 5000;
const SILENT = 40000; // it beats every 25 s
const LONGEST = 15000; // a network that is gone may not say so

/** What the server has refused; `over`: for good. */
export class Refusal extends Error {
  constructor(text, over) { super(text); this.over = over; }
}

/** Whether the server has another page by now. */
export let renewed = false;
const edition = document.documentElement.dataset.page;
let token = sessionStorage.getItem(TOKEN), ended = false;

const bearer = () => ({ Authorization: `Bearer ${token}` });

async function ask(path, body) {
  const headers = { ...bearer(), "Content-Type": "application/json" };
  const [cache, longest] = path.startsWith("picture/") ? ["default", 4 * LONGEST] : ["no-store", LONGEST];
  const answer = await fetch(path, { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body), cache, signal: AbortSignal.timeout(longest) });
  renewed = (answer.headers.get("Gravekeeper-Page") || edition) !== edition;
  if (answer.ok) return answer;
  if (answer.status === 429 && path !== "visit") {
    await new Promise((done) => setTimeout(done, 1000));
    return ask(path, body);
  }
  const said = await answer.json().catch(() => ({}));
  if (!said.note) throw new Error(`${answer.status}`); // a proxy says so: the server is not there
  ended = answer.status === 401 || answer.status === 421;
  throw new Refusal(said.note, ended);
}

/** Spend the ticket of the address, if it has one; without ticket and token the server says what to do. */
export async function enter() {
  const ticket = window.location.hash.slice(1);
  if (ticket) {
    const spend = () => history.replaceState(null, "", window.location.pathname);
    const answer = await ask("visit", { ticket }).catch((error) => { error.over && spend(); throw error; });
    spend(); // not before: whom nobody heard may come again
    token = (await answer.json()).token;
    sessionStorage.setItem(TOKEN, token);
  }
}

export const look = async (what, query) => (await ask(`${what}?${new URLSearchParams(query)}`)).json();

export const picture = async (digest) => URL.createObjectURL(await (await ask(`picture/${digest}`)).blob());

/** Every press has a number, so that the same one twice is done once. */
export async function press(act) {
  const number = Number(crypto.getRandomValues(new BigUint64Array(1))[0] >> 11n) || 1;
  const body = { ...act, number };
  const send = async () => (await ask("press", body)).json();
  return send().catch((error) => {
    if (error instanceof Refusal) throw error;
    return send(); // the connection broke: nobody knows whether it arrived
  });
}

/** Call `newer` whenever there is news, or the server is silent. A hidden page hears nothing. */
export function follow(newer) {
  let stream = null, silence = 0;
  const stop = () => { clearTimeout(silence); stream?.abort(); stream = null; };
  const again = () => { stop(); newer(); listen(); };
  async function listen() {
    if (stream || document.hidden || ended) return;
    const mine = stream = new AbortController(), heard = () => { clearTimeout(silence); silence = setTimeout(again, SILENT); };
    let pause = RETRY;
    heard();
    try {
      const answer = await fetch("live", { headers: bearer(), cache: "no-store", signal: mine.signal });
      if (!answer.ok) {
        pause = answer.headers.get("Retry-After") * 1000 || RETRY;
        throw new Error(`${answer.status}`);
      }
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        heard();
        if (part.value.includes("data:")) newer();
      }
    } catch {
      // said below, as for an end without an error
    }
    if (stream === mine) stream = null;
    if (mine.signal.aborted) return;
    clearTimeout(silence);
    setTimeout(async () => { await newer(); listen(); }, pause);
  }
  document.addEventListener("visibilitychange", () => { if (document.hidden) stop(); else { newer(); listen(); } });
  window.addEventListener("online", again); // the stream may hang
  window.addEventListener("offline", newer); // which says so
  listen();
}
