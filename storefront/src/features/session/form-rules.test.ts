import { describe, expect, it } from "vitest";
import { loginRules, newPasswordRules } from "./form-rules";
import { registerRules } from "./register-rules";

const wrong = (problems: object) => Object.values(problems).filter(Boolean);

describe("the forms of the account", () => {
  it("ask only that both fields of the login are filled", () => {
    expect(wrong(loginRules({ emailOrPhone: " ", password: "" }))).toEqual([
      "accountMissing",
      "passwordMissing",
    ]);
    expect(wrong(loginRules({ emailOrPhone: "9876543210", password: "x" }))).toEqual([]);
  });

  it("name every wrong field of a registration", () => {
    expect(wrong(registerRules({ userName: "", email: "x", phone: "1", password: "short" }))).toEqual([
      "nameMissing",
      "emailWrong",
      "phoneWrong",
      "passwordShort",
    ]);
  });

  it("refuse a password that is the e-mail or the phone", () => {
    const values = { userName: "Asha", email: "asha@example.in", phone: "9876543210" };
    expect(registerRules({ ...values, password: "9876543210" }).password).toBe("passwordSame");
    expect(registerRules({ ...values, password: "asha@example.in" }).password).toBe("passwordSame");
    expect(
      newPasswordRules({ newPassword: values.email, repeat: values.email }, values.email).newPassword,
    ).toBe("passwordSame");
  });

  it("want the new password twice the same", () => {
    expect(newPasswordRules({ newPassword: "green-hills-9", repeat: "green-hills" }, "").repeat).toBe(
      "passwordsDiffer",
    );
  });
});
