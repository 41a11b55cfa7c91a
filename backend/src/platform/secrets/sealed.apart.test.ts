import { beforeAll, expect, it } from "vitest";
import { seal, unseal } from "./sealed";

beforeAll(() => {
  process.env.DATABASE_URL ??= "postgres://nobody@localhost/none";
});

it("gives back what was sealed, and seals the same text differently each time", () => {
  const text = '{"code":"042917","to":"आशा@example.com"}';
  expect(unseal(seal(text))).toBe(text);
  expect(seal(text)).not.toBe(seal(text));
  expect(seal(text)).not.toContain("042917");
});

it("refuses what was changed on the way", () => {
  const sealed = Buffer.from(seal("042917"), "base64url");
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => unseal(sealed.toString("base64url"))).toThrow();
  expect(() => unseal("")).toThrow();
});
