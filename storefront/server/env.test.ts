import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readEnv } from "./env";

const folder = mkdtempSync(join(tmpdir(), "web-secrets-"));
afterAll(() => rmSync(folder, { recursive: true }));

const secret = "a word of at least sixteen letters";
const file = join(folder, "secret");
writeFileSync(file, `${secret}\n`);
const read = (variables: Record<string, string>) => readEnv(variables, import.meta.dirname);

describe("the settings of the web process", () => {
  it("take its two secrets from files, and look at nobody else's", () => {
    const env = read({ PROXY_SECRET_FILE: file, METRICS_TOKEN_FILE: file, JWT_SECRET_FILE: "/nowhere" });
    expect([env.proxySecret, env.metricsToken]).toEqual([secret, secret]);
  });

  it("are refused in production without the secret by which a backend on another machine believes it", () => {
    const elsewhere = { NODE_ENV: "production", BACKEND_URL: "http://backend:9000" };
    expect(() => read(elsewhere)).toThrow("Set PROXY_SECRET");
    expect(read({ ...elsewhere, PROXY_SECRET: secret }).proxySecret).toBe(secret);
    for (const host of ["127.0.0.1", "localhost", "[::1]"])
      expect(
        read({ NODE_ENV: "production", BACKEND_URL: `http://${host}:9000` }).proxySecret,
      ).toBeUndefined();
    expect(read({ BACKEND_URL: "http://backend:9000" }).proxySecret).toBeUndefined();
  });
});
