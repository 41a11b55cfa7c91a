import type { CheckoutOffer, VehiclePromise, VehicleSlot } from "@contract/shipping";
import { keepPreviousData, queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "./api";
import { ApiError, messageOf } from "./errors";

/** The server's response about delivering these goods to a pincode. */
export type Delivery =
  | { state: "needAddress" }
  | { state: "loading" }
  | { state: "failed" /** Empty where the shop could not be reached. */; sentence: string }
  | ({ state: "refused"; sentence: string; code: string } & OwnVehicle)
  | ({ state: "quoted"; charge: number; quote: CheckoutOffer } & OwnVehicle);

/** What the shop's own vehicle would do, and where it is asked for the slots with room. */
type OwnVehicle = { vehicle?: VehiclePromise | null; slots?: readonly VehicleSlot[] };

type Goods = readonly { productId: string; quantity: number; variantId?: string | undefined }[];
type ShippingItem = Parameters<typeof call<"calculateShipping">>[1]["body"]["cartItems"][number];
/** The destination: a pincode, and the number and lines of the address if there is one; or the shop's own counter. */
export type Destination =
  | { pincode: string; phone?: string | undefined; address?: string | undefined }
  | { isPickup: true; phone?: string | undefined }
  | { isVehicle: true; pincode: string; phone?: string | undefined; address?: string | undefined }
  | undefined;

/** What of a cart changes what promotions take off its delivery. */
type Promoted = { discount: number; codes: readonly { code: string; isApplied: boolean }[] };

/** The delivery of these goods, as an order would get it. */
export const shippingQuery = (items: Goods, to: Destination, language: string, cart?: Promoted) => {
  const promoted = cart && [
    cart.discount,
    ...cart.codes.flatMap(({ code, isApplied }) => (isApplied ? code : [])),
  ];
  const cartItems = items.map(({ productId, quantity, variantId }) => ({ productId, quantity, variantId }));
  return queryOptions({
    queryKey: ["shipping", language, to, cartItems, promoted],
    queryFn: to && cartItems.length > 0 ? () => askShipping(cartItems, to) : skipToken,
    staleTime: 60_000,
    retry: 1,
    placeholderData: keepPreviousData,
  });
};

/**
 * A response of `success: false` with status 200 is not a failure: the shop does not deliver there, and the response
 * gives the reason.
 */
async function askOne(cartItems: ShippingItem[], to: NonNullable<Destination>): Promise<Delivery> {
  try {
    const place =
      "isPickup" in to
        ? { deliveryMethod: "pickup" as const, phone: to.phone }
        : {
            ...("isVehicle" in to && { deliveryMethod: "vehicle" as const }),
            deliveryPincode: to.pincode,
            phone: to.phone,
            address: to.address,
          };
    const body = { cartItems, ...place };
    const answer = await call("calculateShipping", { body });
    if (!answer.success) return { state: "refused", sentence: answer.message, code: answer.code };
    const { vehicle, slots } = answer;
    return { state: "quoted", charge: answer.shippingCharge, quote: answer.data, vehicle, slots };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 200 || error.status === 422))
      return { state: "refused", sentence: messageOf(error, ""), code: error.code };
    throw error;
  }
}

/** The same; where no courier goes, the shop's own vehicle is asked for besides. */
export async function askShipping(
  cartItems: ShippingItem[],
  to: NonNullable<Destination>,
): Promise<Delivery> {
  const asked = await askOne(cartItems, to);
  if (asked.state !== "refused" || "isPickup" in to || "isVehicle" in to) return asked;
  const own = await askOne(cartItems, { ...to, isVehicle: true });
  return own.state === "quoted" ? { ...asked, vehicle: own.vehicle ?? null } : asked;
}

/** The delivery of these goods, as an order would get it, and a function to retry after a failure. */
export function useDelivery(
  items: Goods,
  to: Destination,
  cart?: Promoted,
): { delivery: Delivery; retry: () => void } {
  const { i18n } = useTranslation();
  const asked = useQuery(shippingQuery(items, to, i18n.language, cart));
  const { data, error, isFetching, refetch, isPlaceholderData } = asked;
  const retry = () => void refetch();
  if (!to) return { delivery: { state: "needAddress" }, retry };
  if (data && !isPlaceholderData && !error) return { delivery: data, retry };
  if (error && !isFetching) return { delivery: { state: "failed", sentence: messageOf(error, "") }, retry };
  return { delivery: { state: "loading" }, retry };
}
