import type { MedusaContainer } from "@medusajs/framework/types";
import { log } from "../../platform/log";
import { openLanes } from "../../platform/outbox/lanes";
import { drainInbox } from "./inbox";
import { reconcile } from "./reconcile";

/** Webhooks come in threes: a moment's wait makes one look of them. */
const soonMs = 50;
const inboxEveryMs = 3_000;
const reconcileEveryMs = 60_000;
/** How long a stopping process waits for what it began; what is cut off is due again for the next one. */
const stopMs = 3_000;

let soon: NodeJS.Timeout | undefined;
let drainNow: (() => void) | undefined;

/** Drains the inbox in a moment, once for all that is filed until then. */
export function drainInboxSoon(): void {
  if (soon || !drainNow) return;
  soon = setTimeout(() => {
    soon = undefined;
    drainNow?.();
  }, soonMs);
  soon.unref();
}

/** Works off webhooks and looks after payments, at once and from then on; answers how to stop it. */
export function startPayments(scope: MedusaContainer): () => Promise<void> {
  const lanes = openLanes((error) => log.warn({ err: error }, "payment: the next round tries again"));
  const drain = () => lanes.run("inbox", () => drainInbox(scope));
  const lookAfter = () => lanes.run("reconciler", () => reconcile(scope));
  drainNow = drain;
  const timers = [setInterval(drain, inboxEveryMs), setInterval(lookAfter, reconcileEveryMs)];
  for (const timer of timers) timer.unref();
  drain();
  lookAfter();
  return async () => {
    drainNow = undefined;
    for (const timer of timers) clearInterval(timer);
    clearTimeout(soon);
    soon = undefined;
    await lanes.idle(stopMs);
  };
}
