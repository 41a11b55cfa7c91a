import { z } from "zod";
import { endpoint } from "./endpoint";
import { ok } from "./envelope";
import { Id, Pincode, Quantity, Rupees, Size } from "./fields";

export const DeliveryWindow = z.object({ from: z.iso.date(), to: z.iso.date() });

export const ShippingQuote = z.object({
  serviceable: z.boolean(),
  zone: z.enum(["A", "B", "C", "D", "E"]),
  actualKg: z.number(),
  volumetricKg: z.number(),
  chargeableKg: z.number(),
  /** Rupees of goods missing for free shipping; 0 when reached. */
  freeShippingGap: Rupees,
  codAvailable: z.boolean(),
  codFee: Rupees,
  /** Why cash on delivery is not offered. */
  codReason: z.string().nullable(),
  /** Whether a cash order of these goods waits for a code that is sent to the shopper. */
  codAsksForCode: z.boolean(),
  estimatedDelivery: DeliveryWindow,
});
export type ShippingQuote = z.infer<typeof ShippingQuote>;

/** Spec §7 "calculate-shipping". Weights and prices are the server's; `success: false` with 200 where not served. */
export const calculateShipping = endpoint({
  door: "calculateShipping",
  access: "guest",
  summary: "The shipping charge of these goods to this pincode",
  body: z.object({
    cartItems: z
      .array(z.object({ productId: Id, quantity: Quantity, size: Size.nullish() }))
      .min(1, "Your cart is empty")
      .max(100),
    deliveryPincode: Pincode,
  }),
  response: z.union([
    ok({
      shippingCharge: Rupees,
      /** `onlineAvailable`: the shop takes online payments at all. */
      data: ShippingQuote.extend({ onlineAvailable: z.boolean() }),
    }),
    z.object({
      success: z.literal(false),
      code: z.string(),
      message: z.string(),
      shippingCharge: z.literal(0),
      data: z.null(),
    }),
  ]),
});

export const getPincode = endpoint({
  door: "getPincode",
  access: "guest",
  summary: "The delivery promise of a pincode",
  params: z.object({ pincode: Pincode }),
  response: ok({
    data: z.object({
      pincode: z.string(),
      /** Null where we don't know the pincode: it is served all the same, at the rest-of-India rate. */
      district: z.string().nullable(),
      state: z.string().nullable(),
      serviceable: z.boolean(),
      codAvailable: z.boolean(),
      estimatedDelivery: DeliveryWindow,
    }),
  }),
});
