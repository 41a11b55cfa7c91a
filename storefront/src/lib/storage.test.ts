import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { demoCategories } from "../../../demo/data/categories";
import { readSlidesCache, writeSlidesCache } from "../features/carousel/slides-cache";
import { clearStoredFilters, storeCategory, storedCategory } from "../features/catalog/stored-filters";
import { draftKeys, forgetOthers, forgetPerson } from "./forget-person";
import {
  forgetSession,
  localKeys,
  parseStored,
  readLocal,
  readSession,
  sessionKeys,
  writeLocal,
  writeSession,
} from "./storage";

function memory(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    key: (at) => [...entries.keys()][at] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}
beforeEach(() => {
  vi.stubGlobal("localStorage", memory());
  vi.stubGlobal("sessionStorage", memory());
});
afterEach(() => vi.unstubAllGlobals());

describe("what the browser keeps", () => {
  it("is read back as it was written", () => {
    writeLocal(localKeys.language, "mr");
    expect(readLocal(localKeys.language)).toBe("mr");
  });
  it("loses what is a person's own when they sign out, and nothing else", () => {
    writeLocal(localKeys.token, "secret");
    writeLocal(localKeys.shopperId, "cus_1");
    writeLocal(localKeys.pincode, "411001");
    writeLocal(localKeys.addressPincode, "415001");
    writeSession(sessionKeys.payable, JSON.stringify({ prefill: { name: "Asha" } }));
    for (const key of draftKeys) writeSession(key, "typed");
    writeSession(sessionKeys.filters, "{}");
    forgetPerson();
    expect(readLocal(localKeys.token)).toBeNull();
    expect(readLocal(localKeys.shopperId)).toBeNull();
    expect(draftKeys.filter((key) => readSession(key) !== null)).toEqual([]);
    expect(readSession(sessionKeys.filters)).toBe("{}");
    expect(readSession(sessionKeys.payable)).toBeNull();
    expect(readLocal(localKeys.addressPincode)).toBeNull();
    expect(readLocal(localKeys.pincode)).toBe("411001");
  });
  it("keeps what they have typed while their session has only run out, for them alone", () => {
    writeLocal(localKeys.token, "secret");
    writeLocal(localKeys.shopperId, "cus_1");
    writeSession(sessionKeys.payable, JSON.stringify({ prefill: { name: "Asha" } }));
    for (const key of draftKeys) writeSession(key, JSON.stringify({ userId: "cus_1" }));
    writeSession(sessionKeys.question, JSON.stringify({ question: "Is it cotton?" }));
    const kept = () => draftKeys.filter((key) => readSession(key) !== null);
    forgetSession();
    expect(readLocal(localKeys.token)).toBeNull();
    expect(readSession(sessionKeys.payable)).toBeNull();
    forgetOthers();
    forgetOthers("cus_1");
    expect(kept()).toEqual([...draftKeys]);
    forgetOthers("cus_2");
    expect(kept()).toEqual([sessionKeys.question]);
  });
  it("may be missing altogether, as in some private windows", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("denied");
      },
    });
    expect(readLocal(localKeys.language)).toBeNull();
    expect(() => writeLocal(localKeys.language, "mr")).not.toThrow();
  });
  it("is not trusted to be JSON", () => {
    expect(parseStored("{oops")).toBeUndefined();
    expect(parseStored(null)).toBeUndefined();
  });
});

describe("the category of this session", () => {
  it("replaces earlier filters and can be cleared", () => {
    storeCategory("toys");
    storeCategory("fashion");
    expect(storedCategory(demoCategories)).toBe("fashion");
    clearStoredFilters();
    expect(storedCategory(demoCategories)).toBeUndefined();
  });
  it("is ignored when it is not one of ours", () => {
    sessionStorage.setItem("filters", '{"category":["weapons"]}');
    expect(storedCategory(demoCategories)).toBeUndefined();
  });
});

describe("the kept slides", () => {
  it("are fresh for thirty minutes", () => {
    writeSlidesCache("en", [], 1_000_000);
    expect(readSlidesCache("en", 1_000_000 + 29 * 60_000)?.slides).toEqual([]);
    expect(readSlidesCache("en", 1_000_000 + 30 * 60_000)).toBeUndefined();
  });
  it("are forgotten when the clock was set back", () => {
    writeSlidesCache("en", [], 2_000_000);
    expect(readSlidesCache("en", 1_000_000)).toBeUndefined();
  });
});
