import {
  emailPattern,
  normaliseCode,
  normalisePhone,
  normalisePincode,
  passwordProblem,
} from "@contract/rules";
import { stateNames } from "@contract/states";

/** What can be wrong with a field: the key of its sentence in the "forms" texts. */
export type FieldProblem =
  | "nameMissing"
  | "nameWrong"
  | "emailMissing"
  | "emailWrong"
  | "phoneMissing"
  | "phoneWrong"
  | "accountMissing"
  | "orderNumberMissing"
  | "passwordMissing"
  | "passwordShort"
  | "passwordLong"
  | "passwordCommon"
  | "passwordSame"
  | "passwordsDiffer"
  | "codeWrong"
  | "addressShort"
  | "cityShort"
  | "stateMissing"
  | "pincodeWrong"
  | "notOwnEmail"
  | "tooLong"
  | "companyMissing"
  | "gstinWrong"
  | "gstinTypo"
  | "reasonMissing"
  | "messageShort"
  | "upiWrong"
  | "accountNumberWrong"
  | "accountsDiffer"
  | "ifscWrong";

export type FieldRule = (value: string) => FieldProblem | undefined;

export const emailRule: FieldRule = (value) =>
  value.trim() === "" ? "emailMissing" : emailPattern.test(value.trim()) ? undefined : "emailWrong";

/** Empty is valid: an address does not need an e-mail. */
export const optionalEmailRule: FieldRule = (value) => (value.trim() === "" ? undefined : emailRule(value));

export const phoneRule: FieldRule = (value) =>
  value.trim() === "" ? "phoneMissing" : normalisePhone(value) ? undefined : "phoneWrong";

export const pincodeRule: FieldRule = (value) => (normalisePincode(value) ? undefined : "pincodeWrong");

export const stateRule: FieldRule = (value) =>
  stateNames.some((name) => name === value) ? undefined : "stateMissing";

export const codeRule: FieldRule = (value) => (normaliseCode(value) ? undefined : "codeWrong");

const passwordProblems = {
  short: "passwordShort",
  long: "passwordLong",
  common: "passwordCommon",
  same: "passwordSame",
} as const;

/** A new password; `others` are the e-mail and phone that it must not equal. */
export function newPasswordRule(value: string, others: string[] = []): FieldProblem | undefined {
  if (value === "") return "passwordMissing";
  const problem = passwordProblem(value, others.filter(Boolean));
  return problem && passwordProblems[problem];
}

/** At least `min` characters after trimming, else `problem`; at most `max`. */
export function lengthRule(min: number, max: number, problem: FieldProblem): FieldRule {
  return (value) => {
    const { length } = value.trim();
    return length < min ? problem : length > max ? "tooLong" : undefined;
  };
}
