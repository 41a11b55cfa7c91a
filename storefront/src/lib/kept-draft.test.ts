import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetDraft, isDraftKept, keepDraft, keptDraft } from "./kept-draft";
import { sessionKeys, writeSession } from "./storage";

const key = sessionKeys.ticket;
const fields = ["name", "message"] as const;
const typed = { name: "Asha", message: "The lamp flickers" };

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("what was typed into a form", () => {
  it("is there again for whoever typed it, until it is forgotten", () => {
    keepDraft(key, "cus_1", typed);
    expect(isDraftKept(key)).toBe(true);
    expect(keptDraft(key, "cus_1", fields)).toEqual(typed);
    forgetDraft(key);
    expect(isDraftKept(key)).toBe(false);
    expect(keptDraft(key, "cus_1", fields)).toEqual({});
  });

  it("is shown to nobody else", () => {
    keepDraft(key, "cus_1", typed);
    expect(keptDraft(key, "cus_2", fields)).toEqual({});
    expect(keptDraft(key, undefined, fields)).toEqual({});
  });

  it("by a guest is there after they have signed in", () => {
    keepDraft(key, undefined, typed);
    expect(keptDraft(key, undefined, fields)).toEqual(typed);
    expect(keptDraft(key, "cus_1", fields)).toEqual(typed);
  });

  it("is not trusted to be what was kept", () => {
    for (const kept of ["{oops", "null", "[]", '{"typed":1}', '{"typed":{"name":5,"other":"x"}}']) {
      writeSession(key, kept);
      expect(keptDraft(key, undefined, fields)).toEqual({});
    }
  });

  it.each([
    "My card is 4111 1111 1111 1111",
    "4111-1111-1111-1111",
    "American Express 3782 822463 10005",
    "खाते ३०१२३४५६७८९०१",
    "account 91012345678",
  ])("is not kept where it holds the number of a card or an account: %s", (message) => {
    keepDraft(key, undefined, { name: "Asha", message });
    expect(keptDraft(key, undefined, fields)).toEqual({ name: "Asha" });
  });

  it.each([
    "+91 98765 43210",
    "09876543210, or 919876543210",
    "Order ORD-26-000123 of 2026-11-27, for 411001 9876543210",
    "Flat 1204, 400 001 Mumbai",
  ])("is kept with phones, pincodes and order numbers: %s", (message) => {
    keepDraft(key, undefined, { name: "", message });
    expect(keptDraft(key, undefined, fields)).toEqual({ name: "", message });
  });
});
