import { expect, it, vi } from "vitest";
import { serverLog } from "../contract/server-log";
import { hostsOf } from "./db/several-hosts";
import { readEnv } from "./env";

const secret = "k7Qw2Zt9Lx4Vb8Nm3Rc6Yp1Hs5Jd0FgA";
const production = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://shop.example",
  DATABASE_URL: "postgres://shop@localhost/shop",
  JWT_SECRET: secret,
  COOKIE_SECRET: secret,
  ADMIN_EMAIL: "owner@shop.example",
  ADMIN_PASSWORD: "Tamarind-crate-47-lorry",
  SMTP_URL: "smtp://localhost",
  MAIL_FROM: "Shop <shop@shop.example>",
};

it.each(["server", "worker"])(
  "production refuses WORKER_MODE=%s without Redis, which carries the events between processes",
  (mode) => {
    const split = { ...production, WORKER_MODE: mode };
    expect(() => readEnv(split)).toThrow(`WORKER_MODE=${mode} needs REDIS_URL`);
    expect(readEnv({ ...split, REDIS_URL: "redis://localhost" }).WORKER_MODE).toBe(mode);
    expect(readEnv({ ...split, NODE_ENV: "development" }).WORKER_MODE).toBe(mode);
  },
);

it.each([undefined, "", "Our shop", "Shop <shop>"])("production refuses to send mails as %s", (sender) => {
  expect(() => readEnv({ ...production, MAIL_FROM: sender })).toThrow("MAIL_FROM");
});

it("mails of a shop on one's own machine have a sender that is nobody's", () => {
  const { DATABASE_URL } = production;
  expect(readEnv({ DATABASE_URL, MAIL_FROM: "" }).MAIL_FROM).toBe("shop@shop.example");
  expect(readEnv({ DATABASE_URL, MAIL_FROM: "a@b.example" }).MAIL_FROM).toBe("a@b.example");
});

it("production refuses an old secret that is weak too", () => {
  expect(readEnv(production).JWT_SECRET_OLD).toBeUndefined();
  expect(() => readEnv({ ...production, JWT_SECRET_OLD: "password-password-password-password" })).toThrow(
    "for JWT_SECRET_OLD",
  );
});

it.each(["DATABASE_URL", "DIRECT_DATABASE_URL"])(
  "%s takes several hosts, if the one that takes writes is asked for",
  (name) => {
    const hosts = "postgres://shop:a%2Cb@one.example:5433,[fd00::2]/shop";
    expect(() => readEnv({ ...production, [name]: hosts })).toThrow(
      `${name}: names several hosts: add target`,
    );
    const asked = `${hosts}?target_session_attrs=read-write`;
    const read = readEnv({ ...production, [name]: asked })[name as "DATABASE_URL"];
    expect(hostsOf(decodeURIComponent(new URL(read).host))).toEqual([
      { host: "one.example", port: 5433 },
      { host: "fd00::2", port: 5432 },
    ]);
    expect(readEnv({ ...production, [name]: read })).toMatchObject({ [name]: read });
    const one = "postgres://shop:a,b@one.example/shop?options=-c%20search_path=a,b";
    expect(readEnv({ ...production, [name]: one })).toMatchObject({ [name]: one });
  },
);

it("a replica's address takes one host", () => {
  const url = "postgres://shop@one.example,two.example/shop?target_session_attrs=read-write";
  expect(() => readEnv({ ...production, DATABASE_READ_URL: url })).toThrow(
    "DATABASE_READ_URL: takes one host",
  );
});

it("Sentinels have a port, and come with the address of the master's password", () => {
  const REDIS_SENTINELS = "one.example:26380, two.example";
  expect(
    readEnv({ ...production, REDIS_URL: "redis://:word@shop", REDIS_SENTINELS }).REDIS_SENTINELS,
  ).toEqual([
    { host: "one.example", port: 26_380 },
    { host: "two.example", port: 26_379 },
  ]);
  expect(() => readEnv({ ...production, REDIS_SENTINELS })).toThrow("REDIS_SENTINELS needs REDIS_URL");
  const wrong = { REDIS_URL: "redis://shop", REDIS_SENTINELS: "redis://one.example" };
  expect(() => readEnv({ ...production, ...wrong })).toThrow("takes host:port");
});

it("a certificate for Redis without TLS is a mistake", () => {
  const given = { ...production, REDIS_CA_FILE: "/etc/redis/ca.crt", REDIS_URL: "redis://shop" };
  expect(() => readEnv(given)).toThrow("REDIS_CA_FILE needs a rediss:// address");
});

it("a bucket for uploads has its region and both keys, and nothing of one stands alone", () => {
  const bucket = {
    S3_BUCKET: "sahyadri",
    S3_REGION: "ap-south-1",
    S3_ACCESS_KEY_ID: "AKIAEXAMPLE",
    S3_SECRET_ACCESS_KEY: "abc",
  };
  const whole = readEnv({ ...production, ...bucket, S3_FILE_URL: "https://pictures.shop.example/shop/" });
  expect(whole.S3_FILE_URL).toBe("https://pictures.shop.example/shop");
  expect(() => readEnv({ ...production, S3_BUCKET: "sahyadri", S3_REGION: "ap-south-1" })).toThrow(
    "Keeping uploads in S3 also needs S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.",
  );
  expect(() => readEnv({ ...production, S3_FILE_URL: "https://pictures.shop.example" })).toThrow(
    "S3_FILE_URL without S3_BUCKET means nothing",
  );
  expect(() => readEnv({ ...production, ...bucket, S3_PREFIX: "/shop" })).toThrow("S3_PREFIX: is a folder");
});

it("a level of the log is one that there is, and an empty one is the usual one", () => {
  expect(readEnv({ ...production, LOG_LEVEL: "" }).LOG_LEVEL).toBe("warn");
  expect(readEnv({ ...production, LOG_LEVEL: "silent" }).LOG_LEVEL).toBe("silent");
  expect(() => readEnv({ ...production, LOG_LEVEL: "verbose" })).toThrow("LOG_LEVEL: ");
});

it.each(["", "verbose"])("the log is there with LOG_LEVEL=%s too, to say so", (level) => {
  vi.stubEnv("LOG_LEVEL", level);
  expect(serverLog("backend").level).toBe("warn");
  vi.unstubAllEnvs();
});
