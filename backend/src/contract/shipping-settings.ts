import { z } from "zod";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Day, Phone, Pincode, Rupees, State, text } from "./fields";
import { messages } from "./messages";
import { counterMeans } from "./order-states";
import { plainDigits } from "./rules";

export const zones = ["A", "B", "C", "D", "E"] as const;
export const Zone = z.enum(zones, messages.zoneUnknown.key);

const Charge = Rupees.max(10_000, messages.atMostRupees(10_000).key);
const TravelDays = z.int(messages.wholeDaysNeeded.key).min(0).max(60, messages.atMostDays(60).key);

export const ZoneRate = z.object({
  /** Rupees for the first half kilogram, and for each further one. */
  firstHalfKg: Charge,
  halfKgMore: Charge,
  /** Working days from dispatch to delivery. */
  days: z
    .object({ min: TravelDays, max: TravelDays })
    .refine(({ min, max }) => min <= max, { path: ["max"], message: messages.lastDayBeforeFirst.key }),
});

const PincodeArea = z
  .string()
  .trim()
  .max(40)
  .overwrite(plainDigits)
  .regex(/^[1-9][0-9]{1,5}$/, messages.areaMalformed.key);
const areas = z.array(PincodeArea).max(5_000);

/** A multiple of half a kilogram, as parcels are charged. */
const HalfKilograms = (min: number) =>
  z
    .number()
    .min(min)
    .max(100)
    .refine((kg) => Number.isInteger(kg * 2), messages.halfKilogramsNeeded.key);

const OpenOrders = z
  .int(messages.wholeNumberNeeded.key)
  .min(1, messages.atLeast(1).key)
  .max(1_000, messages.atMost(1_000).key);

const CodSettings = z
  .object({
    min: Rupees,
    max: Rupees,
    /** The limit if the order contains a second-hand phone. */
    maxUsedPhone: Rupees,
    /** `flat` rupees for goods up to `flatUpTo`, then `percent` of the goods, at most `max`. */
    fee: z.object({ flat: Charge, flatUpTo: Rupees, percent: z.number().min(0).max(100), max: Charge }),
    /**
     * A cash order needs a code if it raises the open amount of its account, phone or address above this, unless the
     * shopper has received an order before; null: never.
     */
    confirmAbove: Rupees.nullable(),
    /** Hours after which an order without its code is cancelled; null leaves it to staff. */
    confirmWithinHours: z
      .int(messages.wholeHoursNeeded.key)
      .min(1)
      .max(720, messages.atMostHours(720).key)
      .nullable(),
    /** How many cash orders of one account, phone or address may be open at once. */
    openOrders: z.object({
      /** For shoppers who have not received an order yet. */
      newcomers: OpenOrders,
      known: OpenOrders,
    }),
    blockedPincodes: areas,
    blockedPhones: z.array(Phone).max(5_000),
    /** After more than `atMost` returned parcels within `withinDays`, an account, phone or address must pay online. */
    returnsToOrigin: z.object({ atMost: z.int().min(0).max(100), withinDays: z.int().min(1).max(3_650) }),
  })
  .refine(({ min, max }) => min <= max, { path: ["max"], message: messages.largestBelowSmallest.key })
  .refine(({ fee }) => fee.flat <= fee.max, {
    path: ["fee", "max"],
    message: messages.highestFeeBelowFlat.key,
  })
  .refine(({ openOrders }) => openOrders.newcomers <= openOrders.known, {
    path: ["openOrders", "known"],
    message: messages.knownFewerThanNew.key,
  });

/** A time of day in India, such as `16:00`. */
export const TimeOfDay = z.string().regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, messages.timeMalformed.key);

const SlotTimes = z
  .object({ from: TimeOfDay, to: TimeOfDay })
  .refine(({ from, to }) => from < to, { path: ["to"], message: messages.slotEndsBeforeStart.key });

/** The shop's own vehicle, its places and its hours (ADR-0070). */
const VehicleSettings = z.object({
  isOffered: z.boolean(),
  /** Where it goes: pincodes, or what they begin with. */
  pincodes: z.array(PincodeArea).max(1_000),
  /** `refused`: only what no courier brings; `all`: everything, beside the courier. */
  goods: z.enum(["refused", "all"]),
  /** Rupees per order. */
  charge: Charge,
  /** From this weight on, another charge; empty: the same for any weight. */
  bands: z
    .array(z.object({ fromKg: z.int(messages.wholeNumberNeeded.key).min(1).max(2_000), charge: Charge }))
    .max(6),
  /** Rupees of goods from which it is free; null: never. */
  freeFrom: Rupees.nullable(),
  /** What fits in it at once, by actual weight and by the longest side. */
  largest: z.object({
    kg: z.int(messages.wholeNumberNeeded.key).min(1).max(2_000, messages.atMost(2_000).key),
    sideCm: z.int(messages.wholeNumberNeeded.key).min(10).max(600, messages.atMost(600).key),
  }),
  /** 0 is Sunday. The shop's own closed days count besides. */
  weekdays: z.array(z.int().min(0).max(6)).max(7),
  slots: z.array(SlotTimes).max(8),
  perSlot: z
    .int(messages.wholeNumberNeeded.key)
    .min(1, messages.atLeast(1).key)
    .max(100, messages.atMost(100).key),
  /** A slot can be chosen until so many hours before it begins. */
  cutOffHours: z.int(messages.wholeHoursNeeded.key).min(0).max(72, messages.atMostHours(72).key),
  /** How many days ahead, today not counted. */
  daysAhead: z
    .int(messages.wholeDaysNeeded.key)
    .min(1, messages.atLeast(1).key)
    .max(30, messages.atMostDays(30).key),
  /** With what it can be paid at the door; empty: it is paid online. */
  doorMeans: z.array(z.enum(counterMeans)).max(counterMeans.length),
});

/** All settings for delivery charges, areas and times, and for cash on delivery. */
export const shippingSettings = {
  /** Where parcels are sent from: its pincodes are zone A, its state is zone B. */
  home: z.object({
    state: State,
    pincode: Pincode,
    cityPincodes: z.array(Pincode).min(1, messages.zoneANeedsPincode.key).max(1_000),
  }),
  /** Zone E, checked before all others. */
  specialStates: z.array(State).max(36),
  specialPincodes: areas,
  /** Districts of metros as `state/district`; between two of them it is zone C. Zone D is the rest of India. */
  metroDistricts: z.array(text(3, 120, "district")).max(200),
  rates: z.object({ A: ZoneRate, B: ZoneRate, C: ZoneRate, D: ZoneRate, E: ZoneRate }),
  /** Cubic centimetres that count as one kilogram. */
  volumetricDivisor: z.int().min(1_000).max(10_000),
  /**
   * For goods of `fromGoods` and more, up to `upToKg` are free in these zones; above that, only the excess is
   * charged.
   */
  free: z.object({ fromGoods: Rupees, upToKg: HalfKilograms(0), zones: z.array(Zone).max(5) }),
  largest: z.object({ kg: HalfKilograms(0.5), sideCm: z.int().min(10).max(300) }),
  unservedPincodes: areas,
  dispatch: z.object({
    /** The hour in India until which a parcel is sent on the same working day. */
    cutOffHour: z.int().min(0).max(24),
    /** 0 is Sunday. */
    closedWeekdays: z.array(z.int().min(0).max(6)).max(6, messages.openOneDay.key),
    holidays: z.array(Day).max(366),
  }),
  cod: CodSettings,
  /** Picking up at the shop, whose address and hours are its identity's. */
  pickup: z.object({
    isOffered: z.boolean(),
    /** Working days until an order is ready; 0: the same day, if it comes before the cut-off. */
    readyDays: z.int(messages.wholeDaysNeeded.key).min(0).max(30, messages.atMostDays(30).key),
    /** For how many days after that it is kept. */
    keepDays: z
      .int(messages.wholeDaysNeeded.key)
      .min(1, messages.atLeast(1).key)
      .max(60, messages.atMostDays(60).key),
    /** With what it can be paid at the counter; empty: it is paid online. */
    counterMeans: z.array(z.enum(counterMeans)).max(counterMeans.length),
  }),
  vehicle: VehicleSettings,
  /** Days after delivery in which items may be returned; 0: no returns. */
  returns: z.object({ windowDays: z.int().min(0).max(365) }),
};

export const ShippingRules = z.object(shippingSettings);
export type ShippingRules = z.output<typeof ShippingRules>;

/** The number of saves: saving over a newer version is refused (409 `edit_conflict`). */
const version = z.int().min(0);

/** The settings as they were read, field by field: in a save, the fields that differ from it count as changed. */
const edition = Version;
const Saved = ShippingRules.extend({ version, edition, updatedAt: z.string().nullable() });

export const settings = endpoints({
  adminGetShippingSettings: {
    method: "GET",
    path: "/api/admin/settings/shipping",
    access: "admin",
    permission: "shop",
    summary: "What delivery and cash on delivery cost, and where and when they are offered",
    response: ok({
      data: Saved,
      /** The initial settings of a new shop, for a reset button. */
      defaults: ShippingRules,
    }),
  },

  /**
   * The whole object. With the `edition` that was read, others' changes since are kept; 409 `edit_conflict` if they
   * changed the same field. Applies at once to every new quote and order, and to no earlier order.
   */
  adminSaveShippingSettings: {
    method: "PUT",
    path: "/api/admin/settings/shipping",
    access: "admin",
    permission: "shop",
    summary: "Change what delivery and cash on delivery cost, and where and when they are offered",
    body: ShippingRules.extend({ version: version.nullish(), edition: edition.optional() }),
    response: ok({ data: Saved }),
  },
});
