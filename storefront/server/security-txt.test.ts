import { newShop } from "@contract/new-shop";
import { expect, it } from "vitest";
import { securityText } from "./security-txt";

it("names a person to write to, where it belongs, and a day in the coming year until which that holds", () => {
  const now = new Date("2026-12-15T10:00:00.123Z");
  const shop = { ...newShop, securityEmail: "safe@meera.example" };
  const text = securityText(shop, "https://shop.example", now);
  expect(text).toContain("Contact: mailto:safe@meera.example\n");
  expect(text).toContain("Canonical: https://shop.example/.well-known/security.txt\n");
  expect(text).toContain("Expires: 2027-01-14T10:00:00Z\n");
});

it("is not there while the shop has named no address", () => {
  expect(securityText(newShop, "https://shop.example", new Date())).toBeUndefined();
});
