import { expect, it } from "vitest";
import { normaliseSecondFactorCode, showRecoveryCode } from "./second-factor-code";

it.each([
  ["042 917", "042917"],
  ["०४२९१७", "042917"],
  ["7q2m-0xkd-9fga-z5bn", "7Q2M0XKD9FGAZ5BN"],
  [" 7Q2M 0XKD 9FGA Z5BN ", "7Q2M0XKD9FGAZ5BN"],
  // Characters that are easily misread are accepted for the right ones.
  ["7q2m-oxkd-9fga-zilb", "7Q2M0XKD9FGAZ11B"],
  ["04291", undefined],
  ["7Q2M-0XKD-9FGA", undefined],
  ["7Q2M-0XKD-9FGA-Z5BU", undefined],
  ["", undefined],
])("reads %s as %s", (typed, code) => expect(normaliseSecondFactorCode(typed)).toBe(code));

it("shows a recovery code in groups that can be read aloud", () => {
  expect(showRecoveryCode("7Q2M0XKD9FGAZ5BN")).toBe("7Q2M-0XKD-9FGA-Z5BN");
});
