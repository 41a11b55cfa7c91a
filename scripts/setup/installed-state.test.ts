import { describe, expect, it } from "vitest";
import { matchesLock } from "./installed-state.mjs";

const locked = {
  "": { version: "0.1.0" },
  backend: { version: "0.1.0" },
  "node_modules/zod": { version: "4.2.0" },
  "node_modules/@os/win32": { version: "1.0.0", optional: true },
  "node_modules/@shop/backend": { link: true },
};

describe("comparing what is installed with the lock", () => {
  it("accepts a whole install without the packages of other systems", () => {
    expect(matchesLock(locked, { "node_modules/zod": { version: "4.2.0" } })).toBe(true);
  });

  it("refuses another version", () => {
    expect(matchesLock(locked, { "node_modules/zod": { version: "4.1.0" } })).toBe(false);
  });

  it("refuses a missing package", () => {
    expect(matchesLock(locked, {})).toBe(false);
  });
});
