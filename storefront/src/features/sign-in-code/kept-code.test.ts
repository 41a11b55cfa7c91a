import { beforeEach, describe, expect, it, vi } from "vitest";
import { sessionKeys, writeSession } from "@/lib/storage";
import { keepAskedCode, readAskedCode } from "./kept-code";

const asked = { account: "asha@example.in", at: 1_000, minutes: 10, nextInSeconds: 30 };

describe("a code that was asked for", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    return () => vi.unstubAllGlobals();
  });

  it("is waited for after a reload, as long as it is valid", () => {
    keepAskedCode(asked);
    expect(readAskedCode(1_000 + 599_999)).toEqual(asked);
    expect(readAskedCode(1_000 + 600_000)).toBeUndefined();
  });

  it("is not waited for where the clock was set back, or nothing readable was kept", () => {
    keepAskedCode(asked);
    expect(readAskedCode(999)).toBeUndefined();
    for (const kept of ["{oops", "null", "{}", JSON.stringify({ ...asked, account: 1 })]) {
      writeSession(sessionKeys.signInCode, kept);
      expect(readAskedCode(1_000)).toBeUndefined();
    }
  });
});
