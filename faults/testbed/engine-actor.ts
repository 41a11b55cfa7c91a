import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/root";
import { endWithParent } from "../../scripts/start/bound-to-parent";
import type { Variables } from "./backend";

/** What came of a workflow: its result, why it was refused, or that the process was gone before it could say so. */
export type Acted = { result?: unknown; refusal?: string; isGone?: true };
type Message = { id: number; result?: unknown; refusal?: string };

/** A process that runs the engine's workflows beside the shop, as a plugin's script does. */
export class EngineActor {
  private waiting = new Map<number, (acted: Acted) => void>();
  private last = 0;

  private constructor(private readonly child: ChildProcess) {
    child.on("message", ({ id, ...acted }: Message) => this.settle(id, acted));
    child.once("exit", () => {
      for (const id of this.waiting.keys()) this.settle(id, { isGone: true });
    });
  }

  /** Starts it; resolves when it can run workflows, or has ended. */
  static async open(env: Variables, logFile: string): Promise<EngineActor> {
    const log = createWriteStream(logFile, { flags: "a" });
    const child = spawn(
      process.execPath,
      [...endWithParent, join(root, "faults", "testbed", "engine-process.cjs")],
      {
        cwd: root,
        env: { ...process.env, ...env, WORKER_MODE: "server" },
        stdio: ["ignore", "pipe", "pipe", "ipc"],
      },
    );
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    const actor = new EngineActor(child);
    await new Promise<void>((resolve) => {
      actor.waiting.set(0, () => resolve());
    });
    return actor;
  }

  private settle(id: number, acted: Acted): void {
    this.waiting.get(id)?.(acted);
    this.waiting.delete(id);
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Runs a workflow by the name under which the engine exports it. */
  run(workflow: string, input: object): Promise<Acted> {
    if (!this.isRunning) return Promise.resolve({ isGone: true });
    this.last += 1;
    const id = this.last;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.child.send({ id, workflow, input });
    });
  }

  async kill(): Promise<void> {
    if (!this.isRunning) return;
    const ended = new Promise((resolve) => this.child.once("exit", resolve));
    this.child.kill("SIGKILL");
    await ended;
  }
}
