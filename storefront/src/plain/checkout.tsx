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
  /** Whether the shop's own vehicle is wanted there; it comes anyway where no courier does. */
  byVehicle?: boolean;
  notes?: string;
  contact?: Contact;
  refusal?: Refusal;
  newAddress?: { values: AddressValues; refusal: Refusal };
};

/** The checkout: where to, what it costs, and the order in cash. */
export const checkoutPage = forShopper("checkout", async (user, { query, form }) => {
  if (!form)
    return showCheckout(user, { to: query.get("to") ?? "", byVehicle: query.get("by") === "vehicle" });
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
  const byVehicle = field(form, "by") === "vehicle";
  const [day = "", from = ""] = field(form, "slot").split(" ");
  const contact = { name: field(form, "name"), phone: field(form, "phone"), address: field(form, "address") };
  const sent = field(form, "key");
  const key = wellFormedKey.test(sent) ? sent : randomUUID();
  const body = {
    userId: user.id,
    cartId: field(form, "cartId") || null,
    ...(to === "pickup"
      ? { deliveryMethod: "pickup" as const, pickupContact: { ...contact, address: contact.address || null } }
      : { addressId: to, ...(byVehicle && { deliveryMethod: "vehicle" as const, slot: { day, from } }) }),
    paymentMethod: "cod" as const,
    notes: notes || null,
    expectedTotal: Number(field(form, "expectedTotal")),
  };
  try {
    const { order } = await call("createOrder", { body }, { headers: { "Idempotency-Key": key } });
    return { to: withQuery(plain.order, { id: order._id, done: "placed" }) };
  } catch (error) {
    if (!isOutage(error))
      return showCheckout(user, { to, byVehicle, notes, contact, refusal: refusalOf(error) });
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
  const { delivery, isVehicle, canSwitch } = await waysTo(cart, isPickup ? "pickup" : address, asked);
  const status = (asked.newAddress?.refusal ?? asked.refusal)?.status ?? 200;
  const page = (
    <CheckoutView
      user={user}
      cart={cart}
      addresses={addresses}
      address={address}
      isPickup={isPickup}
      isVehicle={isVehicle}
      canSwitch={canSwitch}
      delivery={delivery}
      totals={totalsOf(cart, delivery, "cod")}
      asked={asked}
      orderKey={randomUUID()}
    />
  );
  return { status, page };
}

/** The quote of the way that is wanted there, and whether both a courier and the shop's own vehicle come. */
async function waysTo(cart: Cart, to: Address | "pickup" | undefined, { byVehicle = false }: Asked) {
  const byCourier = await quoteOf(cart, to);
  const answered = byCourier.state === "quoted" || byCourier.state === "refused" ? byCourier : undefined;
  const canSwitch = answered?.state === "quoted" && Boolean(answered.vehicle);
  const isVehicle = Boolean(answered?.vehicle) && (byVehicle || answered?.state === "refused");
  if (!isVehicle || !to || to === "pickup") return { delivery: byCourier, isVehicle: false, canSwitch };
  return { delivery: await quoteOf(cart, { ...to, isVehicle: true }), isVehicle, canSwitch };
}

/** What the order would cost to send there, or to pick up. */
async function quoteOf(
  cart: Cart,
  to: Address | (Address & { isVehicle: true }) | "pickup" | undefined,
): Promise<Delivery> {
  if (!to || cart.items.length === 0) return { state: "needAddress" };
  const cartItems = cart.items.map(({ productId, quantity, variantId }) => ({
    productId,
    quantity,
    variantId,
  }));
  return askShipping(cartItems, to === "pickup" ? { isPickup: true } : to);
}
