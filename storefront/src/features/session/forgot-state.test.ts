import { describe, expect, it } from "vitest";
import { forgotReducer, forgotStart, forgotStep } from "./forgot-state";

describe("a forgotten password", () => {
  const sent = forgotReducer(forgotStart, { type: "otpSent", email: "asha@example.in" });
  const verified = forgotReducer(sent, { type: "otpVerified", resetToken: "t".repeat(32) });

  it("goes from the e-mail to the code to the new password", () => {
    expect([forgotStart, sent, verified].map(forgotStep)).toEqual([1, 2, 3]);
    expect(verified).toEqual({
      email: "asha@example.in",
      otpSent: true,
      otpVerified: true,
      resetToken: "t".repeat(32),
    });
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
