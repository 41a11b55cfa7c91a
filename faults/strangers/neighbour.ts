import { setTimeout as pause } from "node:timers/promises";

type Ask = { path: string; body?: object };
const asksAbout = (productId: string): Ask[] => [
  { path: "/home" },
  { path: "/api/shop/products/get?limit=24" },
  { path: "/api/health" },
  { path: "/api/shipping/pincode/411001" },
  { path: "/shop/listing?category=toys" },
  {
    path: "/api/shipping/calculate-shipping",
    body: { deliveryPincode: "411001", cartItems: [{ productId, quantity: 1 }] },
  },
];
/** A limit, so that a missing response is noticed. */
const patienceMs = 60_000;
const betweenMs = 20;
const patientTurns = 20;
const betweenTurnsMs = 500;

/** A shopper beside a stranger: sends one request after another, and records how long each response took. */
export class Neighbour {
  readonly unanswered: string[] = [];
  longest = { ms: 0, path: "" };
  answered = 0;
  refused = 0;
  private isHere = true;
  private readonly walk: Promise<void>;

  constructor(url: string, productId: string) {
    this.walk = this.goOn(url, asksAbout(productId));
  }

  private async goOn(url: string, asks: Ask[]): Promise<void> {
    for (let at = 0; this.isHere; at += 1) {
      const ask = asks[at % asks.length] ?? { path: "/home" };
      const wrong = await this.insist(url, ask);
      if (wrong) this.unanswered.push(`the neighbour's ${ask.path} ${wrong}`);
      await pause(betweenMs);
    }
  }

  /** Retries when the shop says that it is busy, as a person would; returns what went wrong. */
  private async insist(url: string, ask: Ask): Promise<string | undefined> {
    for (let turn = 0; turn < patientTurns; turn += 1) {
      const status = await this.ask(url, ask);
      if (typeof status === "string") return status;
      if (status !== 503) return status >= 500 ? `was answered ${status}` : undefined;
      this.refused += 1;
      await pause(betweenTurnsMs);
    }
    return "was refused again and again";
  }

  private async ask(url: string, { path, body }: Ask): Promise<number | string> {
    const started = performance.now();
    const status = await fetch(url + path, {
      ...(body && {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
      signal: AbortSignal.timeout(patienceMs),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      (error: Error) => `got no answer: ${error.cause ?? error}`,
    );
    const ms = performance.now() - started;
    this.answered += 1;
    if (ms > this.longest.ms) this.longest = { ms, path };
    return status;
  }

  /** Stops it after the pending response. */
  async leave(): Promise<void> {
    this.isHere = false;
    await this.walk;
  }
}
