import { describe, expect, it } from "vitest";
import { forgotReducer, forgotStart, forgotStep, liveForgot } from "./forgot-state";

describe("a forgotten password", () => {
  const sent = forgotReducer(forgotStart, { type: "otpSent", email: "asha@example.in", at: 1_000 });
  const verified = forgotReducer(sent, {
    type: "otpVerified",
    resetToken: "t".repeat(32),
    at: 2_000,
  });

  it("goes from the e-mail to the code to the new password", () => {
    expect([forgotStart, sent, verified].map(forgotStep)).toEqual([1, 2, 3]);
    expect(verified).toEqual({
      email: "asha@example.in",
      otpSent: true,
      otpVerified: true,
      resetToken: "t".repeat(32),
      at: 2_000,
    });
  });

  it("is taken up again after a reload while its code or token lives, and no longer", () => {
    const minute = 60_000;
    const stored = (state: object) => JSON.parse(JSON.stringify(state));
    expect(liveForgot(stored(sent), 1_000 + 9 * minute)).toEqual(sent);
    expect(liveForgot(stored(sent), 1_000 + 10 * minute)).toBeUndefined();
    expect(liveForgot(stored(verified), 2_000 + 14 * minute)).toEqual(verified);
    expect(liveForgot(stored(verified), 2_000 + 15 * minute)).toBeUndefined();
    for (const nothing of [undefined, null, "x", {}, stored(forgotStart), { email: 1, at: 1, otpSent: true }])
      expect(liveForgot(nothing, 1_000)).toBeUndefined();
  });

  it("clears everything on reset", () => {
    expect(forgotReducer(verified, { type: "reset" })).toEqual(forgotStart);
  });

  it("keeps the e-mail where the code has expired, and forgets an older token", () => {
    const again = forgotReducer(verified, { type: "expired" });
    expect(forgotStep(again)).toBe(1);
    expect(again).toEqual({ ...forgotStart, email: "asha@example.in" });
  });
});
