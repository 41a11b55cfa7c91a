import type { MedusaContainer } from "@medusajs/framework/types";
import type { LateChange } from "../contract/cart";
import { limits } from "../contract/limits";
import { Message, messages } from "../contract/messages";
import { Refusal } from "../contract/refusal";
import { query } from "../platform/db/pool";
import { addLine, removeLine, setQuantity } from "./change-cart";
import { heldByOwnOrder } from "./own-hold";
import { openCartRows } from "./read-cart";
import { findVariant, saidShort, saidSoldOut } from "./variants";

type Customer = { id: string; email: string };

/**
 * Carries out, in their order, changes that were made without a connection: each once, however often it is sent, and as
 * much of it as is possible now. Returns what was not, change by change.
 */
export async function applyLateChanges(
  scope: MedusaContainer,
  customer: Customer,
  changes: readonly LateChange[],
): Promise<Message[][]> {
  const said: Message[][] = [];
  for (const change of changes) said.push(await applyOnce(scope, customer, change));
  return said;
}

/** The prices that are not what the shopper saw, change by change: at their own price, of the lines in the cart now. */
export async function pricesMoved(customerId: string, changes: readonly LateChange[]): Promise<Message[][]> {
  const rows = await openCartRows(customerId);
  return changes.map(({ productId, variantId, size, seenPrice }) => {
    const isLine = (row: (typeof rows)[number]) =>
      row.product_id === productId &&
      (variantId ? row.variant_id === variantId : row.size === (size ?? null));
    const now = rows.find((row) => row.line_id !== null && isLine(row))?.paid_price;
    if (now === undefined || seenPrice === undefined || now === seenPrice) return [];
    return [messages.priceChanged(now, seenPrice)];
  });
}

async function applyOnce(scope: MedusaContainer, customer: Customer, change: LateChange): Promise<Message[]> {
  const before = await saidOf(customer.id, change.id);
  if (before) return before;
  const said = await apply(scope, customer, change).catch((error: unknown) => {
    if (error instanceof Refusal && error.status < 429) return [error.said];
    throw error;
  });
  await query({
    name: "cart-change-done",
    text: `insert into shop_cart_change (customer_id, change_id, said) values ($1, $2, $3)
           on conflict (customer_id, change_id) do update set said = excluded.said`,
    values: [customer.id, change.id, said.map(({ key }) => key)],
  });
  return said;
}

/** What was said of a change when it was carried out; undefined if it was not. */
async function saidOf(customerId: string, id: string): Promise<Message[] | undefined> {
  const [row] = await query<{ said: string[] }>({
    name: "cart-change-said",
    text: "select said from shop_cart_change where customer_id = $1 and change_id = $2",
    values: [customerId, id],
  });
  return row?.said.flatMap((key) => Message.fromKey(key) ?? []);
}

async function apply(scope: MedusaContainer, customer: Customer, change: LateChange): Promise<Message[]> {
  const { kind, productId, variantId, size, quantity } = change;
  const chosen = { productId, variantId, size };
  // What is to be removed may be gone already.
  if (kind === "remove") return removeLine(customer.id, chosen).then(() => [], saidUnless(404));
  const write = (pieces: number) =>
    kind === "add"
      ? addLine(scope, customer, { ...chosen, quantity: pieces }, change.id)
      : setQuantity(scope, customer.id, { ...chosen, quantity: pieces });
  const refusal = await write(quantity).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Refusal && error.code === "stock_short") return error;
      throw error;
    },
  );
  if (!refusal) return [];
  const { possible, said } = await whatIsLeft(customer.id, change);
  if (possible > 0) await write(possible);
  return [said];
}

/** How many of the change's pieces can still be had, and the sentence for that. */
async function whatIsLeft(customerId: string, { kind, productId, variantId, size }: LateChange) {
  const variant = await findVariant({ productId, variantId, size });
  const held = await heldByOwnOrder(customerId, variant.variantId);
  const available = Math.min(limits.quantity, variant.available + held);
  const rows = kind === "add" ? await openCartRows(customerId) : [];
  const inCart =
    rows.find((row) => row.line_id !== null && row.variant_id === variant.variantId)?.quantity ?? 0;
  const said = available > 0 ? saidShort(available, variant) : saidSoldOut(variant);
  return { possible: Math.max(0, available - inCart), said };
}

const saidUnless =
  (status: number) =>
  (error: unknown): Message[] => {
    if (error instanceof Refusal && error.status === status) return [];
    throw error;
  };
