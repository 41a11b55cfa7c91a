import { z } from "zod";
import { readFields } from "../read-body";
import type { Call, Reply, StandIn } from "../stand-in";
import { courierApi } from "./api";
import { CourierFaults, noCourierFaults } from "./faults";
import { type CourierKeys, guardedCourier } from "./guard";
import { labelPdf } from "./label-pdf";
import { parcelsSection } from "./pages";
import { indiaTime, type ParcelEntry, ParcelLedger } from "./parcel-ledger";
import { parcelStatuses, Reports, type ReportTarget } from "./reports";

type Settings = CourierKeys & {
  /** The URL of this sandbox. */
  origin: () => string;
  /** The shop's webhook URL and its token. */
  webhook?: ReportTarget;
  /** The file that stores the parcels. */
  file?: string;
};

const Move = z.object({
  status: z.enum(parcelStatuses),
  location: z.string().max(100).default("Satara"),
  /** Indian time, `2026-11-21 19:05:00`; now by default. */
  date: z.string().max(30).optional(),
});

const none: Reply = { status: 404, json: { error: "no such parcel" } };
const home = '<meta http-equiv="refresh" content="0;url=/">';

/** A stand-in for Shiprocket: its REST calls, its webhook, and a page to advance parcels by hand. */
export function openCourier(settings: Settings): StandIn {
  let faults = noCourierFaults();
  const ledger = new ParcelLedger(settings.file);
  const reports = new Reports(settings.webhook, () => faults);
  const api = courierApi(ledger, () => faults);
  const parcelOf = ({ params }: Call): ParcelEntry | undefined => ledger.byAwb(params.awb ?? "");

  const move = async (call: Call): Promise<Reply> => {
    const parcel = parcelOf(call);
    const wanted = Move.safeParse(await readFields(call.request));
    if (!parcel) return none;
    if (!wanted.success)
      return { status: 422, json: { error: `status is one of ${parcelStatuses.join(", ")}` } };
    const { status, location, date = indiaTime() } = wanted.data;
    parcel.scans.push({
      date,
      status: status.slice(0, 3),
      activity: `Parcel is ${status.toLowerCase()}`,
      location,
      "sr-status-label": status,
    });
    if (status === "CANCELED") parcel.status = status;
    ledger.save();
    reports.emit(parcel);
    return call.request.headers["content-type"]?.includes("json") ? { json: parcel } : { html: home };
  };

  const setFaults = async ({ request }: Call): Promise<Reply> => {
    faults = CourierFaults.parse(await readFields(request));
    return { json: faults };
  };

  return {
    title: "Shiprocket",
    routes: {
      ...guardedCourier(api(settings.origin), settings, () => faults),
      "POST /courier/parcels/:awb/move": move,
      "POST /courier/faults": setFaults,
      "GET /courier/ledger": () => ({ json: { parcels: ledger.parcels, reports: reports.sent.slice(-200) } }),
      "GET /courier/labels/:awb": (call) => {
        const parcel = parcelOf(call);
        return parcel ? { pdf: labelPdf(parcel) } : none;
      },
    },
    section: () => parcelsSection(ledger.parcels),
    stop: async () => ledger.save(),
  };
}
