import { query } from "../db/pool";

export type ParcelScan = { at: Date; status: string; location: string; note: string };

/** What the courier reported of an order's parcel, oldest first. */
export function parcelScans(orderId: string): Promise<ParcelScan[]> {
  return query<ParcelScan>({
    name: "scans-of-order",
    text: `select at, status, location, note from shop_parcel_scan where order_id = $1 order by at, id limit 200`,
    values: [orderId],
  });
}

/** A courier's shouting, such as `RTO IN TRANSIT`, as words: `RTO in transit`. */
export function presentScanStatus(status: string): string {
  const words = status
    .replace(/_/g, " ")
    .toLowerCase()
    .replace(/\brto\b/g, "RTO");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
