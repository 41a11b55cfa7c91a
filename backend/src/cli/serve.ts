import { startBackend } from "../server";

const hardStopMs = 9_500;

async function serve(): Promise<void> {
  const backend = await startBackend();
  console.log(`backend ready ${backend.url}`);

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    // A close that hangs must not keep the operator waiting.
    setTimeout(() => process.exit(1), hardStopMs).unref();
    backend.close().then(
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
