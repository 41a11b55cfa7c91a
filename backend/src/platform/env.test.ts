import { expect, it } from "vitest";
import { readEnv } from "./env";

const secret = "k7Qw2Zt9Lx4Vb8Nm3Rc6Yp1Hs5Jd0FgA";
const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://shop@localhost/shop",
  JWT_SECRET: secret,
  COOKIE_SECRET: secret,
  ADMIN_EMAIL: "owner@shop.example",
  ADMIN_PASSWORD: "Tamarind-crate-47-lorry",
  SMTP_URL: "smtp://localhost",
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

it("production refuses an old secret that is weak too", () => {
  expect(readEnv(production).JWT_SECRET_OLD).toBeUndefined();
  expect(() => readEnv({ ...production, JWT_SECRET_OLD: "password-password-password-password" })).toThrow(
    "for JWT_SECRET_OLD",
  );
});
