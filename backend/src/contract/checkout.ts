import { z } from "zod";
import { AddressInput } from "./addresses";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Id, Phone, RecipientName, Rupees, text } from "./fields";
import { messages } from "./messages";
import { DeliveryMethod, Order, PaymentMethod, paymentStates } from "./orders";
import { SlotWish } from "./vehicle-slot";

/** Who picks up an order at the shop, and what its invoice needs of them. */
const PickupContact = z.object({
  name: RecipientName,
  phone: Phone,
  /** The buyer's address; required of orders of ₹50,000 and more (GST Rule 46). */
  address: text(0, 200, "address").nullish(),
});

export const checkout = endpoints({
  /**
   * Spec §7 "order/create". The items are the cart's; prices, stock, shipping and COD rules are the server's current
   * ones. `Idempotency-Key` is honoured for 24 hours. 409: stock, price or cart changed meanwhile. With `pickup`, the
   * order is handed over at the shop, whose state is the place of supply, and `cod` means that it is paid there. With `vehicle`
   * it needs a `slot`, which it holds; 409 `slot_full` with the free ones if others were faster.
   */
  createOrder: {
    method: "POST",
    path: "/api/shop/order/create",
    failure: messages.orderCreateFailed,
    access: "shopper",
    owner: "body.userId",
    summary: "Place the order of one's cart",
    unsure: messages.orderUnsure,
    repeatable: true,
    takesKey: true,
    body: z
      .object({
        userId: Id,
        addressId: Id.nullish(),
        addressInfo: AddressInput.nullish(),
        deliveryMethod: DeliveryMethod.default("courier"),
        /** When the shop's own vehicle comes; required with `vehicle`. */
        slot: SlotWish.nullish(),
        /** Instead of an address, for an order that is picked up. */
        pickupContact: PickupContact.nullish(),
        paymentMethod: PaymentMethod,
        cartId: Id.nullish(),
        notes: text(0, 300, "note").nullish(),
        /** The total that the shopper saw; if it differs from the server's, 409 and nothing is ordered. */
        expectedTotal: Rupees.nullish(),
      })
      .refine(
        ({ addressId, addressInfo, deliveryMethod }) =>
          deliveryMethod === "pickup" || Boolean(addressId) !== Boolean(addressInfo),
        { path: ["addressId"], message: messages.deliveryAddressNeeded.key },
      )
      .refine(({ deliveryMethod, pickupContact }) => deliveryMethod !== "pickup" || pickupContact, {
        path: ["pickupContact"],
        message: messages.pickupContactNeeded.key,
      })
      .refine(({ deliveryMethod, slot }) => deliveryMethod !== "vehicle" || slot, {
        path: ["slot"],
        message: messages.slotNeeded.key,
      }),
    response: ok({
      orderId: Id,
      paymentMethod: PaymentMethod,
      order: Order,
      approvalURL: z.string().nullable().optional(),
      razorpayOrderId: z.string().nullable().optional(),
      /**
       * The following fields are for online orders only. Rupees. The payment window needs `keyId`, `razorpayOrderId`
       * and `checkoutScript`; a provider without a window omits `keyId` and `checkoutScript`, and is paid on the page
       * at `approvalURL`.
       */
      amount: Rupees.optional(),
      currency: z.literal("INR").optional(),
      keyId: z.string().optional(),
      prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }).optional(),
      /** Until when the items are reserved for the payment. */
      expiresAt: z.string().optional(),
      /** The script that defines the payment window (`new Razorpay(options)`). */
      checkoutScript: z.string().optional(),
    }),
    status: 201,
  },

  verifyPayment: {
    method: "POST",
    path: "/api/shop/order/verify",
    failure: messages.paymentVerifyFailed,
    access: "shopper",
    summary: "Confirm an online payment with what the payment window answered",
    repeatable: true,
    body: z.object({
      razorpay_order_id: z.string().min(1).max(64),
      razorpay_payment_id: z.string().min(1).max(64),
      razorpay_signature: z.string().min(1).max(256),
    }),
    response: ok({ data: Order }),
  },

  /**
   * Queries the payment provider before it responds (at most every few seconds): polling it is enough to complete a
   * payment.
   */
  getPayment: {
    method: "GET",
    path: "/api/shop/order/payment/:id",
    access: "shopper",
    summary: "How the payment of one's order stands",
    params: z.object({ id: Id }),
    response: ok({
      data: z.object({
        orderId: Id,
        orderNumber: z.string(),
        state: z.enum(paymentStates),
        /** The message of the bank or the shop, if the payment failed. */
        reason: z.string().nullable(),
        paymentId: z.string().nullable(),
        method: z.string().nullable(),
        amount: Rupees,
        /** The payment window may be opened (again) for this order: place the same order again to get its details. */
        canRetry: z.boolean(),
        expiresAt: z.string().nullable(),
      }),
    }),
  },
});
