import { setTimeout as pause } from "node:timers/promises";
import { log } from "../log";

/** The part of ioredis' client that is read here. */
export type RedisClient = { status: string };

/** How long one response of Redis is awaited, and for how long it is not asked after a timeout. */
const patienceMs = 500;
const restMs = 2_000;

const restingUntil = new WeakMap<RedisClient, number>();

export const isAway = (redis: RedisClient): boolean =>
  redis.status !== "ready" || (restingUntil.get(redis) ?? 0) > performance.now();

/**
 * The result of a Redis call, or undefined if Redis is unavailable, refuses or takes too long. For calls after a
 * commit: completed work must not fail, or delay its response, because of Redis.
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
