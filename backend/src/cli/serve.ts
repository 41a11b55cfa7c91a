import { setTimeout as pause } from "node:timers/promises";
import { env } from "../platform/env";
import { startBackend } from "../server";

const hardStopMs = 9_500;

async function serve(): Promise<void> {
  const backend = await startBackend();
  console.log(`backend ready ${backend.url}`);

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    backend.announceStop();
    const delayMs = env().SHUTDOWN_DELAY_MS;
    // A close that hangs must not keep the operator waiting.
    setTimeout(() => process.exit(1), delayMs + hardStopMs).unref();
    // Still answering: who asks whether we are ready has to hear the no before the door closes.
    pause(delayMs)
      .then(() => backend.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (process.env.LOG_LEVEL === "debug") console.error(error);
  process.exit(1);
});
