import type { Outcome } from "../fault";
import type { Testbed } from "../testbed/testbed";
import type { Placed, Tried } from "./checkout";
import type { Clients } from "./clients";
import { isRetryable } from "./send";

const idsOf = (answers: readonly Placed[]) =>
  new Set(answers.flatMap(({ status, body }) => (status === 201 && body.orderId ? [body.orderId] : [])));

/** Unacceptable responses to an order: an unexplained failure, or none at all on an open connection. */
export function misanswered(answers: readonly Placed[]): string[] {
  return answers.flatMap((answer) => {
    const { status, ms, body, isGivenUp } = answer;
    const what = `an order was answered ${status} ${body.code ?? ""} after ${Math.round(ms)} ms`;
    const isFailure = status >= 500 && !isRetryable(answer);
    return isGivenUp || isFailure ? [what] : [];
  });
}

/** The responses of one attempt that did not say "placed" although the order existed by then. */
const openAnswers = ({ answers }: Tried, placedAt: number | undefined): Placed[] =>
  placedAt === undefined ? [] : answers.filter(({ status, at }) => status !== 201 && at > placedAt);

/**
 * Acceptable responses for an existing order: none (the connection was cut, which a balancer tells as 502; the shop has no such
 * answer to an order), or that it is being checked.
 */
const isHonest = ({ status, body }: Placed) =>
  status === 0 || (status === 502 && body.code === undefined) || body.code === "unsure";

/**
 * Checks that each attempt became exactly one order, and that no shopper was told that an existing order had failed. Returns
 * the orders, the retries, the open cases, and the violations.
 */
export async function checkAttempts(testbed: Testbed, tries: readonly Tried[]): Promise<Outcome> {
  const answers = tries.flatMap((one) => one.answers);
  const placed = await testbed.query<{ order_id: string; placed_at: Date }>(
    "select order_id, placed_at from shop_order where order_id = any ($1)",
    [[...idsOf(answers)]],
  );
  const placedAt = new Map(placed.map(({ order_id, placed_at }) => [order_id, placed_at.getTime()]));
  let leftOpen = 0;
  const violations = tries.flatMap((one) => {
    const { key } = one;
    const ids = idsOf(one.answers);
    const last = one.answers.at(-1);
    if (ids.size > 1) return [`key ${key} was answered with ${ids.size} orders`];
    if (ids.size === 0) return [`key ${key} got no order: ${last?.status} ${last?.body.code ?? ""}`];
    const [id = ""] = ids;
    const open = openAnswers(one, placedAt.get(id));
    leftOpen += open.length;
    return open
      .filter((answer) => !isHonest(answer))
      .map(({ status, body }) => `order ${id} stood, and its shopper was told ${status} ${body.code ?? ""}`);
  });
  return {
    orders: tries.filter((one) => idsOf(one.answers).size === 1).length,
    refused: answers.filter(({ status }) => status !== 201).length,
    leftOpen,
    violations: [...violations, ...misanswered(answers)],
  };
}

/** How many orders these shoppers have in the database. */
export async function countOrders(testbed: Testbed, shopperIds: readonly string[]): Promise<number> {
  const [row] = await testbed.query<{ count: number }>(
    "select count(*)::integer as count from shop_order where customer_id = any ($1)",
    [shopperIds],
  );
  return row?.count ?? 0;
}

/** A sentence if `found` differs from the expected value. */
export const expectSame = (what: string, found: unknown, wanted: unknown): string[] =>
  JSON.stringify(found) === JSON.stringify(wanted)
    ? []
    : [`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`];

/** Stops the clients; each of their attempts became exactly one order, and none is there beside those. */
export async function checkClients(testbed: Testbed, clients: Clients): Promise<Outcome> {
  const tries = await clients.close();
  const checked = await checkAttempts(testbed, tries);
  const booked = await countOrders(
    testbed,
    clients.shoppers.map(({ id }) => id),
  );
  checked.violations.push(...expectSame("orders in the database", booked, tries.length));
  return checked;
}

/** Each of these orders was mailed to its shopper once; what was not. */
export const mailedOnce = ({ mail }: Testbed, tries: readonly Tried[]): string[] =>
  tries.flatMap(({ shopper, answers }) => {
    const number = answers.at(-1)?.body.order?.orderNumber ?? "";
    const mails = mail.mailbox.list(shopper.email).filter(({ text }) => text.includes(number));
    return mails.length === 1 ? [] : [`order ${number} was mailed ${mails.length} times`];
  });
