import type { Cart } from "@contract/cart";
import { addRupees } from "@contract/money";
import type { PaymentMethod } from "@contract/order-states";
import type { Discount } from "@contract/promotions";
import type { ShippingOffer } from "@contract/shipping";
import type { Delivery } from "@/lib/delivery";

/** `goods` and `shipping` before what promotions take off them, which is `discounts`. */
export type Totals = {
  goods: number;
  discounts: Pick<Discount, "code" | "label" | "goods" | "delivery">[];
  shipping: number;
  codFee: number;
  total: number;
};

type Goods = Pick<Cart, "total" | "discount" | "discounts">;

/** The sums of the order summary. An unknown charge counts as 0 (Spec §8) and blocks the order. */
export function totalsOf(cart: Goods, delivery: Delivery, method: PaymentMethod | undefined): Totals {
  const charge = delivery.state === "quoted" ? delivery.charge : 0;
  // The quote knows the address, which promotions may depend on; without one the cart's own figures count.
  const quoted =
    delivery.state === "quoted" && delivery.quote.goodsDiscount !== null ? delivery.quote : undefined;
  const discount = quoted?.goodsDiscount ?? cart.discount;
  const discounts = quoted?.discounts ?? cart.discounts;
  const goods = addRupees(cart.total, cart.discount);
  const codFee = delivery.state === "quoted" && method === "cod" ? delivery.quote.codFee : 0;
  const shipping = addRupees(charge, ...discounts.map((each) => each.delivery));
  return { goods, discounts, shipping, codFee, total: addRupees(goods, -discount, charge, codFee) };
}

/** Why Place Order is disabled; undefined if the order can be placed. */
export type Block =
  | "slot"
  | "contact"
  | "pickupRefused"
  | "address"
  | "deliveryLoading"
  | "deliveryFailed"
  | "deliveryRefused"
  | "method"
  | "cart";

export function blockOf(order: {
  delivery: Delivery;
  method: PaymentMethod | undefined;
  /** Lines that cannot be bought as they are. */
  cartNeedsCare: boolean;
  /** Of an order that is picked up: whether it is known who comes. */
  pickup?: { isContactWhole: boolean } | undefined;
  /** Of an order that the shop's own vehicle brings: no time is chosen yet. */
  isSlotMissing?: boolean;
}): Block | undefined {
  const { delivery, method, cartNeedsCare, pickup, isSlotMissing } = order;
  if (cartNeedsCare) return "cart";
  if (pickup && !pickup.isContactWhole) return "contact";
  if (pickup && delivery.state === "refused") return "pickupRefused";
  if (delivery.state === "needAddress") return "address";
  if (delivery.state === "loading") return "deliveryLoading";
  if (delivery.state === "failed") return "deliveryFailed";
  if (delivery.state === "refused") return "deliveryRefused";
  if (isSlotMissing) return "slot";
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
