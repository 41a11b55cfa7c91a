import { query } from "../../platform/db/pool";
import { moveOf } from "./statuses";

export type ParcelScan = { at: Date; status: string; location: string; note: string };

/** The courier's scans of an order's parcel, oldest first. */
export function parcelScans(orderId: string): Promise<ParcelScan[]> {
  return query<ParcelScan>({
    name: "scans-of-order",
    text: `select at, status, location, note from shop_parcel_scan where order_id = $1 order by at, id limit 200`,
    values: [orderId],
  });
}

/** Maps the courier's status to our own text, so that the front ends can translate it; otherwise returns the courier's text. */
export function presentScanStatus(status: string): string {
  const ours = moveOf(status);
  // Several statuses are "shipped" to us but are shown separately to shoppers: picked up, in transit, at the hub.
  if (ours && ours !== "shipped") return ours;
  const words = status
    .replace(/_/g, " ")
    .toLowerCase()
    .replace(/\brto\b/g, "RTO");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
