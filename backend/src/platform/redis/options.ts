import { readFileSync } from "node:fs";
import type { RedisOptions } from "ioredis";
import { env } from "../env";

type Given = Pick<
  ReturnType<typeof env>,
  "REDIS_URL" | "REDIS_CA_FILE" | "REDIS_SENTINELS" | "REDIS_MASTER" | "REDIS_SENTINEL_PASSWORD"
>;

/** What ioredis needs beside the address: whose certificates it believes, and the Sentinels to ask for the master. */
export function redisOptions(given: Given = env()): RedisOptions {
  const { REDIS_URL, REDIS_CA_FILE, REDIS_SENTINELS, REDIS_MASTER, REDIS_SENTINEL_PASSWORD } = given;
  const tls = REDIS_URL?.startsWith("rediss:") && {
    ...(REDIS_CA_FILE && { ca: readFileSync(REDIS_CA_FILE) }),
  };
  return {
    ...(tls && { tls }),
    ...(REDIS_SENTINELS && {
      sentinels: REDIS_SENTINELS,
      name: REDIS_MASTER,
      ...(REDIS_SENTINEL_PASSWORD && { sentinelPassword: REDIS_SENTINEL_PASSWORD }),
      ...(tls && { sentinelTLS: tls, enableTLSForSentinelMode: true }),
    }),
  };
}
