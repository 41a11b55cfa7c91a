import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { PlainFailure } from "../setup/plain-failure.mjs";

/** A command of docker-compose.yml that runs here, in the folder of its image. */
export type RunningService = { name: string; child: ChildProcess; output: () => string };

export function runService(
  name: string,
  [program = "", ...args]: string[],
  { cwd, env }: { cwd: string; env: Record<string, string> },
): RunningService {
  const child = spawn(program, args, {
    cwd,
    env: { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output = (output + chunk).slice(-4_000);
    });
  }
  return { name, child, output: () => output };
}

/** Runs the service's own health check until it passes; throws with the output if the service ends or stays unhealthy. */
export async function becomeHealthy(
  { name, child, output }: RunningService,
  check: { command: string[]; cwd: string; env?: Record<string, string> },
): Promise<void> {
  const [program = "", ...args] = check.command;
  for (let tries = 0; tries < 180; tries += 1) {
    if (child.exitCode !== null) throw new PlainFailure(`${name} ended with ${child.exitCode}:\n${output()}`);
    const env = { ...process.env, ...check.env };
    if (spawnSync(program, args, { cwd: check.cwd, env, stdio: "ignore" }).status === 0) return;
    await pause(1_000);
  }
  throw new PlainFailure(`${name} did not become healthy:\n${output()}`);
}

/** Sends SIGTERM as Docker does; throws if the service has not ended cleanly in that time. */
export async function stopInTime({ name, child, output }: RunningService, graceMs: number): Promise<number> {
  const startedAt = Date.now();
  child.kill("SIGTERM");
  while (child.exitCode === null && child.signalCode === null) {
    if (Date.now() - startedAt > graceMs) {
      child.kill("SIGKILL");
      throw new PlainFailure(`${name} did not stop within ${graceMs} ms:\n${output()}`);
    }
    await pause(20);
  }
  if (child.exitCode !== 0) throw new PlainFailure(`${name} ended with ${child.exitCode}:\n${output()}`);
  return Date.now() - startedAt;
}
