import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { redisOptions } from "./options";

const ca = join(mkdtempSync(join(tmpdir(), "shop-ca-")), "ca.crt");
writeFileSync(ca, "the certificate");

const given = (more: Partial<Parameters<typeof redisOptions>[0]>) => ({
  REDIS_URL: "redis://shop",
  REDIS_CA_FILE: undefined,
  REDIS_SENTINELS: undefined,
  REDIS_MASTER: "mymaster",
  REDIS_SENTINEL_PASSWORD: undefined,
  ...more,
});

it("one Redis without TLS needs its address alone", () => {
  expect(redisOptions(given({}))).toEqual({});
});

it("rediss:// believes the usual authorities, or the one of the file", () => {
  expect(redisOptions(given({ REDIS_URL: "rediss://shop" }))).toEqual({ tls: {} });
  expect(redisOptions(given({ REDIS_URL: "rediss://shop", REDIS_CA_FILE: ca }))).toEqual({
    tls: { ca: Buffer.from("the certificate") },
  });
});

it("Sentinels are asked for the master, over TLS too where it has TLS", () => {
  const sentinels = [{ host: "one.example", port: 26_379 }];
  expect(redisOptions(given({ REDIS_SENTINELS: sentinels, REDIS_SENTINEL_PASSWORD: "word" }))).toEqual({
    sentinels,
    name: "mymaster",
    sentinelPassword: "word",
  });
  expect(redisOptions(given({ REDIS_SENTINELS: sentinels, REDIS_URL: "rediss://shop" }))).toMatchObject({
    sentinelTLS: {},
    enableTLSForSentinelMode: true,
  });
});
