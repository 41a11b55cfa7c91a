import "../platform/log-everything";
import { setTimeout as pause } from "node:timers/promises";
import { env } from "../platform/env";
import { type Backend, startBackend } from "../server";

const hardStopMs = 9_500;

/** What has been started so far. */
let backend: Backend | undefined;
let stopping = false;

function stop(): void {
  if (stopping) return;
  stopping = true;
  // Nobody has been answered yet.
  if (!backend) process.exit(0);
  const { announceStop, close } = backend;
  announceStop();
  const delayMs = env().SHUTDOWN_DELAY_MS;
  // A close that hangs must not keep the operator waiting.
  setTimeout(() => process.exit(1), delayMs + hardStopMs).unref();
  // Still answering: who asks whether we are ready has to hear the no before the door closes.
  pause(delayMs)
    .then(close)
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
}

async function serve(): Promise<void> {
  // First: as process 1 of a container it would not hear a signal otherwise, and a start takes minutes at a million products.
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  backend = await startBackend();
  await backend.warmed;
  if (!stopping) console.log(`backend ready ${backend.url}`);
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (process.env.LOG_LEVEL === "debug") console.error(error);
  process.exit(1);
});
