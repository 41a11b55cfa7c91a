import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = { path: string; headers: Record<string, string>; body: string };
/** A status, a redirect, or no answer at all. */
type Mood = (message: Received) => number | { status: number; location: string } | "hangs up";

/** A program of somebody else that takes webhooks, on this machine. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer: Mood = () => 204;
  const server = createServer(async (req, res) => {
    let body = "";
    for await (const chunk of req) body += chunk;
    const message = { path: req.url ?? "", headers: req.headers as Record<string, string>, body };
    received.push(message);
    const given = answer(message);
    if (given === "hangs up") res.destroy();
    else if (typeof given === "number") res.writeHead(given).end();
    else res.writeHead(given.status, { location: given.location }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    /** What came to one path. */
    at: (path: string) => received.filter((message) => message.path === path),
    answers: (mood: Mood) => {
      answer = mood;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
