import type { MedusaContainer } from "@medusajs/framework/types";
import type { Worker } from "../../platform/queue/workers";
import { drainInbox } from "./inbox";
import { reconcile } from "./reconcile";

/** Processes webhooks, which come in threes: one turn handles them with one query. Also reconciles payments. */
export const paymentWorkers = (scope: MedusaContainer): Worker[] => [
  { name: "payment webhooks", everyMs: 3_000, work: ({ isStopped }) => drainInbox(scope, isStopped) },
  { name: "payments", everyMs: 60_000, work: ({ isStopped }) => reconcile(scope, isStopped) },
];
