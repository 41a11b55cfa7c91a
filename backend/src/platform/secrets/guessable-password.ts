import { dictionary } from "@zxcvbn-ts/language-common";
import { shop } from "../../contract/shop";

/** The 49,000 most common passwords of leaks, in lower case. */
const common: ReadonlySet<string> = new Set(Object.values(dictionary["passwords-common"] ?? []).map(String));

/** Letters only, as somebody reads them who sees the shop's sign. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, "");

/** What stands on the shop's sign: its name and town, whole and by word. */
const shopWords: ReadonlySet<string> = new Set(
  [shop.name, shop.legalName, shop.city, shop.state]
    .flatMap((text) => [text, ...text.split(/\s+/)])
    .map(lettersOf)
    .filter((word) => word.length > 3),
);

/**
 * Whether somebody who tries a list would have this password soon: one of the most common ones, or the shop's own
 * name or town with digits and signs around it ("Satara@2026").
 */
export function isGuessable(password: string): boolean {
  const typed = password.trim().toLowerCase();
  return typed.length < 8 || common.has(typed) || shopWords.has(lettersOf(typed));
}
