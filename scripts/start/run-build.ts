import { type ChildProcess, spawn } from "node:child_process";
import { root } from "../root";
import { npmCommand } from "../setup/npm-command.mjs";
import { PlainFailure } from "../setup/plain-failure.mjs";
import type { LogFile } from "./log-file";

const TICK_MS = 10_000;

/** Runs the build of one workspace, prints how long it takes, and passes the process out so that a stop can end it. */
export function runBuild(
  workspace: string,
  {
    log,
    say,
    started,
  }: { log: LogFile; say: (line: string) => void; started: (child: ChildProcess) => void },
): Promise<void> {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  say(`building the ${workspace} (its sources have changed) …`);
  const child = spawn(...npmCommand(["run", "build", "-w", workspace]), {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output = (output + chunk).slice(-3_000);
      log.write(chunk.toString().trimEnd());
    });
  }
  const ticker = setInterval(() => say(`still building the ${workspace}, ${seconds()} s …`), TICK_MS);
  return new Promise((resolve, reject) => {
    child.once("error", (error) => reject(new PlainFailure(`npm could not be started: ${error.message}`)));
    child.once("close", (code) => {
      clearInterval(ticker);
      log.flush();
      if (code === 0) {
        say(`built the ${workspace} in ${seconds()} s`);
        return resolve();
      }
      const reason = output.includes("ENOSPC") ? "the disk is full" : `code ${code}`;
      reject(
        new PlainFailure(
          `The ${workspace} could not be built (${reason}; log: ${log.path}):\n${output.trim()}`,
        ),
      );
    });
  });
}
