import { describe, expect, it } from "vitest";
import { matchesLock } from "./installed-state.mjs";

const locked = {
  "": { version: "0.1.0" },
  backend: { version: "0.1.0" },
  "node_modules/zod": { version: "4.2.0" },
  "node_modules/@os/win32": { version: "1.0.0", optional: true },
  "node_modules/@shop/backend": { link: true },
};

const whole = { "node_modules/zod": { version: "4.2.0" }, "node_modules/@shop/backend": { link: true } };

describe("comparing what is installed with the lock", () => {
  it("accepts a whole install without the packages of other systems", () => {
    expect(matchesLock(locked, whole)).toBe(true);
  });

  it("refuses another version", () => {
    expect(matchesLock(locked, { ...whole, "node_modules/zod": { version: "4.1.0" } })).toBe(false);
  });

  it("refuses a missing package", () => {
    const { "node_modules/zod": _, ...others } = whole;
    expect(matchesLock(locked, others)).toBe(false);
  });

  it("refuses a workspace that is not linked", () => {
    const { "node_modules/@shop/backend": _, ...others } = whole;
    expect(matchesLock(locked, others)).toBe(false);
  });
});
