import { goPastPooler } from "./env";

/** Runs the body of a command line command and ends the process: 0 when it succeeds, 1 with one sentence when not. */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    goPastPooler();
    await body();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (process.env.LOG_LEVEL === "debug") console.error(error);
    process.exit(1);
  }
}
