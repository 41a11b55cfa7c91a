import type { DeliveryMethod } from "@contract/order-states";

type Case = {
  /** What the shop has besides couriers. */
  offered: { vehicle: boolean; pickup: boolean };
  /** No courier takes these items anywhere. */
  isTooLarge: boolean;
  /** Whether a courier goes to the chosen address with them, and whether the shop's own vehicle does. */
  address: { isServed: boolean; isByVehicle: boolean };
  wanted: DeliveryMethod | undefined;
};

/** The ways among which a shopper chooses; the vehicle's also for what is too large, so that another address can be chosen for it. */
export function waysOf({ offered, isTooLarge, address }: Case): DeliveryMethod[] {
  const isVehicle = offered.vehicle && (address.isByVehicle || isTooLarge);
  return [
    "courier",
    ...(isVehicle ? ["vehicle" as const] : []),
    ...(offered.pickup ? ["pickup" as const] : []),
  ];
}

/** The shopper's own choice while it is possible, otherwise the way that works for these items and this address. */
export function wayOf(asked: Case): DeliveryMethod {
  const ways = waysOf(asked);
  const { isTooLarge, address, wanted } = asked;
  const isPossible = (way: DeliveryMethod) => ways.includes(way) && !(way === "courier" && isTooLarge);
  if (wanted && isPossible(wanted)) return wanted;
  if (isPossible("vehicle") && address.isByVehicle && (isTooLarge || !address.isServed)) return "vehicle";
  return (["courier", "pickup", "vehicle"] as const).find(isPossible) ?? "courier";
}
