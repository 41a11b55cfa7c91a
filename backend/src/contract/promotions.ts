import { z } from "zod";
import { Rupees, wellFormed } from "./fields";
import { messages } from "./messages";

/** What one promotion takes off, in rupees that include GST. */
export const Discount = z.object({
  code: z.string(),
  /** Its code; for an automatic one the name of its campaign. */
  label: z.string(),
  /** Whether it applies without a code. */
  isAutomatic: z.boolean(),
  goods: Rupees,
  delivery: Rupees,
});
export type Discount = z.infer<typeof Discount>;

/** Why a code takes nothing off. */
export const codeProblems = [
  "unknown",
  "not_begun",
  "ended",
  "used_up",
  "minimum_not_met",
  "not_for_you",
  "not_these_goods",
  "not_this_order",
  "no_further_discount",
] as const;
export type CodeProblem = (typeof codeProblems)[number];

/** A code that the shopper entered. */
export const CartCode = z.object({
  code: z.string(),
  isApplied: z.boolean(),
  /** It takes something off the delivery charge, which is known at checkout. */
  isForDelivery: z.boolean(),
  problem: z.enum(codeProblems).nullable(),
  message: z.string().nullable(),
});
export type CartCode = z.infer<typeof CartCode>;

/** A promotion's code as it is typed. */
export const PromotionCode = z
  .string(messages.codeNeeded.key)
  .trim()
  .min(1, messages.codeNeeded.key)
  .max(60, messages.codeUnknown.key)
  .refine(wellFormed, messages.codeUnknown.key);
