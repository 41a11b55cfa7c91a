import { setTimeout as wait } from "node:timers/promises";
import type { CourierFaults } from "./faults";
import { indiaTime, type ParcelEntry } from "./parcel-ledger";

export type ReportTarget = { url: string; token: string };

const retryAfterMs = [1_000, 5_000, 20_000];

/** The statuses a carrier can report, in the order of delivery. */
export const parcelStatuses = [
  "PICKED UP",
  "IN TRANSIT",
  "REACHED AT DESTINATION HUB",
  "OUT FOR DELIVERY",
  "UNDELIVERED",
  "DELIVERED",
  "RTO INITIATED",
  "RTO IN TRANSIT",
  "RTO DELIVERED",
  "PICKUP ERROR",
  "LOST",
  "CANCELED",
] as const;
export type ParcelStatus = (typeof parcelStatuses)[number];

/** The webhook's body for the current state of a parcel. */
function reportBody(parcel: ParcelEntry) {
  const latest = parcel.scans.at(-1);
  const [day = "", time = ""] = (latest?.date ?? indiaTime()).split(" ");
  const status = latest?.["sr-status-label"] ?? parcel.status;
  return {
    awb: parcel.awb,
    courier_name: parcel.courierName,
    current_status: status,
    shipment_status: status,
    current_timestamp: `${day.split("-").reverse().join(" ")} ${time}`,
    order_id: `${parcel.reference}_${parcel.id}`,
    sr_order_id: parcel.id,
    etd: indiaTime(new Date(Date.now() + 2 * 86_400_000)),
    scans: parcel.scans,
    is_return: 0,
  };
}

/** Reports a parcel's status to the shop, with the token, and with the configured faults. */
export class Reports {
  readonly sent: { awb: string; status: string; answer: number | string; at: string }[] = [];

  constructor(
    private readonly target: ReportTarget | undefined,
    private readonly faults: () => CourierFaults,
  ) {}

  emit(parcel: ParcelEntry): void {
    const { webhook } = this.faults();
    if (webhook.drop > 0) {
      webhook.drop -= 1;
      return;
    }
    const body = reportBody(parcel);
    for (let time = 0; time < webhook.times; time += 1) void this.deliver(body);
  }

  private async deliver(body: ReturnType<typeof reportBody>): Promise<void> {
    if (!this.target) return;
    for (const pause of [...retryAfterMs, undefined]) {
      const answer = await this.post(this.target, JSON.stringify(body));
      this.sent.push({ awb: body.awb, status: body.current_status, answer, at: new Date().toISOString() });
      if (answer === 200 || pause === undefined) return;
      await wait(pause, undefined, { ref: false });
    }
  }

  private async post({ url, token }: ReportTarget, body: string): Promise<number | string> {
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", "x-api-key": token },
        body,
        signal: AbortSignal.timeout(5_000),
      });
      return response.status;
    } catch (error) {
      return (error as Error).message;
    }
  }
}
