import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { withSecretFiles } from "./secret-files";

const folder = mkdtempSync(join(tmpdir(), "secrets-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(content: string): string {
  const path = join(folder, String(content.length));
  writeFileSync(path, content);
  return path;
}

describe("a secret in a file", () => {
  it("takes the place of its variable, without the line break at its end", () => {
    const variables = { JWT_SECRET_FILE: fileWith(" spaces stay \n"), JWT_SECRET: "", PORT: "8000" };
    expect(withSecretFiles(variables)).toEqual({ JWT_SECRET: " spaces stay ", PORT: "8000" });
  });

  it("is not looked for under names that are no secrets of the shop", () => {
    expect(withSecretFiles({ SSL_CERT_FILE: "/nowhere" })).toEqual({ SSL_CERT_FILE: "/nowhere" });
  });

  it("is read of the named secrets alone: of others a process may not read the files", () => {
    const variables = { PROXY_SECRET_FILE: fileWith("of the proxy"), JWT_SECRET_FILE: "/nowhere" };
    expect(withSecretFiles(variables, ["PROXY_SECRET"])).toEqual({
      PROXY_SECRET: "of the proxy",
      JWT_SECRET_FILE: "/nowhere",
    });
  });

  it("stops the start if it is missing, empty or given twice, and is not repeated in the message", () => {
    expect(() => withSecretFiles({ SMTP_URL_FILE: join(folder, "none") })).toThrow(/SMTP_URL_FILE .*ENOENT/);
    expect(() => withSecretFiles({ SMTP_URL_FILE: fileWith("\n") })).toThrow(
      "SMTP_URL_FILE names an empty file.",
    );
    const both = { REDIS_URL: "redis://:word@host", REDIS_URL_FILE: fileWith("redis://:word@other") };
    expect(() => withSecretFiles(both)).toThrow(/^Set REDIS_URL or REDIS_URL_FILE, not both\.$/);
  });
});
