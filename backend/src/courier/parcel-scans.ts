import { query } from "../db/pool";
import { moveOf } from "./statuses";

export type ParcelScan = { at: Date; status: string; location: string; note: string };

/** What the courier reported of an order's parcel, oldest first. */
export function parcelScans(orderId: string): Promise<ParcelScan[]> {
  return query<ParcelScan>({
    name: "scans-of-order",
    text: `select at, status, location, note from shop_parcel_scan where order_id = $1 order by at, id limit 200`,
    values: [orderId],
  });
}

/** The courier's word as our own where it means one, so that fronts can say it in their languages; else in theirs. */
export function presentScanStatus(status: string): string {
  const ours = moveOf(status);
  // Much is "shipped" to us that a shopper wants to hear apart: picked up, in transit, at the hub.
  if (ours && ours !== "shipped") return ours;
  const words = status
    .replace(/_/g, " ")
    .toLowerCase()
    .replace(/\brto\b/g, "RTO");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
