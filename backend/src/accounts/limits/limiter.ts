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
import { redisOptions } from "../../platform/redis/options";

type Rule = {
  name: string;
  points: number;
  seconds: number;
  /** For wide limits on cheap calls: without Redis each process counts for itself. */
  isEachProcess?: true;
};

let redis: Redis | undefined;

function sharedRedis(url: string): Redis {
  if (redis) return redis;
  // If Redis is away or stuck, nobody waits: after half a second each limiter counts in its own memory.
  redis = new Redis(url, {
    ...redisOptions(),
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 500,
  });
  // The engine already reports the outage.
  redis.on("error", () => {});
  return redis;
}

/** Closes the connection of the limiters. */
export function closeLimiters(): void {
  redis?.disconnect();
  redis = undefined;
}

/** The limiter needs only `query` of a pool; an unlogged table causes no disk writes at commit (schema 0406). */
const postgres = {
  storeClient: {
    query: async (statement: Statement) => ({ rows: await query(statement) }),
  },
  storeType: "pool",
  tableName: "shop_try",
  tableCreated: true,
  clearExpiredByTimeout: false,
};

/** Stores neither e-mails nor addresses, and no character that a store can't hold. */
const keyOf = (what: string) => createHash("sha256").update(what).digest("base64url");

/** What is left of a limit after an attempt that it let through. */
export type Counted = { most: number; left: number; resetSeconds: number };

/** Counts attempts by key, for all backends together: in Redis if there is one, otherwise in PostgreSQL. */
export class Limiter {
  private counter: RateLimiterMemory | RateLimiterRedis | RateLimiterPostgres | undefined;

  constructor(private readonly rule: Rule) {}

  private get most(): number {
    return this.rule.points * env().RATE_LIMIT_FACTOR;
  }

  private get tries() {
    if (this.counter) return this.counter;
    const { name, seconds, isEachProcess } = this.rule;
    const settings = { keyPrefix: `limit:${name}`, points: this.most, duration: seconds };
    const url = env().REDIS_URL;
    const inMemory = () => new RateLimiterMemory(settings);
    if (url) {
      const storeClient = sharedRedis(url);
      this.counter = new RateLimiterRedis({ ...settings, storeClient, insuranceLimiter: inMemory() });
    } else this.counter = isEachProcess ? inMemory() : new RateLimiterPostgres({ ...settings, ...postgres });
    return this.counter;
  }

  /** Counts one attempt for `key`; throws 429 with the time to wait if there were too many. */
  async count(key: string): Promise<Counted> {
    try {
      const { remainingPoints, msBeforeNext } = await this.tries.consume(keyOf(key));
      return { most: this.most, left: remainingPoints, resetSeconds: Math.ceil(msBeforeNext / 1_000) };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = refused.msBeforeNext / 1_000;
      if (seconds <= this.rule.seconds + 1) throw refuse.tooMany(Math.max(1, seconds));
      // Longer than any limit lasts: the clock was set back meanwhile. Nobody is locked out because of that.
      await this.forget(key);
      return this.count(key);
    }
  }

  /** Takes back one counted attempt that succeeded: only failures count towards the limit. */
  async takeBack(key: string): Promise<void> {
    await this.tries.reward(keyOf(key));
  }

  /** Forgets the attempts for `key`. */
  async forget(key: string): Promise<void> {
    await this.tries.delete(keyOf(key));
  }
}
