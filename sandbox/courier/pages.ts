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

/** A sample label, not a valid one. */
export function labelPage({ awb, courierName, name, city, pincode, collect, weightKg }: ParcelEntry): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Label ${escapeHtml(awb)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;width:10cm;margin:1cm auto;border:2px solid;padding:.5cm}h1{font-size:1.4rem;margin:0}</style>
</head><body><p>Test label. No courier comes.</p><h1>${escapeHtml(courierName)}<br>${escapeHtml(awb)}</h1>
<p>${escapeHtml(name)}<br>${escapeHtml(city)} ${escapeHtml(pincode)}</p>
<p>${weightKg} kg, ${collect > 0 ? `collect ${formatExactRupees(collect)}` : "prepaid"}</p></body></html>`;
}
