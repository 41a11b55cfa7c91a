import type { Outcome } from "../fault";
import type { Stage } from "../stage/stage";
import type { Placed, Tried } from "./checkout";
import { isRetryable } from "./send";

/** Nobody waits longer for an answer, whatever is broken. */
export const patienceMs = 10_000;

const idsOf = (answers: readonly Placed[]) =>
  new Set(answers.flatMap(({ status, body }) => (status === 201 && body.orderId ? [body.orderId] : [])));

/** What no answer to an order may be: an unexplained failure, or one that took too long. */
export function misanswered(answers: readonly Placed[]): string[] {
  return answers.flatMap((answer) => {
    const { status, ms, body } = answer;
    const what = `an order was answered ${status} ${body.code ?? ""} after ${Math.round(ms)} ms`;
    const isLate = ms > patienceMs + 500;
    const isFailure = status >= 500 && !isRetryable(answer);
    return isLate || isFailure ? [what] : [];
  });
}

/** Each try became one order and one only; answers the orders, what was sent again, and what went wrong. */
export function judgeTries(tries: readonly Tried[]): Outcome {
  const violations = tries.flatMap(({ key, answers }) => {
    const ids = idsOf(answers);
    const last = answers.at(-1);
    if (ids.size > 1) return [`key ${key} was answered with ${ids.size} orders`];
    if (ids.size === 0) return [`key ${key} got no order: ${last?.status} ${last?.body.code ?? ""}`];
    return [];
  });
  const answers = tries.flatMap((one) => one.answers);
  return {
    orders: tries.filter((one) => idsOf(one.answers).size === 1).length,
    refused: answers.filter(({ status }) => status !== 201).length,
    violations: [...violations, ...misanswered(answers)],
  };
}

/** How many orders these shoppers have in the shop's books. */
export async function countOrders(stage: Stage, shopperIds: readonly string[]): Promise<number> {
  const [row] = await stage.query<{ count: number }>(
    "select count(*)::integer as count from shop_order where customer_id = any ($1)",
    [shopperIds],
  );
  return row?.count ?? 0;
}

/** A sentence where `found` is not what it should be. */
export const expectSame = (what: string, found: unknown, wanted: unknown): string[] =>
  JSON.stringify(found) === JSON.stringify(wanted)
    ? []
    : [`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`];
