import { z } from "zod";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Day, Phone, Pincode, Rupees, State, text } from "./fields";
import { messages } from "./messages";
import { plainDigits } from "./rules";

export const zones = ["A", "B", "C", "D", "E"] as const;
export const Zone = z.enum(zones, messages.zoneUnknown.key);

const Charge = Rupees.max(10_000, messages.atMostRupees(10_000).key);
const TravelDays = z.int(messages.wholeDaysNeeded.key).min(0).max(60, messages.atMostDays(60).key);

export const ZoneRate = z.object({
  /** Rupees for the first half kilogram, and for each one more. */
  firstHalfKg: Charge,
  halfKgMore: Charge,
  /** Working days from dispatch to the door. */
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
    /** The limit where a second-hand phone is among the goods. */
    maxUsedPhone: Rupees,
    /** `flat` rupees up to goods of `flatUpTo`, then `percent` of the goods, at most `max`. */
    fee: z.object({ flat: Charge, flatUpTo: Rupees, percent: z.number().min(0).max(100), max: Charge }),
    /**
     * A cash order that brings what is open of its account, phone or address above this asks for a code, unless the
     * shopper has received an order; null never asks.
     */
    confirmAbove: Rupees.nullable(),
    /** An order whose code was not given within so many hours is cancelled; null leaves it to staff. */
    confirmWithinHours: z
      .int(messages.wholeHoursNeeded.key)
      .min(1)
      .max(720, messages.atMostHours(720).key)
      .nullable(),
    /** How many cash orders of an account, a phone or an address may be open at once. */
    openOrders: z.object({
      /** For shoppers who have received no order yet. */
      newcomers: OpenOrders,
      known: OpenOrders,
    }),
    blockedPincodes: areas,
    blockedPhones: z.array(Phone).max(5_000),
    /** After more than `atMost` parcels that came back within `withinDays`, an account, phone or address pays online. */
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

/** Everything that decides what delivery costs, where it goes, when it arrives and where cash is taken. */
export const shippingSettings = {
  /** Where parcels start: zone A are its pincodes, zone B its state. */
  home: z.object({
    state: State,
    pincode: Pincode,
    cityPincodes: z.array(Pincode).min(1, messages.zoneANeedsPincode.key).max(1_000),
  }),
  /** Zone E, looked at before all others. */
  specialStates: z.array(State).max(36),
  specialPincodes: areas,
  /** Districts of metros as `state/district`; between two of them it is zone C. Zone D is the rest of India. */
  metroDistricts: z.array(text(3, 120, "district")).max(200),
  rates: z.object({ A: ZoneRate, B: ZoneRate, C: ZoneRate, D: ZoneRate, E: ZoneRate }),
  /** Cubic centimetres that count as one kilogram. */
  volumetricDivisor: z.int().min(1_000).max(10_000),
  /** From goods of `fromGoods` on, up to `upToKg` go free in these zones; above, only the excess is charged. */
  free: z.object({ fromGoods: Rupees, upToKg: HalfKilograms(0), zones: z.array(Zone).max(5) }),
  largest: z.object({ kg: HalfKilograms(0.5), sideCm: z.int().min(10).max(300) }),
  unservedPincodes: areas,
  dispatch: z.object({
    /** The hour of India's clock until which a parcel leaves on the same working day. */
    cutOffHour: z.int().min(0).max(24),
    /** 0 is Sunday. */
    closedWeekdays: z.array(z.int().min(0).max(6)).max(6, messages.openOneDay.key),
    holidays: z.array(Day).max(366),
  }),
  cod: CodSettings,
  /** Days after delivery in which goods may be sent back; 0 takes none back. */
  returns: z.object({ windowDays: z.int().min(0).max(365) }),
};

export const ShippingRules = z.object(shippingSettings);
export type ShippingRules = z.output<typeof ShippingRules>;

/** Counts the times they were saved: whoever saves an older one is told (409 `edit_conflict`). */
const version = z.int().min(0);

/** The settings as they were read, field by field: sent with a save, those that differ from it are what is changed. */
const edition = Version;
const Saved = ShippingRules.extend({ version, edition, updatedAt: z.string().nullable() });

export const settings = endpoints({
  adminGetShippingSettings: {
    method: "GET",
    path: "/api/admin/settings/shipping",
    access: "admin",
    summary: "What delivery and cash on delivery cost, and where and when they are offered",
    response: ok({
      data: Saved,
      /** What a fresh shop starts with, for a button that goes back to it. */
      defaults: ShippingRules,
    }),
  },

  /**
   * The whole object. With the `edition` that was read, what others have changed since is kept; 409 `edit_conflict` where
   * it is the same figure. It holds at once for every new quote and order, and for no order placed before.
   */
  adminSaveShippingSettings: {
    method: "PUT",
    path: "/api/admin/settings/shipping",
    access: "admin",
    summary: "Change what delivery and cash on delivery cost, and where and when they are offered",
    body: ShippingRules.extend({ version: version.nullish(), edition: edition.optional() }),
    response: ok({ data: Saved }),
  },
});
