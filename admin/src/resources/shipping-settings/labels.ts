/** The texts that name each setting, by its path; both the form and the audit log use them. */
const labels: Readonly<Record<string, string>> = {
  "free.fromGoods": "shipping.freeFrom",
  "free.upToKg": "shipping.freeUpTo",
  "free.zones": "shipping.freeZones",
  "cod.min": "shipping.codMin",
  "cod.max": "shipping.codMax",
  "cod.maxUsedPhone": "shipping.codMaxUsedPhone",
  "cod.fee.flat": "shipping.feeFlat",
  "cod.fee.flatUpTo": "shipping.feeFlatUpTo",
  "cod.fee.percent": "shipping.feePercent",
  "cod.fee.max": "shipping.feeMax",
  "cod.returnsToOrigin.atMost": "shipping.rtoAtMost",
  "cod.returnsToOrigin.withinDays": "shipping.rtoDays",
  "cod.confirmAbove": "shipping.confirmAbove",
  "cod.confirmWithinHours": "shipping.confirmWithin",
  "cod.openOrders.newcomers": "shipping.openNewcomers",
  "cod.openOrders.known": "shipping.openKnown",
  "cod.blockedPincodes": "shipping.codPincodes",
  "cod.blockedPhones": "shipping.codPhones",
  "pickup.isOffered": "shipping.pickupOn",
  "pickup.readyDays": "shipping.pickupReady",
  "pickup.keepDays": "shipping.pickupKeep",
  "pickup.counterMeans": "shipping.pickupMeans",
  "vehicle.isOffered": "shipping.vehicleOn",
  "vehicle.pincodes": "shipping.vehiclePincodes",
  "vehicle.goods": "shipping.vehicleGoods",
  "vehicle.charge": "shipping.vehicleCharge",
  "vehicle.bands": "shipping.vehicleBands",
  "vehicle.freeFrom": "shipping.vehicleFree",
  "vehicle.largest.kg": "shipping.vehicleKg",
  "vehicle.largest.sideCm": "shipping.vehicleSide",
  "vehicle.weekdays": "shipping.vehicleDays",
  "vehicle.slots": "shipping.vehicleSlots",
  "vehicle.perSlot": "shipping.vehiclePerSlot",
  "vehicle.cutOffHours": "shipping.vehicleCutOff",
  "vehicle.daysAhead": "shipping.vehicleAhead",
  "vehicle.doorMeans": "shipping.vehicleMeans",
  "dispatch.cutOffHour": "shipping.cutOff",
  "dispatch.closedWeekdays": "shipping.closedWeekdays",
  "dispatch.holidays": "shipping.holidays",
  "returns.windowDays": "shipping.returnDays",
  "home.state": "shipping.homeState",
  "home.pincode": "shipping.homePincode",
  "home.cityPincodes": "shipping.cityPincodes",
  specialStates: "shipping.specialStates",
  specialPincodes: "shipping.specialPincodes",
  unservedPincodes: "shipping.unservedPincodes",
  metroDistricts: "shipping.metroDistricts",
  volumetricDivisor: "shipping.divisor",
  "largest.kg": "shipping.largestKg",
  "largest.sideCm": "shipping.largestSide",
};

const rateLabels: Readonly<Record<string, string>> = {
  firstHalfKg: "shipping.firstHalfKg",
  halfKgMore: "shipping.halfKgMore",
  "days.min": "shipping.daysMin",
  "days.max": "shipping.daysMax",
};

/** The text next to a setting's field. */
export const settingLabel = (path: string): string | undefined =>
  labels[path] ?? rateLabels[path.replace(/^rates\.[A-E]\./, "")];

/** The place of a setting, for somebody who sees it without its form: a rate's zone, or the section it belongs to. */
export function settingPlace(path: string): string | undefined {
  const zone = /^rates\.([A-E])\./.exec(path)?.[1];
  if (zone) return `shipping.zone.${zone}`;
  const [section = ""] = path.split(".");
  return ["free", "cod", "vehicle", "pickup", "dispatch"].includes(section)
    ? `shipping.${section}`
    : undefined;
}
