import { type Message, messages } from "../../contract/messages";
import { query } from "../../platform/db/pool";
import { moveOf, statusKey } from "./statuses";

export type ParcelScan = { at: Date; status: string; location: string; note: string };

/** The courier's scans of an order's parcel, oldest first. */
export function parcelScans(orderId: string): Promise<ParcelScan[]> {
  return query<ParcelScan>({
    name: "scans-of-order",
    text: `select at, status, location, note from shop_parcel_scan where order_id = $1 order by at, id limit 200`,
    values: [orderId],
  });
}

/** What a parcel meets on its way, in our words. Several are "shipped" to us, but are shown separately to shoppers. */
const stations: Readonly<Record<string, Message>> = {
  "PICKED UP": messages.scanPickedUp,
  SHIPPED: messages.scanShipped,
  "IN TRANSIT": messages.scanInTransit,
  "REACHED AT DESTINATION HUB": messages.scanAtDestinationHub,
  "REACHED DESTINATION HUB": messages.scanAtHub,
  "REACHED WAREHOUSE": messages.scanAtWarehouse,
  MISROUTED: messages.scanMisrouted,
  DELAYED: messages.scanDelayed,
  "PICKUP ERROR": messages.scanPickupError,
  LOST: messages.scanLost,
};

/** The courier's status as our own status or sentence; the courier's own text where we have neither. */
export function presentScanStatus(status: string): string | Message {
  const ours = moveOf(status);
  if (ours && ours !== "shipped") return ours;
  const station = stations[statusKey(status)];
  if (station) return station;
  const words = status
    .replace(/_/g, " ")
    .toLowerCase()
    .replace(/\brto\b/g, "RTO");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
