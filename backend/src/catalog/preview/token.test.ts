import { beforeAll, describe, expect, it } from "vitest";
import { seal } from "../../platform/secrets/sealed";
import { stopToken } from "../when-back/stopped";
import { previewedBy, previewToken } from "./token";

beforeAll(() => {
  process.env.DATABASE_URL ??= "postgres://nobody@localhost/none";
});

const now = Date.UTC(2026, 10, 24, 9);
const minutes = (count: number) => now + count * 60_000;

describe("the token of a preview", () => {
  it("shows its product for half an hour, and nothing after that", () => {
    const { token, until } = previewToken("prod_01", now);
    expect(until).toBe(minutes(30));
    expect(previewedBy(token, now)?.productId).toBe("prod_01");
    expect(previewedBy(token, minutes(30) - 1)?.productId).toBe("prod_01");
    expect(previewedBy(token, minutes(30))).toBeUndefined();
  });

  it("shows nothing once a single bit of it is another", () => {
    const bytes = Buffer.from(previewToken("prod_01", now).token, "base64url");
    for (let at = 0; at < bytes.length; at += 1) {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(previewedBy(altered.toString("base64url"), now)).toBeUndefined();
    }
  });

  it("is not what the shop sealed for anything else, nor what it never sealed", () => {
    const pass = JSON.stringify({ productId: "prod_01", until: minutes(30) });
    const foreign = [seal(pass), seal(pass, "when back"), stopToken(pass), "", "prod_01", btoa(pass)];
    for (const token of foreign) expect(previewedBy(token, now)).toBeUndefined();
    expect(previewedBy(seal("prod_01", "product preview"), now)).toBeUndefined();
  });
});
