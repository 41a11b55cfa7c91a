import { dictionary } from "@zxcvbn-ts/language-common";
import { shop } from "../identity/current";

/** The 49,000 most common leaked passwords, in lower case. */
const common: ReadonlySet<string> = new Set(Object.values(dictionary["passwords-common"] ?? []).map(String));

/** Only the letters of a text, in lower case. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, "");

/** The names of the shop and its place, whole and word by word. */
function shopWords(): ReadonlySet<string> {
  const { name, legalName, city, state } = shop();
  return new Set(
    [...Object.values(name), ...Object.values(city), legalName, state]
      .flatMap((text) => [text, ...text.split(/\s+/)])
      .map(lettersOf)
      .filter((word) => word.length > 3),
  );
}

/**
 * Whether a password is easily guessed from a list: one of the most common ones, or the shop's own name or town with
 * digits and signs around it ("Satara@2026").
 */
export function isGuessable(password: string): boolean {
  const typed = password.trim().toLowerCase();
  return typed.length < 8 || common.has(typed) || shopWords().has(lettersOf(typed));
}
