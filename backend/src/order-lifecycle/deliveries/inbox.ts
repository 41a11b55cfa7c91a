import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { ParcelReport } from "../../couriers/courier";
import { query } from "../../platform/db/pool";
import { log } from "../../platform/log";
import { takeReport } from "./take-report";

type Stored = {
  awb: string;
  scans: (Omit<ParcelReport["scans"][number], "at"> & { at: string })[];
  expectedAt: string | null;
};
type Message = { id: string; report: Stored; attempts: number };

const batch = 20;

/** Stores a report until it is processed; a duplicate is not stored again. */
export async function keepReport(raw: Buffer, report: ParcelReport): Promise<void> {
  await query({
    name: "courier-inbox-keep",
    text: "insert into shop_courier_inbox (digest, report) values ($1, $2) on conflict (digest) do nothing",
    values: [createHash("sha256").update(raw).digest(), JSON.stringify(report)],
  });
}

/** Claimed by postponing the next attempt: if the process dies, another one picks it up a little later. */
const CLAIM = `
  update shop_courier_inbox i set attempts = attempts + 1,
    due_at = now() + least(interval '20 seconds' * power(2, least(attempts, 10)), interval '1 hour')
  from (select id from shop_courier_inbox where done_at is null and due_at <= now()
    order by id limit ${batch} for update skip locked) due
  where i.id = due.id returning i.id, i.report, i.attempts`;

const revive = ({ awb, scans, expectedAt }: Stored): ParcelReport => ({
  awb,
  scans: scans.map((scan) => ({ ...scan, at: new Date(scan.at) })),
  expectedAt: expectedAt === null ? null : new Date(expectedAt),
});

async function take(scope: MedusaContainer, { id, report, attempts }: Message): Promise<void> {
  try {
    await takeReport(scope, revive(report));
    await query({
      name: "courier-inbox-done",
      text: "update shop_courier_inbox set done_at = now() where id = $1",
      values: [id],
    });
  } catch (error) {
    log.warn({ err: error, attempts }, "courier: a report will be tried again");
    const why = error instanceof Error ? error.message.slice(0, 500) : "unknown";
    await query({
      name: "courier-inbox-failed",
      text: "update shop_courier_inbox set last_error = $2 where id = $1",
      values: [id, why],
    });
  }
}

/** Processes the inbox, oldest first, until it is empty. */
export async function drainInbox(scope: MedusaContainer): Promise<void> {
  for (;;) {
    const messages = await query<Message>({ name: "courier-inbox-claim", text: CLAIM });
    // One after the other: several may be about one parcel.
    for (const message of messages.sort((a, b) => Number(a.id) - Number(b.id))) await take(scope, message);
    if (messages.length < batch) return;
  }
}
