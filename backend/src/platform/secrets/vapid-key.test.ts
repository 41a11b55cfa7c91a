import { expect, it } from "vitest";
import { isVapidKey, vapidPair } from "./vapid-key";

// RFC 8291, section 5: the application server's keys of its example.
const privateKey = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
const publicKey = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";

it("a key for pushes may be written as other secrets are, or as tools for it print it", () => {
  const hex = Buffer.from(privateKey, "base64url").toString("hex");
  expect(vapidPair(privateKey)).toEqual({ privateKey, publicKey });
  expect(vapidPair(hex)).toEqual({ privateKey, publicKey });
});

it.each(["", "too short", "0".repeat(64), "f".repeat(64), `${"a".repeat(64)}a`])("%s is no key", (key) => {
  expect(isVapidKey(key)).toBe(false);
});
