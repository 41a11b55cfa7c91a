import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type Reply, type Server, send } from "./frame";
import type { Step } from "./journey";

/** What came of the orders since somebody last looked; times in ms from when an order was due. */
export type Window = { times: number[]; failures: string[] };

type Rate = { perMinute: number; minutes: number; shoppers: number };

/**
 * Places whole orders one after another at a steady rate, whatever they take: one that begins late, because its shopper's
 * last one is not through yet, counts from when it was due. Each that ended goes into the window that `into` returns then.
 */
export async function orderSteadily(
  server: Server,
  steps: readonly Step[],
  { perMinute, minutes, shoppers }: Rate,
  into: () => Window,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const started = performance.now();
  const all = Math.round(perMinute * minutes);
  const busy: Promise<void>[] = [];
  for (let turn = 0; turn < all; turn += 1) {
    const due = started + (turn * 60_000) / perMinute;
    await pause(Math.max(0, due - performance.now()));
    const before = busy[turn % shoppers];
    busy[turn % shoppers] = (async () => {
      await before;
      const failure = await placeOne(server, agent, steps, turn);
      const { times, failures } = into();
      times.push(performance.now() - due);
      if (failure) failures.push(failure);
    })();
  }
  await Promise.all(busy);
  agent.destroy();
}

/** Walks one order through; returns what failed, if anything did. */
async function placeOne(
  server: Server,
  agent: Agent,
  steps: readonly Step[],
  turn: number,
): Promise<string | undefined> {
  const answers: Record<string, Reply> = {};
  for (const { name, call } of steps) {
    try {
      const reply = await send(server, agent, call(answers, turn));
      answers[name] = reply;
      if (reply.status >= 400) return `${name}: ${reply.status} ${reply.body.slice(0, 120)}`;
    } catch (error) {
      return `${name}: ${error}`;
    }
  }
  return undefined;
}
