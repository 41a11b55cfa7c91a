import crypto from "node:crypto";
import { createRequire } from "node:module";
import { generateEntityId } from "@medusajs/framework/utils";
import { expect, it, vi } from "vitest";

const require = createRequire(import.meta.url);

it("the engine's ids are drawn from a pool, and are as before", () => {
  require("../backend/bin/quick-ids.cjs");
  const each = vi.spyOn(crypto, "randomBytes");
  const ids = Array.from({ length: 5_000 }, () => generateEntityId(undefined, "order"));
  expect(each).not.toHaveBeenCalled();
  expect(new Set(ids).size).toBe(5_000);
  for (const id of ids) expect(id).toMatch(/^order_0[0-9A-HJKMNP-TV-Z]{25}$/);
  // Each of the sixteen letters is any of 32: none is left out.
  const letters = new Set(ids.flatMap((id) => [...id.slice(-16)]));
  expect(letters.size).toBe(32);
});
