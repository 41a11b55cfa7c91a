import { escapeHtml } from "../console/escape-html";
import { readBytes } from "../read-body";
import type { Reply, StandIn } from "../stand-in";
import { Phone } from "./phone";
import { isSigned } from "./vapid";

const kept = 200;

/** What a phone was sent, decrypted; the headers are the push service's to follow. */
export type Notice = {
  phone: string;
  text: string;
  ttl: string | undefined;
  urgency: string | undefined;
  topic: string | undefined;
  at: string;
};

/**
 * A push service with phones whose keys it knows, so that it can show what they were sent. `next` is what it says instead of taking
 * the next messages.
 */
export function openPush(origin: () => string): StandIn {
  const phones = new Map<string, Phone>();
  let notices: Notice[] = [];
  let next: number | undefined;

  const take: StandIn["routes"][string] = async ({ params: { id = "" }, request }): Promise<Reply> => {
    const phone = phones.get(id);
    const { headers } = request;
    const body = await readBytes(request);
    if (!phone || phone.isGone) return { status: 410, json: { error: "no such phone" } };
    if (next !== undefined) return { status: next, json: { error: "not now" } };
    if (!isSigned(headers.authorization, origin())) return { status: 403, json: { error: "not signed" } };
    if (headers["content-encoding"] !== "aes128gcm" || headers.ttl === undefined)
      return { status: 400, json: { error: "takes aes128gcm and a TTL" } };
    const text = phone.read(body);
    const { ttl, urgency, topic } = headers as Record<string, string | undefined>;
    notices = [{ phone: id, text, ttl, urgency, topic, at: new Date().toISOString() }, ...notices].slice(
      0,
      kept,
    );
    return { status: 201, json: {} };
  };

  return {
    title: "Notifications",
    routes: {
      "POST /push": () => {
        const phone = new Phone();
        phones.set(phone.id, phone);
        return { status: 201, json: { id: phone.id, ...phone.subscription(origin()) } };
      },
      "POST /push/:id": take,
      "GET /push/:id": ({ params: { id } }) => ({ json: notices.filter(({ phone }) => phone === id) }),
      "DELETE /push/:id": ({ params: { id = "" } }) => {
        const phone = phones.get(id);
        if (phone) phone.isGone = true;
        return { json: {} };
      },
      "PUT /push": ({ query }) => {
        next = query.has("say") ? Number(query.get("say")) : undefined;
        return { json: { next: next ?? null } };
      },
    },
    section: () =>
      notices.map(card).join("") ||
      "<p>No notification yet. Phones of tests only: real browsers have a push service of their own.</p>",
    stop: async () => {},
  };
}

function card({ text, urgency, ttl, at }: Notice): string {
  const time = new Date(at).toLocaleString("en-IN", { timeZone: "Asia/Kolkata" });
  return `<details><summary><b>${escapeHtml(titleOf(text))}</b><span>${escapeHtml(`${urgency}, ${ttl} s`)}</span><time>${time}</time></summary><pre>${escapeHtml(text)}</pre></details>`;
}

function titleOf(text: string): string {
  try {
    return String(JSON.parse(text).title);
  } catch {
    return text.slice(0, 60);
  }
}
