import { setTimeout as pause } from "node:timers/promises";
import { log } from "../log";

/** What is read of ioredis' client. */
export type RedisClient = { status: string };

/** How long one answer of Redis is waited for, and for how long it is not asked after it has not answered. */
const patienceMs = 500;
const restMs = 2_000;

const restingUntil = new WeakMap<RedisClient, number>();

export const isAway = (redis: RedisClient): boolean =>
  redis.status !== "ready" || (restingUntil.get(redis) ?? 0) > performance.now();

/**
 * The result of what is asked of Redis, or undefined where it is away, refuses or takes longer than a moment. For what
 * comes after a commit: nothing that has been done may fail, or keep its visitor waiting, for Redis.
 */
export async function within<Result>(
  redis: RedisClient,
  work: () => Promise<Result>,
): Promise<{ result: Result } | undefined> {
  if (isAway(redis)) return undefined;
  const late = pause(patienceMs, undefined, { ref: false });
  try {
    const answer = await Promise.race([work().then((result) => ({ result })), late]);
    if (!answer) restingUntil.set(redis, performance.now() + restMs);
    return answer;
  } catch (error) {
    log.warn({ err: error }, "redis: it goes on without");
    return undefined;
  }
}
