import { randomUUID } from "node:crypto";
import type { Address } from "@contract/addresses";
import type { User } from "@contract/auth";
import type { Cart } from "@contract/cart";
import { type AddressValues, addressInput } from "@/features/addresses/address-rules";
import { totalsOf } from "@/features/checkout/totals";
import { call } from "@/lib/api";
import { askShipping, type Delivery } from "@/lib/delivery";
import { isOutage } from "@/lib/errors";
import { readAddress } from "./address-form";
import { plain, withQuery } from "./addresses";
import { CheckoutView } from "./checkout-view";
import { forShopper } from "./for-shopper";
import { type Refusal, refusalOf } from "./refusal";
import { Unsure } from "./unsure";
import { type Answer, field } from "./visit";

/** Who comes to the shop for the order, as typed. */
export type Contact = { name: string; phone: string; address: string };

/** What the page shows again after a refusal, or what its address asks for. */
export type Asked = {
  /** An address of the shopper's, or `pickup`; the newest address if it is neither. */
  to: string;
  notes?: string;
  contact?: Contact;
  refusal?: Refusal;
  newAddress?: { values: AddressValues; refusal: Refusal };
};

/** The checkout: where to, what it costs, and the order in cash. */
export const checkoutPage = forShopper("checkout", async (user, { query, form }) => {
  if (!form) return showCheckout(user, { to: query.get("to") ?? "" });
  return form.get("do") === "address" ? saveAddress(user, form) : placeOrder(user, form);
});

async function saveAddress(user: User, form: URLSearchParams): Promise<Answer> {
  const values = readAddress(form);
  try {
    const body = { userId: user.id, ...addressInput(values, form.has("pincodeConfirmed")) };
    const { data } = await call("addAddress", { body });
    return { to: withQuery(plain.checkout, { to: data._id }) };
  } catch (error) {
    return showCheckout(user, { to: "", newAddress: { values, refusal: refusalOf(error) } });
  }
}

/** A key that a form of ours carries: anything else is replaced. */
const wellFormedKey = /^[\da-f-]{36}$/;

async function placeOrder(user: User, form: URLSearchParams): Promise<Answer> {
  const to = field(form, "to");
  const notes = field(form, "notes");
  const contact = { name: field(form, "name"), phone: field(form, "phone"), address: field(form, "address") };
  const sent = field(form, "key");
  const key = wellFormedKey.test(sent) ? sent : randomUUID();
  const body = {
    userId: user.id,
    cartId: field(form, "cartId") || null,
    ...(to === "pickup"
      ? { deliveryMethod: "pickup" as const, pickupContact: { ...contact, address: contact.address || null } }
      : { addressId: to }),
    paymentMethod: "cod" as const,
    notes: notes || null,
    expectedTotal: Number(field(form, "expectedTotal")),
  };
  try {
    const { order } = await call("createOrder", { body }, { headers: { "Idempotency-Key": key } });
    return { to: withQuery(plain.order, { id: order._id, done: "placed" }) };
  } catch (error) {
    if (!isOutage(error)) return showCheckout(user, { to, notes, contact, refusal: refusalOf(error) });
    return { status: 503, page: <Unsure user={user} sent={{ ...Object.fromEntries(form), key }} /> };
  }
}

async function showCheckout(user: User, asked: Asked): Promise<Answer> {
  const [{ data: cart }, { data: addresses }] = await Promise.all([
    call("getCart", { params: { userId: user.id } }),
    call("getAddresses", { params: { userId: user.id } }),
  ]);
  const isPickup = asked.to === "pickup";
  const address = isPickup ? undefined : (addresses.find(({ _id }) => _id === asked.to) ?? addresses[0]);
  const delivery = await quoteOf(cart, isPickup ? "pickup" : address);
  const status = (asked.newAddress?.refusal ?? asked.refusal)?.status ?? 200;
  const page = (
    <CheckoutView
      user={user}
      cart={cart}
      addresses={addresses}
      address={address}
      isPickup={isPickup}
      delivery={delivery}
      totals={totalsOf(cart, delivery, "cod")}
      asked={asked}
      orderKey={randomUUID()}
    />
  );
  return { status, page };
}

/** What the order would cost to send there, or to pick up. */
async function quoteOf(cart: Cart, to: Address | "pickup" | undefined): Promise<Delivery> {
  if (!to || cart.items.length === 0) return { state: "needAddress" };
  const cartItems = cart.items.map(({ productId, quantity, variantId }) => ({
    productId,
    quantity,
    variantId,
  }));
  return askShipping(cartItems, to === "pickup" ? { isPickup: true } : to);
}
