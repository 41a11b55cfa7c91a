import { z } from "zod";
import { categoryIcons } from "./constants";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Category, ChosenSize, Id, Phone, Pincode, Quantity, Rupees, text } from "./fields";
import { messages } from "./messages";
import { PublicOpening } from "./opening";
import { counterMeans, deliveryMethods } from "./order-states";
import { Discount } from "./promotions";
import { PublicIdentity } from "./shop-identity";

export const DeliveryWindow = z.object({ from: z.iso.date(), to: z.iso.date() });

/** A time in which the shop's own vehicle comes: a day, and hours such as `10:00`. */
export const VehicleSlot = z.object({ day: z.iso.date(), from: z.string(), to: z.string() });
export type VehicleSlot = z.infer<typeof VehicleSlot>;

/** That the shop's own vehicle brings these goods there; `first` is the first slot with room. */
export const VehiclePromise = z.object({
  shippingCharge: Rupees,
  codAvailable: z.boolean(),
  first: VehicleSlot,
});
export type VehiclePromise = z.infer<typeof VehiclePromise>;

export const ShippingQuote = z.object({
  serviceable: z.boolean(),
  /**
   * False for a well-formed pincode that is not on our map: it counts as the rest of India and should be
   * double-checked.
   */
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
  /** Whether a cash order of these items needs a code that is sent to the shopper. */
  codAsksForCode: z.boolean(),
  /** Hours in which the code must be entered before the order is cancelled; null without a code or a limit. */
  codCodeHours: z.int().nullable(),
  /** Working days in transit. */
  travelDays: z.object({ min: z.int(), max: z.int() }),
  estimatedDelivery: DeliveryWindow,
});
export type ShippingQuote = z.infer<typeof ShippingQuote>;

/** The quote for the items that a shopper looks at, has in the cart, or is about to order. */
export const ShippingOffer = ShippingQuote.extend({
  /** Whether the shop takes online payments at all. */
  onlineAvailable: z.boolean(),
  /**
   * False for a guest. Then cash also depends on the shopper: it may be refused after returned parcels or for a
   * blocked phone, and a shopper who has received an order before needs no code.
   */
  shopperKnown: z.boolean(),
});
export type ShippingOffer = z.infer<typeof ShippingOffer>;

/** Where free delivery applies: all of India, most of it, the shop's state, its city, or some other places. */
export const freeAreas = ["india", "most", "state", "city", "some"] as const;

/** The settings that are shown to shoppers: every page has them. */
export const ShopTerms = z.object({
  /** Null if delivery is never free. Goods of `fromGoods` rupees and more, up to `upToKg`. */
  free: z.object({ fromGoods: Rupees, upToKg: z.number(), area: z.enum(freeAreas) }).nullable(),
  /** The limits above which no courier accepts a parcel. */
  largest: z.object({ kg: z.number(), sideCm: z.number() }),
  volumetricDivisor: z.number(),
  /** To anywhere in India: no charge is above the dearest rate, and working days in transit. */
  delivery: z.object({
    dearest: z.object({ firstHalfKg: z.number(), halfKgMore: z.number() }),
    days: z.object({ min: z.int(), max: z.int() }),
  }),
  cod: z.object({ min: Rupees, max: Rupees, feeMost: Rupees }),
  /** Picking up at the shop; null if it is not offered. The place and its hours are the shop's own. */
  pickup: z
    .object({
      /** The day by which an order placed now is ready. */
      readyBy: z.iso.date(),
      /** For how many days it is kept then. */
      keepDays: z.int(),
      counterMeans: z.array(z.enum(counterMeans)),
    })
    .nullable(),
  /** The shop's own vehicle; null if it has none. Whether it goes to a pincode is said by the quotes. */
  vehicle: z
    .object({ goods: z.enum(["refused", "all"]), doorMeans: z.array(z.enum(counterMeans)) })
    .nullable(),
  /** Days after delivery in which items may be returned; 0: no returns. */
  returnDays: z.int(),
  /** How long an online order waits for its payment. */
  paymentMinutes: z.number(),
  onlineAvailable: z.boolean(),
  /** The script of the payment window, to connect to its host early; null where the provider in use has none. */
  paymentScript: z.string().nullable(),
  /** Who runs the shop, and how it looks. */
  shop: PublicIdentity,
  opening: PublicOpening,
  /** Products shown, and orders placed and not cancelled: rounded down to two digits, 0 below ten. */
  counts: z.object({ products: z.int(), orders: z.int() }),
  /** The owner's line above every page, with its figures; blank: the shop's own sentence. */
  announcement: z.object({ en: z.string(), hi: z.string(), mr: z.string() }),
  /** The categories in their order, those that are hidden too: products may be in them. */
  categories: z.array(
    z.object({
      id: Category,
      label: z.object({ en: z.string(), hi: z.string(), mr: z.string() }),
      icon: z.enum(categoryIcons),
      isHidden: z.boolean(),
    }),
  ),
  /** Of all categories, in display order. */
  sizes: z.array(z.string()),
});
export type ShopTerms = z.infer<typeof ShopTerms>;

/** The quote of a cart that is about to be ordered. */
export const CheckoutOffer = ShippingOffer.extend({
  /**
   * What promotions take off the goods when they are sent to this place; null if there is nothing to say: no promotions,
   * a guest, or other items than those of the account's cart.
   */
  goodsDiscount: Rupees.nullable(),
  /** The promotions that reduce these goods or their delivery; `shippingCharge` is what is left of it. */
  discounts: z.array(Discount),
});
export type CheckoutOffer = z.infer<typeof CheckoutOffer>;

/** What the shop's own vehicle would do; asked for any method but `pickup`. */
const ownVehicle = {
  /** Null if it does not bring these goods there. */
  vehicle: VehiclePromise.nullable(),
  /** The slots with room; empty unless the method is `vehicle`. */
  slots: z.array(VehicleSlot),
};

export const shipping = endpoints({
  /**
   * Spec §7 "calculate-shipping". Weights and prices are the server's; `success: false` with 200 if not served. With
   * `pickup` nothing travels: the charge is 0, and `estimatedDelivery` is the day by which the order is ready. With
   * `vehicle` the shop's own vehicle brings it: `estimatedDelivery` is its first day, and `slots` are all that have room.
   */
  calculateShipping: {
    method: "POST",
    path: "/api/shipping/calculate-shipping",
    failure: messages.shippingFailed,
    access: "guest",
    summary: "The shipping charge of these goods to this pincode",
    body: z
      .object({
        deliveryMethod: z.enum(deliveryMethods).default("courier"),
        cartItems: z
          .array(
            z.object({
              productId: Id,
              quantity: Quantity,
              size: ChosenSize.nullish(),
              variantId: Id.nullish(),
            }),
          )
          .min(1, messages.cartEmpty.key)
          .max(100),
        /** Required unless it is picked up. */
        deliveryPincode: Pincode.nullish(),
        /** The phone of the delivery address, in addition to the account's; ignored for a guest. */
        phone: Phone.nullish(),
        /** The lines of the delivery address: cash may be off for it. Ignored for a guest. */
        address: text(0, 200, "address").nullish(),
      })
      .refine(({ deliveryMethod, deliveryPincode }) => deliveryMethod === "pickup" || deliveryPincode, {
        path: ["deliveryPincode"],
        message: messages.pincodeMalformed.key,
      }),
    response: z.union([
      ok({ shippingCharge: Rupees, data: CheckoutOffer, ...ownVehicle }),
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
   * The delivery promise for a pincode; with `productId`, for that product, exactly as an order would be handled.
   * Never cached by proxies: for a signed-in shopper the response is personal.
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
      size: ChosenSize.optional(),
      variantId: Id.optional(),
    }),
    response: ok({
      data: z.object({
        pincode: z.string(),
        /** Null if the pincode is unknown: it is served nevertheless, at the rest-of-India rate. */
        district: z.string().nullable(),
        state: z.string().nullable(),
        serviceable: z.boolean(),
        codAvailable: z.boolean(),
        /** Null if the items cannot be sent. */
        estimatedDelivery: DeliveryWindow.nullable(),
        /** Why the items cannot be sent: `unserved`, `parcel_too_large`. */
        refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
        /** The delivery charge and payment methods for these items; null without items, or if they cannot be sent. */
        offer: ShippingOffer.extend({ shippingCharge: Rupees }).nullable(),
        /** Whether the shop's own vehicle brings these items, which it may where no courier does. */
        vehicle: VehiclePromise.nullable(),
      }),
    }),
  },

  getTerms: {
    method: "GET",
    path: "/api/shipping/terms",
    access: "guest",
    summary:
      "What every page shows of the shop: its identity, and the figures of free delivery, cash, returns",
    response: ok({ data: ShopTerms }),
  },
});
