import { setTimeout as wait } from "node:timers/promises";
import type { RazorpayOrder, RazorpayPayment, RazorpayRefund } from "./entities";
import type { Faults } from "./faults";
import { newId, nowSeconds } from "./ledger";
import { signWebhook } from "./signatures";

type Contents = { payment?: RazorpayPayment; order?: RazorpayOrder; refund?: RazorpayRefund };
type Delivery = { eventId: string; body: string };
export type WebhookTarget = { url: string; secret: string };

const retryAfterMs = [1_000, 5_000, 20_000, 60_000];

/** Sends signed events to the shop, with the configured faults. */
export class Webhooks {
  private held: Delivery[] = [];
  readonly sent: { event: string; eventId: string; status: number | string; at: string }[] = [];

  constructor(
    private readonly target: WebhookTarget | undefined,
    private readonly faults: () => Faults,
  ) {}

  /** Queues one event; returns at once, as Razorpay does. */
  emit(event: string, contents: Contents): void {
    const payload = Object.fromEntries(Object.entries(contents).map(([name, entity]) => [name, { entity }]));
    const body = JSON.stringify({
      entity: "event",
      account_id: "acc_sandbox",
      event,
      contains: Object.keys(contents),
      payload,
      created_at: nowSeconds(),
    });
    const { webhook } = this.faults();
    if (webhook.drop > 0) {
      webhook.drop -= 1;
      return;
    }
    this.held.push({ eventId: newId("evt"), body });
    if (this.held.length <= webhook.reorder) return;
    const due = this.held.reverse();
    this.held = [];
    for (const delivery of due)
      for (let time = 0; time < webhook.times; time += 1) void this.deliver(delivery, webhook.delayMs);
  }

  private async deliver({ eventId, body }: Delivery, delayMs: number): Promise<void> {
    if (!this.target) return;
    await wait(delayMs);
    for (const pause of [...retryAfterMs, undefined]) {
      const status = await this.post(eventId, body);
      this.sent.push({
        event: (JSON.parse(body) as { event: string }).event,
        eventId,
        status,
        at: new Date().toISOString(),
      });
      if (status === 200 || pause === undefined) return;
      await wait(pause, undefined, { ref: false });
    }
  }

  private async post(eventId: string, body: string): Promise<number | string> {
    if (!this.target) return "no target";
    try {
      const response = await fetch(this.target.url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-razorpay-signature": signWebhook(body, this.target.secret),
          "x-razorpay-event-id": eventId,
        },
        body,
        signal: AbortSignal.timeout(5_000),
      });
      return response.status;
    } catch (error) {
      return (error as Error).message;
    }
  }
}
