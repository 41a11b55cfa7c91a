import { spawn } from "node:child_process";
import { join } from "node:path";

const backendDir = join(import.meta.dirname, "../..");

export type SecondBackend = {
  url: string;
  kill: () => Promise<void>;
  /** Sends the signal with which a deploy ends it; does not wait. */
  terminate: () => void;
  ended: Promise<void>;
  /** All its output so far: its log. */
  output: () => string;
};

/** Another backend, in a separate process, on the database of the shop that is open in this one. */
export async function startSecondBackend(variables: Record<string, string> = {}): Promise<SecondBackend> {
  const child = spawn(process.execPath, ["bin/backend.cjs", "serve"], {
    cwd: backendDir,
    env: { ...process.env, BACKEND_PORT: "0", ...variables },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let written = "";
  child.stdout.on("data", (chunk: Buffer) => {
    written += String(chunk);
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The second backend ended with ${code}.`)));
    // Of all that came so far: a line may come in two parts.
    child.stdout.on("data", () => {
      const ready = /backend ready ([^\s"]+)[\s"]/.exec(written)?.[1];
      if (ready) resolve(ready);
    });
  });
  return {
    url,
    ended,
    output: () => written,
    terminate: () => void child.kill("SIGTERM"),
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
      child.stdout.destroy();
    },
  };
}
