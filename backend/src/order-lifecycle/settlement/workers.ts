import type { MedusaContainer } from "@medusajs/framework/types";
import type { Worker } from "../../platform/queue/workers";
import { drainInbox } from "./inbox";
import { reconcile } from "./reconcile";

/** Works off webhooks, which come in threes: one turn answers them with one look. And looks after payments. */
export const paymentWorkers = (scope: MedusaContainer): Worker[] => [
  { name: "payment webhooks", everyMs: 3_000, work: ({ isStopped }) => drainInbox(scope, isStopped) },
  { name: "payments", everyMs: 60_000, work: ({ isStopped }) => reconcile(scope, isStopped) },
];
