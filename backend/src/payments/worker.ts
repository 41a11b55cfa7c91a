import type { MedusaContainer } from "@medusajs/framework/types";
import { log } from "../log";
import { drainInbox } from "./inbox";
import { reconcile } from "./reconcile";

const inboxEveryMs = 3_000;
const reconcileEveryMs = 60_000;

/** Runs `work` one after the other: now and then by the clock, or soon when somebody knows of some. */
function rounds(work: () => Promise<unknown>, everyMs: number) {
  let running: Promise<unknown> = Promise.resolve();
  let soon: NodeJS.Timeout | undefined;
  let isStopped = false;
  const run = () => {
    running = running
      .then(() => (isStopped ? undefined : work()))
      .catch((error) => log.warn({ err: error }, "payment: the next round tries again"));
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  run();
  return {
    soon: () => {
      if (soon || isStopped) return;
      soon = setTimeout(() => {
        soon = undefined;
        run();
      }, 50);
      soon.unref();
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      clearTimeout(soon);
      await running;
    },
  };
}

let inbox: ReturnType<typeof rounds> | undefined;

/** Drains the inbox in a moment, once for all that is filed until then. */
export const drainInboxSoon = () => inbox?.soon();

/** Works off webhooks and looks after payments, at once and from then on; answers how to stop it. */
export function startPayments(scope: MedusaContainer): () => Promise<void> {
  const webhooks = rounds(() => drainInbox(scope), inboxEveryMs);
  const reconciler = rounds(() => reconcile(scope), reconcileEveryMs);
  inbox = webhooks;
  return async () => {
    inbox = undefined;
    await Promise.all([webhooks.stop(), reconciler.stop()]);
  };
}
