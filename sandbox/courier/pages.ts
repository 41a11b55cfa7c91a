import { formatExactRupees } from "../../backend/src/contract/money";
import { escapeHtml } from "../console/escape-html";
import type { ParcelEntry } from "./parcel-ledger";
import { parcelStatuses } from "./reports";

const options = parcelStatuses.map((status) => `<option>${status}</option>`).join("");

function row(parcel: ParcelEntry): string {
  const { reference, awb, courierName, status, city, collect, scans } = parcel;
  const now = scans.at(-1)?.["sr-status-label"] ?? status;
  const form = awb
    ? `<form method="post" action="/courier/parcels/${encodeURIComponent(awb)}/move">
       <select name="status" aria-label="What the carrier says of ${escapeHtml(awb)}">${options}</select>
       <button>Say so</button></form>`
    : "";
  return `<tr><td>${escapeHtml(reference)}</td><td>${escapeHtml(courierName)} ${escapeHtml(awb)}</td>
    <td>${escapeHtml(city)}</td><td>${collect > 0 ? `${formatExactRupees(collect)} to collect` : "paid"}</td>
    <td>${escapeHtml(now)}</td><td>${form}</td></tr>`;
}

/** The page of parcels, each with a form that advances its status. */
export function parcelsSection(parcels: readonly ParcelEntry[]): string {
  if (parcels.length === 0) return "<p>No parcels yet: one is booked when an order is confirmed.</p>";
  return `<p>${parcels.length} parcels. Move one on, and the shop is told as by a real courier.</p>
    <table>${parcels.slice(-30).reverse().map(row).join("")}</table>`;
}
