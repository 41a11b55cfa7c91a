import { describe, expect, it } from "vitest";
import {
  codeRule,
  emailRule,
  lengthRule,
  newPasswordRule,
  optionalEmailRule,
  phoneRule,
  pincodeRule,
  stateRule,
  userNameRule,
} from "./field-rules";

describe("the rules of form fields", () => {
  it("tells a missing value from a wrong one", () => {
    expect(emailRule("  ")).toBe("emailMissing");
    expect(emailRule("asha@")).toBe("emailWrong");
    expect(phoneRule("")).toBe("phoneMissing");
    expect(phoneRule("12345")).toBe("phoneWrong");
  });

  it("takes the ways in which Indians write a mobile number", () => {
    for (const phone of ["9876543210", "+91 98765 43210", "09876543210", "91-98765-43210"])
      expect(phoneRule(phone)).toBeUndefined();
  });

  it("takes names in any script", () => {
    for (const name of ["आशा पाटील", "Asha O'Brien", "K. R. Rao"]) expect(userNameRule(name)).toBeUndefined();
    expect(userNameRule("<b>")).toBe("nameWrong");
  });

  it("lets an optional e-mail be empty but not wrong", () => {
    expect(optionalEmailRule(" ")).toBeUndefined();
    expect(optionalEmailRule("nobody")).toBe("emailWrong");
  });

  it("refuses a password that is short, common or somebody's own e-mail or phone", () => {
    expect(newPasswordRule("")).toBe("passwordMissing");
    expect(newPasswordRule("short")).toBe("passwordShort");
    expect(newPasswordRule("Password1")).toBe("passwordCommon");
    expect(newPasswordRule("asha@example.in", ["asha@example.in"])).toBe("passwordSame");
    expect(newPasswordRule("monsoon-in-satara", ["asha@example.in", ""])).toBeUndefined();
  });

  it("checks pincodes, codes, states and lengths", () => {
    expect(pincodeRule("415001")).toBeUndefined();
    expect(pincodeRule("015001")).toBe("pincodeWrong");
    expect([codeRule("12345"), codeRule("१२३४५६")]).toEqual(["codeWrong", undefined]);
    expect(stateRule("Maharashtra")).toBeUndefined();
    expect(stateRule("Bombay")).toBe("stateMissing");
    const rule = lengthRule(2, 5, "cityShort");
    expect([rule(" a "), rule("abc"), rule("abcdef")]).toEqual(["cityShort", undefined, "tooLong"]);
  });
});
