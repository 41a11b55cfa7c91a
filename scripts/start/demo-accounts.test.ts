import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { demoAdmin as backendsAdmin } from "../../backend/src/platform/demo-admin";
import { demoShoppers } from "../../demo/data/shoppers";
import { root } from "../root";
import { demoAdmin, demoShopper } from "./demo-accounts";

it("prints the admin that the backend makes", () => {
  expect(demoAdmin).toEqual(backendsAdmin);
});

it("prints a shopper and a password that the demo data has", () => {
  expect(demoShoppers.map(({ email }) => email)).toContain(demoShopper.email);
  const seed = readFileSync(join(root, "demo/load/shoppers.ts"), "utf8");
  expect(seed).toContain(`"${demoShopper.password}"`);
});
