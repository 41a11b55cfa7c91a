import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Small files that mostly wait (for a mail server that is down, for retries). Without a cache of durations vitest
 * starts the largest files first, so these would run last, alone, for most of a minute.
 */
const waiting = /[\\/](notify-outage|redis-away|order-code)\.http\.test\.ts$/;

/** Starts the files that mostly wait first; the others run beside them. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWaiting = ({ moduleId }: TestSpecification) => waiting.test(moduleId);
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))];
  }
}
