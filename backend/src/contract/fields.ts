import { z } from "zod";
import { categoryList, findCategory, knownSizes } from "./category-list";
import * as constants from "./constants";
import { limits } from "./limits";
import { type Message, messages } from "./messages";
import type { Label } from "./messages/en";
import { isToThePaisa } from "./money";
import { longestName, type NameKind, readName } from "./names";
import { longestPassword, shortestPassword } from "./passwords";
import { longestNetQuantity, readNetQuantity } from "./read-net-quantity";
import { isSaid } from "./reason";
import {
  emailPattern,
  isSafeLink,
  normaliseCode,
  normalisePhone,
  normalisePincode,
  type PasswordProblem,
  passwordProblem,
  plainDigits,
} from "./rules";
import { normaliseSecondFactorCode } from "./second-factor-code";
import { slideGradientNames } from "./slide-gradients";
import { stateNames } from "./states";

/** Texts must not contain NUL bytes or lone surrogates: PostgreSQL and JSON clients reject them. */
export const wellFormed = (text: string) => text.isWellFormed() && !text.includes("\u0000");

/** Trimmed text of `min` to `max` characters. */
export function text(min: number, max: number, label: Label = "this") {
  const length = (min > 0 ? messages.textLength(label, min, max) : messages.textTooLong(label, max)).key;
  return z
    .string()
    .trim()
    .min(min, length)
    .max(max, length)
    .refine(wellFormed, messages.textUnstorable(label).key);
}

/** A reason, in words: invisible characters do not count. */
export const Reason = text(1, limits.reason, "reason").refine(isSaid, messages.reasonNeeded.key);

/** An engine id, such as `prod_01J…`. */
export const Id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, messages.idMalformed.key);
/** An engine id or a slug. */
export const IdOrSlug = z.string().regex(/^[A-Za-z0-9_-]{1,160}$/, messages.idMalformed.key);

/** An amount in rupees with at most two decimals. */
export const Rupees = z
  .number()
  .min(0)
  .max(10_000_000_000_000)
  .refine(isToThePaisa, messages.twoDecimals.key);
/** A product's price in rupees. */
export const Price = z
  .number(messages.priceNeeded.key)
  .min(limits.price.min, messages.priceAboveZero.key)
  .max(limits.price.max, messages.priceAtMost(limits.price.max).key)
  .refine(isToThePaisa, messages.twoDecimals.key);
export const Quantity = z
  .int(messages.quantityWhole.key)
  .min(1, messages.quantityAtLeastOne.key)
  .max(limits.quantity, messages.quantityTooLarge.key);
export const Stock = z.int(messages.stockWhole.key).min(0, messages.stockAtLeastZero.key).max(99_999);

/** As the shop shows it: a list of sizes, or the categories, may have changed since it was stored. */
export const Size = z.string().max(40);
export const Category = z.string().max(160);
/** A size or category that somebody chooses: one that there is. */
export const ChosenSize = Size.refine((size) => knownSizes().includes(size), messages.sizeUnknown.key);
export const ChosenCategory = Category.refine((id) => findCategory(id) !== undefined, {
  error: () => messages.categoryUnknown(categoryList().map(({ id }) => id)).key,
});
export const Condition = z.enum(constants.conditions, messages.conditionUnknown.key);
export const SortOption = z.enum(constants.sortOptions, messages.sortUnknown.key);
export const Language = z.enum(constants.languages, messages.languageUnknown.key);
export const State = z.enum(stateNames, messages.stateNeeded.key);
export const Gradient = z.enum(slideGradientNames, messages.backgroundUnknown.key);

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(120, messages.emailTooLong.key)
  .regex(emailPattern, messages.emailMalformed.key);
/** A text that `read` parses, in its stored form; the message if `read` returns nothing. */
function readable(read: (typed: string) => string | undefined, longest: number, { key }: Message) {
  return z
    .string()
    .max(longest, key)
    .transform((typed, context) => {
      const kept = read(typed);
      if (kept !== undefined) return kept;
      context.addIssue({ code: "custom", message: key });
      return z.NEVER;
    });
}

/** What a package holds, in the form that is stored, or an empty text. */
export const NetQuantity = readable(
  (typed) => (typed.trim() === "" ? "" : readNetQuantity(typed)),
  longestNetQuantity,
  messages.netQuantityMalformed,
);
export const Phone = readable(normalisePhone, 30, messages.phoneMalformed);
/** A six-digit code that was sent to somebody. */
export const Code = readable(normaliseCode, 30, messages.codeMalformed);
/** Six digits of an authenticator app, or a recovery code. */
export const SecondFactorCode = readable(normaliseSecondFactorCode, 60, messages.secondFactorMalformed);
export const Pincode = readable(normalisePincode, 30, messages.pincodeMalformed);

const name = (kind: NameKind) =>
  readable((typed) => readName(typed, kind), 1_000, messages.nameMalformed(longestName(kind)));
export const UserName = name("account");
/** The recipient of a parcel. */
export const RecipientName = name("recipient");

/** Why a new password is rejected, by the problem that `passwordProblem` names. */
export const passwordMessages: Record<PasswordProblem, Message> = {
  short: messages.passwordShort(shortestPassword),
  long: messages.passwordLong(longestPassword),
  common: messages.passwordCommon,
  same: messages.passwordSame,
};
export const Password = z.string().superRefine((password, context) => {
  const problem = passwordProblem(password);
  if (problem) context.addIssue({ code: "custom", message: passwordMessages[problem].key });
});
export const SafeLink = z.string().trim().min(1).max(500).refine(isSafeLink, messages.linkUnsafe.key);

export const Timestamp = z.iso.datetime();
/** A day of the Indian calendar, `YYYY-MM-DD`; PostgreSQL knows no year 0. */
export const Day = z.iso
  .date(messages.dayMalformed.key)
  .refine((day) => !day.startsWith("0000"), messages.dayMalformed.key);

type CommaListLimits = { most?: number; longest?: number; comma?: string | RegExp };

/** A comma-joined list in a query, such as `brand=sony,lg`; blanks are dropped. */
export function commaList<Item extends z.ZodType<string, string>>(
  item: Item,
  { most = 50, longest = 1_000, comma = "," }: CommaListLimits = {},
) {
  return z
    .string()
    .max(longest)
    .transform((joined) =>
      joined
        .split(comma)
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item).max(most));
}

/** `true`/`1` or `false`/`0` in a query. */
export const Flag = z.enum(["true", "false", "1", "0"]).transform((flag) => flag === "true" || flag === "1");
/** A whole number in a query. */
export function queryInt(min: number, max: number) {
  return z
    .string()
    .max(40, messages.wholeNumberBetween(min, max).key)
    .overwrite(plainDigits)
    .regex(/^\d{1,9}$/, messages.wholeNumberBetween(min, max).key)
    .transform(Number)
    .pipe(z.int().min(min).max(max));
}
/** An amount of rupees in a query. */
export const QueryRupees = z
  .string()
  .max(40, messages.amountMalformed.key)
  .overwrite(plainDigits)
  .regex(/^\d{1,8}(\.\d{1,2})?$/, messages.amountMalformed.key)
  .transform(Number);

/** `page` and `limit` of a list. */
export const paging = {
  page: queryInt(1, 1_000_000).optional(),
  limit: queryInt(1, limits.listMax).optional(),
};
/** What react-admin's simple REST provider sends with a list: JSON in strings. */
export const reactAdminList = {
  sort: z.string().max(200).optional().describe('react-admin: ["field","ASC"]'),
  range: z.string().max(50).optional().describe("react-admin: [0,24]"),
  filter: z.string().max(1_000).optional().describe('react-admin: {"field":"value"}'),
};

/** The rates of GST that there are, in per cent. */
export const GstRate = z.union(constants.gstRates.map((rate) => z.literal(rate)));
