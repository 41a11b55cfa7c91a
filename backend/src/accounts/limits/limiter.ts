import { createHash } from "node:crypto";
import Redis from "ioredis";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { refuse } from "../../contract/refusal";
import { query, type Statement } from "../../platform/db/pool";
import { env } from "../../platform/env";

type Rule = {
  name: string;
  points: number;
  seconds: number;
  /** For wide limits on cheap calls: each process counts for itself where there is no Redis. */
  isEachProcess?: true;
};

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

/** Its `query` is all that the limiter asks of a pool; a table without a log of its own writes nothing through (0406). */
const postgres = {
  storeClient: {
    query: async (statement: Statement) => ({ rows: await query(statement) }),
  },
  storeType: "pool",
  tableName: "shop_try",
  tableCreated: true,
  clearExpiredByTimeout: false,
};

/** Neither e-mails nor addresses are kept, and no sign that a store can't take. */
const keyOf = (what: string) => createHash("sha256").update(what).digest("base64url");

/** Counts tries by key, for all backends together: in Redis when there is one, else in PostgreSQL. */
export class Limiter {
  private counter: RateLimiterMemory | RateLimiterRedis | RateLimiterPostgres | undefined;

  constructor(private readonly rule: Rule) {}

  private get tries() {
    if (this.counter) return this.counter;
    const { name, points, seconds, isEachProcess } = this.rule;
    const settings = {
      keyPrefix: `limit:${name}`,
      points: points * env().RATE_LIMIT_FACTOR,
      duration: seconds,
    };
    const url = env().REDIS_URL;
    const inMemory = () => new RateLimiterMemory(settings);
    if (url) {
      const storeClient = sharedRedis(url);
      this.counter = new RateLimiterRedis({ ...settings, storeClient, insuranceLimiter: inMemory() });
    } else this.counter = isEachProcess ? inMemory() : new RateLimiterPostgres({ ...settings, ...postgres });
    return this.counter;
  }

  /** Counts one try of `key`; throws 429 with the time to wait when there were too many. */
  async count(key: string): Promise<void> {
    try {
      await this.tries.consume(keyOf(key));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = refused.msBeforeNext / 1_000;
      if (seconds <= this.rule.seconds + 1) throw refuse.tooMany(Math.max(1, seconds));
      // Longer than any limit lasts: the clock was set back since. Nobody is locked out for that.
      await this.forget(key);
      await this.count(key);
    }
  }

  /** Takes one counted try back: it succeeded, and only failures wear a limit down. */
  async takeBack(key: string): Promise<void> {
    await this.tries.reward(keyOf(key));
  }

  /** Forgets the tries of `key`. */
  async forget(key: string): Promise<void> {
    await this.tries.delete(keyOf(key));
  }
}
