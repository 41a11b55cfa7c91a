import type { ShippingRules, zones } from "../contract/shipping-settings";

export type Zone = (typeof zones)[number];
export type ZoneRate = ShippingRules["rates"][Zone];
export type CodRules = ShippingRules["cod"];
export type { ShippingRules };

/** What a fresh shop starts with; what an admin saved overrides it part by part. */
export const defaultShippingRules: ShippingRules = {
  home: {
    state: "Maharashtra",
    pincode: "415001",
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
  specialPincodes: [],
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
    confirmAbove: 3_000,
    confirmWithinHours: 24,
    openOrders: { newcomers: 5, known: 20 },
    blockedPincodes: [],
    blockedPhones: [],
    returnsToOrigin: { atMost: 1, withinDays: 180 },
  },
  pickup: { isOffered: false, readyDays: 1, keepDays: 5, counterMeans: ["cash", "card", "upi"] },
  returns: { windowDays: 7 },
};
