import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { readEnv } from "./env";

const folder = mkdtempSync(join(tmpdir(), "web-secrets-"));
afterAll(() => rmSync(folder, { recursive: true }));

const secret = "a word of at least sixteen letters";
const file = join(folder, "secret");
writeFileSync(file, `${secret}\n`);
const production = { NODE_ENV: "production", PUBLIC_URL: "https://shop.example" };
const read = (variables: Record<string, string>) => readEnv(variables, import.meta.dirname);

describe("the settings of the web process", () => {
  it("take its two secrets from files, and look at nobody else's", () => {
    const env = read({ PROXY_SECRET_FILE: file, METRICS_TOKEN_FILE: file, JWT_SECRET_FILE: "/nowhere" });
    expect([env.proxySecret, env.metricsToken]).toEqual([secret, secret]);
  });

  it("are refused in production without the secret by which a backend on another machine believes it", () => {
    const elsewhere = { ...production, BACKEND_URL: "http://backend:9000" };
    expect(() => read(elsewhere)).toThrow("Set PROXY_SECRET");
    expect(read({ ...elsewhere, PROXY_SECRET: secret }).proxySecret).toBe(secret);
    for (const host of ["127.0.0.1", "localhost", "[::1]"])
      expect(read({ ...production, BACKEND_URL: `http://${host}:9000` }).proxySecret).toBeUndefined();
    expect(read({ BACKEND_URL: "http://backend:9000" }).proxySecret).toBeUndefined();
  });

  it("are refused in production without the address that pages name", () => {
    expect(() => read({ NODE_ENV: "production" })).toThrow("Set PUBLIC_URL");
    expect(() => read({ ...production, PUBLIC_URL: "" })).toThrow("Set PUBLIC_URL");
    expect(read(production).publicUrl).toBe("https://shop.example");
    expect(read({}).publicUrl).toBeUndefined();
  });

  it("are refused with a level of the log that there is not, in a sentence", () => {
    expect(() => read({ LOG_LEVEL: "verbose" })).toThrow("The setting LOG_LEVEL is wrong");
  });

  it("are by default what .env.example shows", () => {
    const example = parseEnv(readFileSync(join(import.meta.dirname, "../../.env.example"), "utf8"));
    expect(readEnv(example, import.meta.dirname)).toEqual(read({}));
  });
});
