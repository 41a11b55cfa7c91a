import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";

/**
 * A program that the shop tells of orders: checks each message, answers at once, and asks back with its API key.
 *
 *     WEBHOOK_SECRET=whsec_… SHOP_KEY=shopkey_… SHOP=https://shop.example npx tsx examples/webhook-receiver.ts
 */

/** Older messages may have been recorded and sent once more by somebody else. */
const oldestSeconds = 5 * 60;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Whether a message comes from the shop: one of its signatures was made with the secret, over exactly these bytes, and not
 * long ago. The library `standardwebhooks` does the same in many languages.
 */
export function isGenuine(secret: string, headers: Headers, body: string, now = Date.now()): boolean {
  const [id, timestamp, signatures] = ["id", "timestamp", "signature"].map((name) =>
    String(headers[`webhook-${name}`] ?? ""),
  );
  if (Math.abs(now / 1_000 - Number(timestamp)) > oldestSeconds) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const wanted = Buffer.from(
    `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`,
  );
  // Several while the secret is being replaced: one of them is enough.
  return (signatures ?? "").split(" ").some((signature) => {
    const given = Buffer.from(signature);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

type Message = { type: string; timestamp: string; data: { id: string; state?: string; version: number } };

/** The latest version of each thing that was worked on: an older message that comes late tells nothing new. */
const latest = new Map<string, number>();
/** The messages that were taken. A program that restarts keeps these in its database. */
const taken = new Set<string>();

/** What is new in a message; undefined for one that came before. */
export function newsOf(messageId: string, message: Message): Message | undefined {
  const { id, version } = message.data;
  if (taken.has(messageId) || (latest.get(id) ?? 0) >= version) return undefined;
  taken.add(messageId);
  latest.set(id, version);
  return message;
}

/** The order as it is now: messages hold ids and states alone. */
async function readOrder(shop: string, key: string, id: string): Promise<unknown> {
  const response = await fetch(`${shop}/api/admin/orders/details/${id}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return response.json();
}

function serve(secret: string, shop: string, key: string, port: number): void {
  const server = createServer(async (req, res) => {
    let body = "";
    for await (const chunk of req) body += chunk;
    if (!isGenuine(secret, req.headers, body)) return void res.writeHead(401).end();
    // Within ten seconds, and before the work: otherwise the shop sends it again.
    res.writeHead(204).end();
    const news = newsOf(String(req.headers["webhook-id"]), JSON.parse(body) as Message);
    if (news?.type.startsWith("order.")) console.log(news.type, await readOrder(shop, key, news.data.id));
  });
  server.listen(port, "127.0.0.1", () => console.log(`Taking messages on port ${port}`));
}

const { WEBHOOK_SECRET, SHOP_KEY, SHOP = "http://localhost:8000", PORT = "3333" } = process.env;
if (WEBHOOK_SECRET && SHOP_KEY) serve(WEBHOOK_SECRET, SHOP, SHOP_KEY, Number(PORT));
