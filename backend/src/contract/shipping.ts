import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Id, Phone, Pincode, Quantity, Rupees, Size, text } from "./fields";
import { messages } from "./messages";

export const DeliveryWindow = z.object({ from: z.iso.date(), to: z.iso.date() });

export const ShippingQuote = z.object({
  serviceable: z.boolean(),
  /** False for a well-formed pincode that is not on our map: it counts as the rest of India and should be double-checked. */
  pincodeKnown: z.boolean(),
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
  /** Within how many hours that code must be given, or the order is cancelled; null where no code or no end is. */
  codCodeHours: z.int().nullable(),
  /** Working days on the way. */
  travelDays: z.object({ min: z.int(), max: z.int() }),
  estimatedDelivery: DeliveryWindow,
});
export type ShippingQuote = z.infer<typeof ShippingQuote>;

/** The quote of the goods that a shopper looks at, has in the cart, or is about to order. */
export const ShippingOffer = ShippingQuote.extend({
  /** The shop takes online payments at all. */
  onlineAvailable: z.boolean(),
  /**
   * False for a guest. Then cash still depends on who orders: it may be refused after parcels that came back or to a
   * number on the shop's list, and a shopper who has received an order before needs no code.
   */
  shopperKnown: z.boolean(),
});
export type ShippingOffer = z.infer<typeof ShippingOffer>;

/** How far free delivery reaches: all of India, most of it, the shop's state, its city, or some other places. */
export const freeAreas = ["india", "most", "state", "city", "some"] as const;

/** The figures of the settings that a shopper is promised; what names persons or places stays with the shop. */
export const ShopTerms = z.object({
  /** Null where nothing ever goes free. Goods of `fromGoods` rupees and more, up to `upToKg`. */
  free: z.object({ fromGoods: Rupees, upToKg: z.number(), area: z.enum(freeAreas) }).nullable(),
  /** What no courier takes: more than this. */
  largest: z.object({ kg: z.number(), sideCm: z.number() }),
  volumetricDivisor: z.number(),
  cod: z.object({ min: Rupees, max: Rupees, feeMost: Rupees }),
  /** Days after delivery in which goods may be sent back; 0 takes none back. */
  returnDays: z.int(),
  /** For how long an online order waits for its payment. */
  paymentMinutes: z.number(),
  onlineAvailable: z.boolean(),
});
export type ShopTerms = z.infer<typeof ShopTerms>;

export const shipping = endpoints({
  /** Spec §7 "calculate-shipping". Weights and prices are the server's; `success: false` with 200 where not served. */
  calculateShipping: {
    method: "POST",
    path: "/api/shipping/calculate-shipping",
    failure: messages.shippingFailed,
    access: "guest",
    summary: "The shipping charge of these goods to this pincode",
    body: z.object({
      cartItems: z
        .array(z.object({ productId: Id, quantity: Quantity, size: Size.nullish() }))
        .min(1, messages.cartEmpty.key)
        .max(100),
      deliveryPincode: Pincode,
      /** The number at the delivery address, beside the account's; a guest's is not looked at. */
      phone: Phone.nullish(),
      /** The lines of the delivery address: cash may be off there. A guest's are not looked at. */
      address: text(0, 200, "address").nullish(),
    }),
    response: z.union([
      ok({ shippingCharge: Rupees, data: ShippingOffer }),
      z.object({
        success: z.literal(false),
        code: z.string(),
        message: z.string(),
        shippingCharge: z.literal(0),
        data: z.null(),
      }),
    ]),
  },

  /**
   * The delivery promise of a pincode; with `productId` that of these goods, word for word what ordering them would do.
   * Never cached in between: a shopper who is signed in hears what holds for them.
   */
  getPincode: {
    method: "GET",
    path: "/api/shipping/pincode/:pincode",
    access: "guest",
    summary: "The delivery promise for a pincode, and for a product sent there",
    params: z.object({ pincode: Pincode }),
    query: z.object({
      productId: Id.optional(),
      quantity: z.coerce.number().pipe(Quantity).default(1),
      size: Size.optional(),
    }),
    response: ok({
      data: z.object({
        pincode: z.string(),
        /** Null where we don't know the pincode: it is served all the same, at the rest-of-India rate. */
        district: z.string().nullable(),
        state: z.string().nullable(),
        serviceable: z.boolean(),
        codAvailable: z.boolean(),
        /** Null where the goods cannot be sent. */
        estimatedDelivery: DeliveryWindow.nullable(),
        /** Why the goods cannot be sent: `unserved`, `parcel_too_large`. */
        refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
        /** What sending these goods costs and how they may be paid; null without goods, and where they cannot be sent. */
        offer: ShippingOffer.extend({ shippingCharge: Rupees }).nullable(),
      }),
    }),
  },

  getTerms: {
    method: "GET",
    path: "/api/shipping/terms",
    access: "guest",
    summary: "The figures the shop promises on every page: free delivery, cash, returns",
    response: ok({ data: ShopTerms }),
  },
});
