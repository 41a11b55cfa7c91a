import type { CourierOffer } from "../../contract/couriers";
import { type Message, messages } from "../../contract/messages";
import { addRupees } from "../../contract/money";
import {
  type Choice,
  type Courier,
  CourierFailure,
  type Parcel,
  type ParcelReport,
  type Shipment,
} from "../courier";
import { Anything, Assigned, Created, Found, type FoundOrder, Label, Offers, Tracked } from "./answers";
import { type ShiprocketSettings, shiprocketClient } from "./client";
import { readIndiaTime } from "./clock";
import { orderBody } from "./order-body";
import { reportOfTracking } from "./report";

/** Tracking numbers of the stand-in lead nowhere: only Shiprocket's own get a tracking page. */
const trackingPage = { of: "https://apiv2.shiprocket.in", is: "https://shiprocket.co/tracking/" };

type HandedOver = { serviceOrderId: string; shipmentId: string; awb: string; courierName: string };

const refused = (code: string, message: Message | string) =>
  new CourierFailure("refused", code, String(message).slice(0, 300));
const says = (error: unknown, words: RegExp) => error instanceof CourierFailure && words.test(error.message);
const isCalledOff = ({ status }: FoundOrder) => /^cancel/i.test(status);

/** The courier service Shiprocket. After a lost response the next call recovers: parcels are looked up first. */
export function shiprocket(settings: ShiprocketSettings): Courier {
  const client = shiprocketClient(settings);
  const get = (path: string) => ({ method: "GET" as const, path });
  const post = (path: string, body: object) => ({ method: "POST" as const, path, body });

  async function ordersOf(reference: string): Promise<FoundOrder[]> {
    const { data } = await client.ask(get(`/orders?search=${encodeURIComponent(reference)}`), Found);
    return data.filter((order) => order.channel_order_id === reference);
  }

  async function find(reference: string): Promise<HandedOver | undefined> {
    const order = (await ordersOf(reference)).find((found) => !isCalledOff(found));
    const shipment = order?.shipments[0];
    if (!order || !shipment) return undefined;
    const { id: shipmentId, awb, courier: courierName } = shipment;
    return { serviceOrderId: order.id, shipmentId, awb, courierName };
  }

  async function handOver(parcel: Parcel): Promise<HandedOver> {
    try {
      const body = orderBody(parcel, settings.pickupLocation);
      const made = await client.ask(post("/orders/create/adhoc", body), Created);
      return { serviceOrderId: made.order_id, shipmentId: made.shipment_id, awb: "", courierName: "" };
    } catch (error) {
      // Created by a call that is still running there: the next attempt will find it.
      if (says(error, /already (exist|been taken)|duplicate/i))
        throw new CourierFailure("down", "not_found_yet", String(messages.parcelNotShown("Shiprocket")));
      throw error;
    }
  }

  async function assign(handed: HandedOver, { courierId, replaces }: Choice) {
    const { awb_assign_status, message, response } = await client.ask(
      post("/courier/assign/awb", {
        shipment_id: handed.shipmentId,
        ...(courierId !== null && { courier_id: courierId }),
        ...(replaces !== null && handed.awb === replaces && { status: "reassign" }),
      }),
      Assigned,
    );
    const { awb_code: awb, courier_name, courier_company_id, awb_assign_error } = response?.data ?? {};
    if (awb_assign_status === 0 || !awb)
      throw refused("no_awb", awb_assign_error || message || messages.noTrackingNumber);
    return { awb, courierName: courier_name || "Shiprocket", courierId: courier_company_id ?? null };
  }

  async function numbered(parcel: Parcel, handed: HandedOver, choice: Choice) {
    const known = { awb: handed.awb, courierName: handed.courierName || "Shiprocket", courierId: null };
    if (handed.awb && handed.awb !== choice.replaces) return known;
    try {
      return await assign(handed, choice);
    } catch (error) {
      if (!says(error, /already assigned/i)) throw error;
      const now = await find(parcel.reference);
      if (!now?.awb || now.awb === choice.replaces) throw error;
      return { ...known, awb: now.awb, courierName: now.courierName || known.courierName };
    }
  }

  async function fetchParcel(shipmentId: string): Promise<void> {
    try {
      await client.ask(post("/courier/generate/pickup", { shipment_id: [shipmentId] }), Anything);
    } catch (error) {
      if (!says(error, /already/i)) throw error;
    }
  }

  async function label(shipmentId: string): Promise<string> {
    const { label_url } = await client.ask(
      post("/courier/generate/label", { shipment_id: [shipmentId] }),
      Label,
    );
    if (!label_url) throw refused("no_label", messages.labelNotReady("Shiprocket"));
    return label_url;
  }

  async function book(parcel: Parcel, choice: Choice): Promise<Shipment> {
    const handed = (await find(parcel.reference)) ?? (await handOver(parcel));
    const given = await numbered(parcel, handed, choice);
    await fetchParcel(handed.shipmentId);
    return {
      serviceOrderId: handed.serviceOrderId,
      shipmentId: handed.shipmentId,
      ...given,
      trackingUrl:
        settings.baseUrl === trackingPage.of ? trackingPage.is + encodeURIComponent(given.awb) : null,
      // The label can be fetched later: it must not delay a finished booking.
      labelUrl: await label(handed.shipmentId).catch(() => null),
    };
  }

  async function offers(parcel: Parcel): Promise<CourierOffer[]> {
    const query = new URLSearchParams({
      pickup_postcode: parcel.fromPincode,
      delivery_postcode: parcel.to.pincode,
      weight: String(parcel.weightKg),
      length: String(parcel.lengthCm),
      breadth: String(parcel.breadthCm),
      height: String(parcel.heightCm),
      cod: parcel.isCash ? "1" : "0",
    });
    const { data, message } = await client.ask(get(`/courier/serviceability/?${query}`), Offers);
    if (!data) throw refused("unserved", message ?? messages.noCourierGoes);
    const recommended = data.recommended_courier_company_id;
    return data.available_courier_companies
      .map((company) => ({
        courierId: company.courier_company_id,
        name: company.courier_name,
        rate: addRupees(company.rate),
        days: company.estimated_delivery_days ?? null,
        etd: readDay(company.etd),
        rating: company.rating ?? null,
        isRecommended: company.courier_company_id === recommended,
      }))
      .sort((a, b) => Number(b.isRecommended) - Number(a.isRecommended) || a.rate - b.rate);
  }

  return {
    book,
    offers,
    label,

    async track(awb: string): Promise<ParcelReport> {
      const tracked = await client.ask(get(`/courier/track/awb/${encodeURIComponent(awb)}`), Tracked);
      return reportOfTracking(awb, tracked, new Date());
    },

    async cancel(reference: string): Promise<void> {
      const ids = (await ordersOf(reference))
        .filter((order) => !isCalledOff(order))
        .map(({ id }) => Number(id));
      if (ids.length > 0) await client.ask(post("/orders/cancel", { ids }), Anything);
    },
  };
}

/** `Nov 25, 2026` or `2026-11-25` as a calendar date. */
function readDay(text: string): string | null {
  const at = readIndiaTime(text) ? Date.parse(text.slice(0, 10)) : Date.parse(`${text} UTC`);
  return Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 10);
}
