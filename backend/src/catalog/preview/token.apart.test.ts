import { beforeAll, describe, expect, it } from "vitest";
import { homePass } from "../../platform/identity/home-pass";
import { seal } from "../../platform/secrets/sealed";
import { stopToken } from "../when-back/stopped";
import { productPass } from "./token";

beforeAll(() => {
  process.env.DATABASE_URL ??= "postgres://nobody@localhost/none";
});

const now = Date.UTC(2026, 10, 24, 9);
const minutes = (count: number) => now + count * 60_000;

describe("the token of a preview", () => {
  it("shows its product for half an hour, and nothing after that", () => {
    const { token, until } = productPass.issue({ productId: "prod_01" }, now);
    expect(until).toBe(minutes(30));
    expect(productPass.read(token, now)?.productId).toBe("prod_01");
    expect(productPass.read(token, minutes(30) - 1)?.productId).toBe("prod_01");
    expect(productPass.read(token, minutes(30))).toBeUndefined();
  });

  it("shows nothing once a single bit of it is another", () => {
    const bytes = Buffer.from(productPass.issue({ productId: "prod_01" }, now).token, "base64url");
    for (let at = 0; at < bytes.length; at += 1) {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(productPass.read(altered.toString("base64url"), now)).toBeUndefined();
    }
  });

  it("is not what the shop sealed for anything else, nor what it never sealed", () => {
    const pass = JSON.stringify({ productId: "prod_01", until: minutes(30) });
    const home = homePass.issue({}, now).token;
    const foreign = [seal(pass), seal(pass, "when back"), stopToken(pass), home, "", "prod_01", btoa(pass)];
    for (const token of foreign) expect(productPass.read(token, now)).toBeUndefined();
    expect(productPass.read(seal("prod_01", "product preview"), now)).toBeUndefined();
  });
});
