import { z } from "zod";
import * as constants from "./constants";
import { messages } from "./messages";
import { longestName, type NameKind, readName } from "./names";
import { isSaid } from "./reason";
import {
  emailPattern,
  isSafeLink,
  normaliseCode,
  normalisePhone,
  normalisePincode,
  passwordProblem,
  plainDigits,
} from "./rules";
import { normaliseSecondFactorCode } from "./second-factor-code";
import { stateNames } from "./states";

/** Texts must not contain NUL bytes or lone surrogates: PostgreSQL and JSON clients reject them. */
const wellFormed = (text: string) => text.isWellFormed() && !text.includes("\u0000");

/** Trimmed text of `min` to `max` characters. */
export function text(min: number, max: number, label = "This") {
  const length =
    min > 0 ? `${label} needs ${min} to ${max} characters` : `${label} has at most ${max} characters`;
  return z
    .string()
    .trim()
    .min(min, length)
    .max(max, length)
    .refine(wellFormed, `${label} holds characters we cannot store`);
}

/** Why something is done, in words: marks that can't be seen are none. */
export const Reason = text(1, constants.limits.reason, "The reason").refine(isSaid, messages.reasonNeeded);

/** An engine id, such as `prod_01J…`. */
export const Id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, "This id is not valid");
/** An engine id or a slug. */
export const IdOrSlug = z.string().regex(/^[A-Za-z0-9_-]{1,160}$/, "This id is not valid");

/** Measured by the number's own size: the binary fraction of an amount of crores is coarse. */
const twoDecimals = (rupees: number) =>
  Math.abs(Number(rupees.toFixed(2)) - rupees) <= 4 * Number.EPSILON * Math.max(1, rupees);
/** An amount in rupees with at most two decimals. */
export const Rupees = z.number().min(0).max(10_000_000_000_000).refine(twoDecimals, "At most two decimals");
/** A product's price in rupees. */
export const Price = z
  .number("Please enter a price")
  .min(constants.limits.price.min, "The price must be above 0")
  .max(constants.limits.price.max, "The price is at most ₹10,00,000")
  .refine(twoDecimals, "At most two decimals");
export const Quantity = z
  .int("Quantity must be a whole number")
  .min(1, "Quantity must be at least 1")
  .max(constants.limits.quantity, "This quantity is too large");
export const Stock = z.int("Stock must be a whole number").min(0, "Stock cannot be below 0").max(99_999);

export const Size = z.enum(constants.sizes, "This size does not exist");
export const Category = z.enum(constants.categories, "This category does not exist");
export const Condition = z.enum(constants.conditions, "This condition does not exist");
export const SortOption = z.enum(constants.sortOptions, "This way of sorting does not exist");
export const Language = z.enum(constants.languages, "This language does not exist");
export const State = z.enum(stateNames, "Please choose a state");
export const Gradient = z.enum(constants.slideGradientNames, "This background does not exist");

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(120, "This e-mail is too long")
  .regex(emailPattern, "Please enter a valid e-mail");
/** A text that `read` understands, as it is kept; `sentence` where it understands nothing. */
function readable(read: (typed: string) => string | undefined, longest: number, sentence: string) {
  return z
    .string()
    .max(longest, sentence)
    .transform((typed, context) => {
      const kept = read(typed);
      if (kept !== undefined) return kept;
      context.addIssue({ code: "custom", message: sentence });
      return z.NEVER;
    });
}

export const Phone = readable(normalisePhone, 30, "Please enter a 10-digit Indian mobile number");
/** The six digits that were sent to somebody. */
export const Code = readable(normaliseCode, 30, "The code has six digits");
/** Six digits of an authenticator app, or a recovery code. */
export const SecondFactorCode = readable(normaliseSecondFactorCode, 60, messages.secondFactorMalformed);
export const Pincode = readable(normalisePincode, 30, messages.pincodeMalformed);

const name = (kind: NameKind) =>
  readable((typed) => readName(typed, kind), 1_000, messages.nameMalformed(longestName(kind)));
export const UserName = name("account");
/** Who takes a parcel. */
export const RecipientName = name("recipient");

/** Why a new password is refused, by the problem that `passwordProblem` names. */
export const passwordSentences = {
  short: "A password needs at least 8 characters",
  long: "A password has at most 64 characters",
  common: "This password is too easy to guess",
  same: "The password must differ from your e-mail and phone",
};
export const Password = z.string().superRefine((password, context) => {
  const problem = passwordProblem(password);
  if (problem) context.addIssue({ code: "custom", message: passwordSentences[problem] });
});
export const SafeLink = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine(isSafeLink, "Please give a path of this shop or an https address");

export const Timestamp = z.iso.datetime();
/** A day of the Indian calendar, `YYYY-MM-DD`. */
export const Day = z.iso.date("Please give a day as YYYY-MM-DD");

/** A comma-joined list in a query, such as `brand=sony,lg`; blanks are dropped. */
export function commaList<Item extends z.ZodType<string, string>>(item: Item) {
  return z
    .string()
    .max(1_000)
    .transform((joined) =>
      joined
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item).max(50));
}

/** `true`/`1` or `false`/`0` in a query. */
export const Flag = z.enum(["true", "false", "1", "0"]).transform((flag) => flag === "true" || flag === "1");
/** A whole number in a query. */
export function queryInt(min: number, max: number) {
  return z
    .string()
    .max(40, `Please give a whole number from ${min} to ${max}`)
    .overwrite(plainDigits)
    .regex(/^\d{1,9}$/, `Please give a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.int().min(min).max(max));
}
/** An amount of rupees in a query. */
export const QueryRupees = z
  .string()
  .max(40, "Please give an amount in rupees")
  .overwrite(plainDigits)
  .regex(/^\d{1,8}(\.\d{1,2})?$/, "Please give an amount in rupees")
  .transform(Number);

/** `page` and `limit` of a list. */
export const paging = {
  page: queryInt(1, 1_000_000).optional(),
  limit: queryInt(1, constants.limits.listMax).optional(),
};
/** What react-admin's simple REST provider sends with a list: JSON in strings. */
export const reactAdminList = {
  sort: z.string().max(200).optional().describe('react-admin: ["field","ASC"]'),
  range: z.string().max(50).optional().describe("react-admin: [0,24]"),
  filter: z.string().max(1_000).optional().describe('react-admin: {"field":"value"}'),
};
