import type { z } from "zod";
import { statusKey } from "../../shipping/parcel/statuses";
import type { ParcelReport, Scan } from "../courier";
import type { ScanAnswer, Told, Tracked } from "./answers";
import { readIndiaTime } from "./clock";

/** External text, made safe for the database. */
const plain = (text: string, longest: number) =>
  text.toWellFormed().replaceAll("\u0000", "").trim().slice(0, longest);

/** No scan is in the future: a courier with a wrong clock must not overtake later scans. */
const notAfter = (at: Date, now: Date) => (at > now ? now : at);

function scanOf(scan: ScanAnswer, now: Date): Scan | undefined {
  const at = readIndiaTime(scan.date);
  const label = scan["sr-status-label"];
  const status = plain(label && label !== "NA" ? label : scan.activity || scan.status, 80);
  if (!at || !status) return undefined;
  return {
    at: notAfter(at, now),
    status,
    location: plain(scan.location, 120),
    note: plain(scan.activity, 300),
  };
}

/** The scans, plus the current status if none of them reports it. */
function withPresent(scans: Scan[], status: string, at: Date): Scan[] {
  const isSaid = !status || scans.some((scan) => statusKey(scan.status) === statusKey(status));
  return isSaid ? scans : [...scans, { at, status: plain(status, 80), location: "", note: "" }];
}

const scansOf = (answers: ScanAnswer[] | null | undefined, now: Date) =>
  (answers ?? []).flatMap((scan) => scanOf(scan, now) ?? []);

/** A webhook's body as a report; undefined if it names no parcel. */
export function reportOfWebhook(told: z.output<typeof Told>, now: Date): ParcelReport | undefined {
  const awb = plain(told.awb, 60);
  if (!awb) return undefined;
  const at = readIndiaTime(told.current_timestamp) ?? now;
  return {
    awb,
    scans: withPresent(scansOf(told.scans, now), told.current_status, notAfter(at, now)),
    expectedAt: readIndiaTime(told.etd),
  };
}

/** The response of the track call as a report. Its current status has no time of its own, so it gets that of the latest scan. */
export function reportOfTracking(awb: string, tracked: z.output<typeof Tracked>, now: Date): ParcelReport {
  const { shipment_track, shipment_track_activities, etd } = tracked.tracking_data;
  const scans = scansOf(shipment_track_activities, now);
  const latest = scans.reduce<Date | null>((last, { at }) => (last && last > at ? last : at), null);
  return {
    awb,
    scans: withPresent(scans, shipment_track?.[0]?.current_status ?? "", latest ?? now),
    expectedAt: readIndiaTime(etd),
  };
}
