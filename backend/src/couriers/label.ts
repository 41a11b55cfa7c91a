import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import { query } from "../platform/db/pool";
import { env } from "../platform/env";
import { asRefusal } from "./as-refusal";
import { courierInUse } from "./courier-in-use";

type Row = { shipment_id: string | null; label_url: string | null };

/** Accepts only web URLs and, in production, no address inside the machine. */
function isSafe(url: string): boolean {
  const allowed = env().isProduction ? ["https:"] : ["https:", "http:"];
  return URL.canParse(url) && allowed.includes(new URL(url).protocol);
}

/** The URL of the label of one of an order's parcels; requested now if the booking did not return one. 409 `no_label`. */
export async function labelOf(orderId: string, nth = 1): Promise<string> {
  const [row] = await query<Row>({
    name: "label-of-order",
    text: "select shipment_id, label_url from shop_booking where order_id = $1 and nth = $2 and state = 'booked'",
    values: [orderId, nth],
  });
  const courier = courierInUse();
  const known = row?.label_url;
  if (known && isSafe(known)) return known;
  if (!row?.shipment_id || !courier) throw refuse.conflict("no_label", messages.noLabel);
  const url = await courier.label(row.shipment_id).catch(asRefusal);
  if (!isSafe(url)) throw refuse.conflict("no_label", messages.noLabel);
  await query({
    name: "keep-label",
    text: "update shop_booking set label_url = $2 where order_id = $1 and shipment_id = $3",
    values: [orderId, url, row.shipment_id],
  });
  return url;
}
