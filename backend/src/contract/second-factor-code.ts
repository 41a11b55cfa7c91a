import { normaliseCode } from "./digits";

/** The code of a second factor as people type it. Shared by forms and server; free of libraries. */

/** Crockford's alphabet: no letter can be mistaken for another. */
export const recoveryLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 80 bits, four groups of four. */
export const recoveryLength = 16;
const recoveryPattern = new RegExp(`^[${recoveryLetters}]{${recoveryLength}}$`);

/** `7Q2M-0XKD-…`, as shown to the user. */
export const showRecoveryCode = (code: string) => code.match(/.{1,4}/g)?.join("-") ?? "";

/** A recovery code without its dashes; undefined if invalid. */
export function normaliseRecoveryCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  return recoveryPattern.test(code) ? code : undefined;
}

/** The six digits of an authenticator app or a recovery code; undefined if it is neither. */
export const normaliseSecondFactorCode = (typed: string) =>
  normaliseCode(typed) ?? normaliseRecoveryCode(typed);

export const isRecoveryCode = (code: string) => code.length === recoveryLength;
