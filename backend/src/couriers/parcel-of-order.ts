import { measureVariants } from "../catalog/variant-measures";
import { addRupees, type Paise, paise, shareOf, toPaise, toRupees } from "../contract/money";
import { titleWithChoice } from "../contract/variant-options";
import type { FrozenLine } from "../orders/frozen-line";
import type { OrderRow } from "../orders/order-row";
import { query } from "../platform/db/pool";
import type { BookedParcel } from "../shipping/parcel/booking-row";
import { boxOf } from "../shipping/parcel/box";
import { shippingRules } from "../shipping/rules-in-force";
import type { Parcel } from "./courier";

/** The weight and size used for a product that was deleted from the engine completely. */
const unknown = { sku: null, weightKg: 0.5, lengthCm: 10, breadthCm: 10, heightCm: 10 };

type Place = { name: string | null; pincode: string | null; isHome: boolean };

async function placeOf(locationId: string | null): Promise<Place | undefined> {
  if (locationId === null) return undefined;
  const [place] = await query<Place>({
    name: "pickup-location",
    text: `select name, pincode, is_home as "isHome" from shop_stock_location where location_id = $1`,
    values: [locationId],
  });
  return place;
}

const upTo = ({ lineTotal, quantity }: FrozenLine, count: number): Paise =>
  shareOf(toPaise(lineTotal), count, quantity);

/**
 * The lines of a parcel, with their share of the price. Parts of a line in several parcels add up to its price, to the
 * paisa: each counts from the pieces in the parcels before it.
 */
export function linesOfParcel(lines: readonly FrozenLine[], pieces: BookedParcel["pieces"]): FrozenLine[] {
  if (!pieces) return [...lines];
  return pieces.flatMap(({ lineItemId, quantity, before }) => {
    const line = lines.find((one) => one.lineItemId === lineItemId);
    if (!line) return [];
    return [
      { ...line, quantity, lineTotal: toRupees(paise(upTo(line, before + quantity) - upTo(line, before))) },
    ];
  });
}

/** A parcel of an order as the courier service receives it. Delivery and the cash fee are collected with the first one. */
export async function parcelOfOrder(order: OrderRow, parcel: BookedParcel): Promise<Parcel> {
  const sent = linesOfParcel(order.lines, parcel.pieces);
  const [measured, { home }, place] = await Promise.all([
    measureVariants(sent.map(({ variantId }) => variantId)),
    shippingRules(),
    placeOf(parcel.location_id),
  ]);
  const lines = sent.map((line) => ({ ...line, ...(measured.get(line.variantId) ?? unknown) }));
  const { name, phone, address, notes, city, state, pincode } = order.address;
  const isElsewhere = place !== undefined && !place.isHome;
  const isFirst = parcel.nth === 1;
  return {
    reference: parcel.reference,
    placedAt: order.placed_at,
    to: {
      name,
      phone,
      email: order.address.email || order.customer.email,
      address: notes ? `${address}, ${notes}` : address,
      city,
      state,
      pincode,
    },
    fromPincode: (isElsewhere && place.pincode) || home.pincode,
    pickupLocation: isElsewhere ? place.name : null,
    items: lines.map(({ sku, variantId, quantity, lineTotal, hsn, ...line }) => ({
      title: titleWithChoice(line),
      sku: sku ?? variantId,
      quantity,
      unitPrice: addRupees(lineTotal / quantity),
      hsn,
    })),
    isCash: order.payment_method === "cod" && order.payment_status === "cod_due",
    subtotal: addRupees(...lines.map(({ lineTotal }) => lineTotal)),
    shippingCharge: isFirst ? order.shipping_charge : 0,
    codFee: isFirst ? order.cod_fee : 0,
    ...boxOf(lines),
  };
}
