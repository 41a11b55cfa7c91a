import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { newKey } from "./new-key";

afterEach(() => vi.unstubAllGlobals());

it("is a UUID of its own, also where the browser makes none, as over plain http", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 500 }, newKey);
  for (const key of keys) expect(z.uuidv4().safeParse(key).success, key).toBe(true);
  expect(new Set(keys).size).toBe(500);
});
