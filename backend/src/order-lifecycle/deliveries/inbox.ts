import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { ParcelReport } from "../../couriers/courier";
import { query } from "../../platform/db/pool";
import { log } from "../../platform/log";
import { claim, retry } from "../../platform/queue/claim";
import { drain, noteFailure } from "../../platform/queue/drain";
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

const CLAIM = claim({
  table: "shop_courier_inbox",
  key: "id",
  open: "done_at is null",
  due: "due_at",
  order: "id",
  limit: `${batch}`,
  take: retry("20 seconds", "1 hour"),
  returning: "q.id, q.report, q.attempts",
});

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
    await noteFailure("shop_courier_inbox", [id], error);
  }
}

/** Processes the inbox, oldest first, until it is empty. */
export async function drainInbox(scope: MedusaContainer, isStopped?: () => boolean): Promise<void> {
  await drain({
    claim: () => query<Message>({ name: "courier-inbox-claim", text: CLAIM }),
    most: batch,
    isStopped,
    // One after the other: several may be about one parcel.
    work: async (messages) => {
      for (const message of messages.sort((a, b) => Number(a.id) - Number(b.id))) await take(scope, message);
    },
  });
}
