import { shop } from "../contract/shop";
import type { State } from "../contract/states";

export type Zone = "A" | "B" | "C" | "D" | "E";

/** Rupees for the first half kilogram and for each one more; working days from dispatch to the door. */
export type ZoneRate = { firstHalfKg: number; halfKgMore: number; days: { min: number; max: number } };

/** Everything an admin may set about parcels and cash on delivery. Amounts in rupees, GST inside. */
export type ShippingRules = {
  home: { state: State; pincode: string; cityPincodes: string[] };
  /** Zone E, before all others: places that couriers charge more for. */
  specialStates: State[];
  /** Districts of metros, as `state/district`; between two of them it is zone C. */
  metroDistricts: string[];
  rates: Record<Zone, ZoneRate>;
  /** Cubic centimetres that count as one kilogram. */
  volumetricDivisor: number;
  free: { fromGoods: number; upToKg: number; zones: Zone[] };
  largest: { kg: number; sideCm: number };
  /** First digits of pincodes that no courier serves. */
  unservedPincodes: string[];
  dispatch: { cutOffHour: number; closedWeekdays: number[]; holidays: string[] };
  cod: CodRules;
};

export type CodRules = {
  min: number;
  max: number;
  maxUsedPhone: number;
  fee: { flat: number; flatUpTo: number; percent: number; max: number };
  blockedPincodes: string[];
  blockedPhones: string[];
  returnsToOrigin: { atMost: number; withinDays: number };
};

/** What a fresh shop starts with; a row in the database overrides it part by part. */
export const defaultShippingRules: ShippingRules = {
  home: {
    state: shop.state,
    pincode: shop.pincode,
    cityPincodes: ["415001", "415002", "415003", "415004"],
  },
  specialStates: [
    "Arunachal Pradesh",
    "Assam",
    "Manipur",
    "Meghalaya",
    "Mizoram",
    "Nagaland",
    "Sikkim",
    "Tripura",
    "Jammu and Kashmir",
    "Ladakh",
    "Himachal Pradesh",
    "Kerala",
    "Andaman and Nicobar Islands",
    "Lakshadweep",
  ],
  metroDistricts: [
    "Maharashtra/Mumbai",
    "Maharashtra/Pune",
    "Karnataka/Bengaluru Urban",
    "Tamil Nadu/Chennai",
    "Telangana/Hyderabad",
    "West Bengal/Kolkata",
    "Gujarat/Ahmedabad",
    "Delhi/Central Delhi",
    "Delhi/South Delhi",
    "Delhi/North Delhi",
    "Delhi/North West Delhi",
    "Delhi/South West Delhi",
    "Delhi/West Delhi",
    "Delhi/New Delhi",
    "Delhi/East Delhi",
    "Delhi/North East Delhi",
  ],
  rates: {
    A: { firstHalfKg: 40, halfKgMore: 15, days: { min: 1, max: 2 } },
    B: { firstHalfKg: 50, halfKgMore: 20, days: { min: 2, max: 4 } },
    C: { firstHalfKg: 60, halfKgMore: 25, days: { min: 2, max: 4 } },
    D: { firstHalfKg: 70, halfKgMore: 30, days: { min: 4, max: 7 } },
    E: { firstHalfKg: 95, halfKgMore: 45, days: { min: 6, max: 10 } },
  },
  volumetricDivisor: 5_000,
  free: { fromGoods: 999, upToKg: 2, zones: ["A", "B", "C", "D"] },
  largest: { kg: 30, sideCm: 150 },
  unservedPincodes: [],
  dispatch: {
    cutOffHour: 14,
    closedWeekdays: [0],
    holidays: ["2026-01-26", "2026-08-15", "2026-10-02", "2026-11-08", "2026-11-09", "2027-01-26"],
  },
  cod: {
    min: 199,
    max: 10_000,
    maxUsedPhone: 5_000,
    fee: { flat: 40, flatUpTo: 2_000, percent: 2, max: 150 },
    blockedPincodes: [],
    blockedPhones: [],
    returnsToOrigin: { atMost: 1, withinDays: 180 },
  },
};
