import Redis from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { refuse } from "../contract/refusal";
import { env } from "../env";

type Rule = { name: string; points: number; seconds: number };

let redis: Redis | undefined;

function sharedRedis(url: string): Redis {
  if (redis) return redis;
  // A Redis that is away or stuck holds nobody up: after half a second each limiter counts in its own memory.
  redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 500 });
  // The engine reports the outage.
  redis.on("error", () => {});
  return redis;
}

/** Ends the connection of the limiters. */
export function closeLimiters(): void {
  redis?.disconnect();
  redis = undefined;
}

/** Counts tries by key; in Redis when there is one, so that several backends count together. */
export class Limiter {
  private counter: RateLimiterMemory | RateLimiterRedis | undefined;

  constructor(private readonly rule: Rule) {}

  private get tries() {
    if (this.counter) return this.counter;
    const { name, points, seconds } = this.rule;
    const settings = {
      keyPrefix: `limit:${name}`,
      points: points * env().RATE_LIMIT_FACTOR,
      duration: seconds,
    };
    const memory = new RateLimiterMemory(settings);
    const url = env().REDIS_URL;
    this.counter = url
      ? new RateLimiterRedis({ ...settings, storeClient: sharedRedis(url), insuranceLimiter: memory })
      : memory;
    return this.counter;
  }

  /** Counts one try of `key`; throws 429 with the time to wait when there were too many. */
  async count(key: string): Promise<void> {
    try {
      await this.tries.consume(key);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw refuse.tooMany(Math.max(1, refused.msBeforeNext / 1_000));
      throw refused;
    }
  }

  /** Takes one counted try back: it succeeded, and only failures wear a limit down. */
  async takeBack(key: string): Promise<void> {
    await this.tries.reward(key);
  }

  /** Forgets the tries of `key`. */
  async forget(key: string): Promise<void> {
    await this.tries.delete(key);
  }
}
