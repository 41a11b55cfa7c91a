import { setTimeout as pause } from "node:timers/promises";
import type { SearchTypes } from "@medusajs/framework/types";

/** Writes that an engine takes at once and carries out later, one after the other, as Meilisearch and Algolia do. */
export class LateTasks {
  private last: Promise<unknown> = Promise.resolve();
  private readonly settled = new Map<string, Promise<SearchTypes.SearchTask>>();

  /** How long each of them takes, and how many of the next ones fail. */
  constructor(private readonly how: { lateMs: number; toFail: number }) {}

  enqueue(index: string, write: () => void): SearchTypes.SearchTask {
    const id = String(this.settled.size + 1);
    const done = this.last.then(() => this.carryOut({ id, index, status: "succeeded" }, write));
    this.settled.set(id, done);
    this.last = done;
    return { id, index, status: "enqueued" };
  }

  wait(task: SearchTypes.SearchTask): Promise<SearchTypes.SearchTask> {
    return this.settled.get(task.id ?? "") ?? Promise.resolve(task);
  }

  private async carryOut(task: SearchTypes.SearchTask, write: () => void): Promise<SearchTypes.SearchTask> {
    await pause(this.how.lateMs);
    try {
      if (this.how.toFail > 0) {
        this.how.toFail -= 1;
        throw new Error("The disk is full.");
      }
      write();
      return task;
    } catch (error) {
      return { ...task, status: "failed", error: { message: String(error) } };
    }
  }
}
