import { type Message, messages } from "../contract/messages";
import type { CodeProblem } from "../contract/promotions";
import { type Definition, isRunning, type Rule } from "./definitions";
import type { Offer } from "./offer";
import { ruleHolds } from "./rule-holds";

/** Why a code takes nothing off: for clients, and in words. */
export type WhyNot = { problem: CodeProblem; message: Message };

/** A promotion as far as its code may be talked about: one that is no draft, active or not any more. */
export type Known = Definition & { status: string };

const amounts = /^(item_|original_item_|item_sub|original_item_sub)?(sub)?total$/;

/** What the first broken rule of the order asks for. */
function brokenRule({ attribute, operator, values }: Rule): WhyNot {
  if (amounts.test(attribute) && operator.startsWith("gt")) {
    const least = Math.min(...values.map(({ value }) => Number(value)));
    return { problem: "minimum_not_met", message: messages.codeMinimum(least) };
  }
  if (attribute.startsWith("customer")) return { problem: "not_for_you", message: messages.codeNotForYou };
  if (attribute.startsWith("items."))
    return { problem: "not_these_goods", message: messages.codeNotTheseGoods };
  return { problem: "not_this_order", message: messages.codeNotThisOrder };
}

/** Why this promotion takes nothing off the cart, by the engine's result and the context that it was given. */
export function whyNot(known: Known, offer: Offer, context: Record<string, unknown>, now: Date): WhyNot {
  const { campaign, application_method: method, rules } = known;
  if (known.status === "draft") return { problem: "unknown", message: messages.codeUnknown };
  if (campaign?.starts_at && new Date(campaign.starts_at) > now)
    return { problem: "not_begun", message: messages.codeNotBegun };
  if (known.status !== "active" || !isRunning(known, now))
    return { problem: "ended", message: messages.codeEnded };
  if (offer.usedUp.has(known.id)) return { problem: "used_up", message: messages.codeUsedUp };
  const broken = rules.find((rule) => !ruleHolds(rule, context));
  if (broken) return brokenRule(broken);
  const items = context.items as object[];
  const meets = (wanted: Rule[]) =>
    items.some((item) =>
      wanted.every((rule) => ruleHolds({ ...rule, attribute: rule.attribute.replace(/^items\./, "") }, item)),
    );
  const onGoods = method?.target_type !== "shipping_methods";
  if (onGoods && !(meets(method?.target_rules ?? []) && meets(method?.buy_rules ?? [])))
    return { problem: "not_these_goods", message: messages.codeNotTheseGoods };
  if (known.type === "buyget") return { problem: "not_these_goods", message: messages.codeMorePieces };
  return { problem: "no_further_discount", message: messages.codeNothingLeft };
}
