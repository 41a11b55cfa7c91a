import { normalisePhone } from "../contract/rules";
import { orderByNumber } from "./find-order";
import type { OrderWithMoves } from "./order-row";
import { findOrder } from "./read-orders";

/** The order with this number, if the phone or e-mail is the account's or the delivery address's. */
export async function orderToFollow(
  number: string,
  emailOrPhone: string,
): Promise<OrderWithMoves | undefined> {
  const found = await orderByNumber(number);
  const order = found && (await findOrder(found.orderId));
  return order && isOf(order, emailOrPhone) ? order : undefined;
}

function isOf({ customer, address }: OrderWithMoves, emailOrPhone: string): boolean {
  const phone = normalisePhone(emailOrPhone);
  if (phone) return [customer.phone, address.phone].some((one) => one && normalisePhone(one) === phone);
  const email = emailOrPhone.toLowerCase();
  return [customer.email, address.email].some((one) => one?.toLowerCase() === email);
}
