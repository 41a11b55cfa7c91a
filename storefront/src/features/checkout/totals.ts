import { addRupees } from "@contract/money";
import type { PaymentMethod } from "@contract/order-states";
import type { ShippingOffer } from "@contract/shipping";
import type { Delivery } from "@/lib/delivery";

export type Totals = { goods: number; shipping: number; codFee: number; total: number };

/** The sums of the order summary. An unknown charge counts as 0 (Spec §8) and blocks the order. */
export function totalsOf(goods: number, delivery: Delivery, method: PaymentMethod | undefined): Totals {
  const shipping = delivery.state === "quoted" ? delivery.charge : 0;
  const codFee = delivery.state === "quoted" && method === "cod" ? delivery.quote.codFee : 0;
  return { goods, shipping, codFee, total: addRupees(goods, shipping, codFee) };
}

/** Why Place Order is disabled; undefined if the order can be placed. */
export type Block = "address" | "deliveryLoading" | "deliveryFailed" | "deliveryRefused" | "method" | "cart";

export function blockOf(order: {
  delivery: Delivery;
  method: PaymentMethod | undefined;
  /** Lines that cannot be bought as they are. */
  cartNeedsCare: boolean;
}): Block | undefined {
  const { delivery, method, cartNeedsCare } = order;
  if (cartNeedsCare) return "cart";
  if (delivery.state === "needAddress") return "address";
  if (delivery.state === "loading") return "deliveryLoading";
  if (delivery.state === "failed") return "deliveryFailed";
  if (delivery.state === "refused") return "deliveryRefused";
  return method && isOffered(method, delivery.quote) ? undefined : "method";
}

/** The selected payment method: the shopper's own choice while it is available, otherwise none. */
export function chosenMethod(
  choice: PaymentMethod | undefined,
  delivery: Delivery,
): PaymentMethod | undefined {
  const isShut = choice && delivery.state === "quoted" && !isOffered(choice, delivery.quote);
  return isShut ? undefined : choice;
}

const isOffered = (method: PaymentMethod, { codAvailable, onlineAvailable }: ShippingOffer) =>
  method === "cod" ? codAvailable : onlineAvailable;
