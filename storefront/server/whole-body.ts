import type { IncomingMessage } from "node:http";
import { networkOf } from "@contract/network";

/** Why a body is incomplete; `gone`: the client has disconnected. */
export class BodyRefused extends Error {
  constructor(readonly why: "tooLarge" | "tooSlow" | "tooMany" | "gone") {
    super(why);
  }
}

/** Bytes per second that a phone on a poor connection sends. */
const bytesPerSecond = 32 * 1024;
const patienceMs = 10_000;

/**
 * Reads the whole body of a request, at most `limit` bytes, within its own time or until `evicted`. Only then is the
 * backend called, which would otherwise hold a connection that others need while it waits. Rejects with BodyRefused.
 */
export function readWhole(req: IncomingMessage, limit: number, evicted: AbortSignal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const settle = (done: () => void) => {
      clearTimeout(timer);
      req.off("data", take).off("end", finish).off("close", leave);
      done();
    };
    const refuse = (why: BodyRefused["why"]) => settle(() => reject(new BodyRefused(why)));
    const timer = setTimeout(() => refuse("tooSlow"), patienceMs + (limit / bytesPerSecond) * 1_000);
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) refuse("tooLarge");
      else chunks.push(chunk);
    };
    const finish = () => settle(() => resolve(Buffer.concat(chunks)));
    const leave = () => refuse("gone");
    const giveUp = () => refuse("tooMany");
    evicted.addEventListener("abort", giveUp, { once: true });
    req.on("data", take).once("end", finish).once("close", leave);
  });
}

/**
 * How many may be under way per address: thousands of visitors may share one, but a body that is really sent arrives
 * at once.
 */
const mostOfOne = { bodies: 100, bytes: 8 * 1024 * 1024 };
const mostOfAll = 64 * 1024 * 1024;

type Body = { network: string; bytes: number; evicted: AbortController };

/**
 * Counts the bodies that are arriving. If an address has more than its share, those waiting longest are dropped: a
 * visitor who really sends is not among them, even if someone who does not shares the address.
 */
export class Unfinished {
  /** The longest waiting first. */
  readonly #all = new Set<Body>();
  readonly #byNetwork = new Map<string, Set<Body>>();

  /** Makes room for a body of up to `bytes`; the signal fires if its room is needed, `leave` gives it back. */
  enter(address: string, bytes: number): { signal: AbortSignal; leave: () => void } {
    const body: Body = { network: networkOf(address), bytes, evicted: new AbortController() };
    const siblings = this.#byNetwork.get(body.network) ?? new Set();
    this.#makeRoom(siblings, mostOfOne.bytes - bytes, mostOfOne.bodies - 1);
    this.#makeRoom(this.#all, mostOfAll - bytes, Number.POSITIVE_INFINITY);
    this.#all.add(body);
    this.#byNetwork.set(body.network, siblings.add(body));
    return { signal: body.evicted.signal, leave: () => this.#remove(body) };
  }

  #makeRoom(bodies: Set<Body>, bytes: number, count: number): void {
    let weight = 0;
    for (const body of bodies) weight += body.bytes;
    for (const body of bodies) {
      if (weight <= bytes && bodies.size <= count) return;
      weight -= body.bytes;
      this.#remove(body);
      body.evicted.abort();
    }
  }

  #remove(body: Body): void {
    this.#all.delete(body);
    const siblings = this.#byNetwork.get(body.network);
    siblings?.delete(body);
    if (siblings?.size === 0) this.#byNetwork.delete(body.network);
  }
}
