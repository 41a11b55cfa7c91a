import { z } from "zod";
import { readFields } from "../read-body";
import type { Call, Reply } from "../stand-in";
import { beyond, carriers, ratesFor } from "./carriers";
import type { CourierFaults } from "./faults";
import { indiaTime, type ParcelEntry, type ParcelLedger } from "./parcel-ledger";

const amount = z.coerce.number().min(0);
const NewOrder = z.object({
  order_id: z.string().min(1).max(50),
  order_date: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
  pickup_location: z.string().min(1),
  billing_customer_name: z.string().min(1),
  billing_address: z.string().min(3),
  billing_city: z.string().min(1).max(30),
  billing_pincode: z.string().regex(/^[1-9]\d{5}$/, "The billing pincode is not valid"),
  billing_state: z.string().min(1),
  billing_country: z.literal("India"),
  billing_email: z.string(),
  billing_phone: z.string().regex(/^[6-9]\d{9}$/, "The billing phone is not valid"),
  order_items: z
    .array(z.object({ name: z.string(), sku: z.string(), units: z.int().min(1), selling_price: amount }))
    .min(1),
  payment_method: z.enum(["COD", "Prepaid"]),
  shipping_charges: amount,
  transaction_charges: amount,
  sub_total: amount,
  length: z.number().min(0.5),
  breadth: z.number().min(0.5),
  height: z.number().min(0.5),
  weight: z.number().min(0.01),
});
const Assign = z.object({
  shipment_id: z.coerce.number(),
  courier_id: z.number().optional(),
  status: z.literal("reassign").optional(),
});
const Shipments = z.object({ shipment_id: z.array(z.coerce.number()).min(1) });
const Cancel = z.object({ ids: z.array(z.number()).min(1) });

const refuse = (status: number, message: string, errors?: object): Reply => ({
  status,
  json: { message, status_code: status, ...(errors && { errors }) },
});
const invalid = (error: z.ZodError) =>
  refuse(
    422,
    "The given data was invalid.",
    Object.fromEntries(error.issues.map(({ path, message }) => [path.join("."), [message]])),
  );

const isRefused = (pincode: string, { refusePincodes }: CourierFaults) =>
  beyond.includes(pincode) || refusePincodes.includes(pincode);

const isLive = ({ status }: ParcelEntry) => status !== "CANCELED";

/** The REST calls under /v1/external that a shop's server makes after signing in. */
export function courierApi(ledger: ParcelLedger, faults: () => CourierFaults) {
  const create = async ({ request }: Call): Promise<Reply> => {
    const wanted = NewOrder.safeParse(await readFields(request));
    if (!wanted.success) return invalid(wanted.error);
    const order = wanted.data;
    if (ledger.byReference(order.order_id).length > 0)
      return refuse(422, "Order id already exists in this channel");
    const made = ledger.add({
      id: ledger.nextNumber(),
      shipmentId: ledger.nextNumber(),
      reference: order.order_id,
      status: "NEW",
      awb: "",
      courierId: null,
      courierName: "",
      isPickupAsked: false,
      name: order.billing_customer_name,
      city: order.billing_city,
      pincode: order.billing_pincode,
      paymentMethod: order.payment_method,
      collect:
        order.payment_method === "COD"
          ? order.sub_total + order.shipping_charges + order.transaction_charges
          : 0,
      weightKg: order.weight,
      pickupLocation: order.pickup_location,
      scans: [],
    });
    return {
      json: {
        order_id: made.id,
        shipment_id: made.shipmentId,
        status: "NEW",
        status_code: 1,
        awb_code: "",
        courier_company_id: "",
        courier_name: "",
      },
    };
  };

  const search = ({ query }: Call): Reply => ({
    json: {
      data: ledger.parcels
        .filter(
          ({ reference, awb }) =>
            reference.includes(query.get("search") ?? "") || awb === query.get("search"),
        )
        .slice(-50)
        .map(({ id, reference, status, shipmentId, awb, courierName }) => ({
          id,
          channel_order_id: reference,
          status,
          shipments: [{ id: shipmentId, awb: awb || null, courier: courierName }],
        })),
      meta: {},
    },
  });

  const assign = async ({ request }: Call): Promise<Reply> => {
    const wanted = Assign.safeParse(await readFields(request));
    if (!wanted.success) return invalid(wanted.error);
    const { shipment_id, courier_id, status } = wanted.data;
    const parcel = ledger.byShipment(shipment_id);
    if (!parcel || !isLive(parcel)) return refuse(404, "Shipment not found");
    if (parcel.awb && status !== "reassign") return refuse(500, "AWB is already assigned");
    const carrier = courier_id === undefined ? carriers[0] : carriers.find(({ id }) => id === courier_id);
    const noWay = !carrier || isRefused(parcel.pincode, faults());
    if (noWay)
      return {
        json: {
          awb_assign_status: 0,
          response: { data: { awb_assign_error: `No courier goes to ${parcel.pincode} with these goods` } },
        },
      };
    Object.assign(parcel, {
      awb: `TEST${ledger.nextNumber()}${String(parcel.shipmentId).slice(-4)}`,
      courierId: carrier.id,
      courierName: carrier.name,
      status: "READY TO SHIP",
      isPickupAsked: false,
    });
    ledger.save();
    return {
      json: {
        awb_assign_status: 1,
        response: {
          data: {
            courier_company_id: carrier.id,
            awb_code: parcel.awb,
            courier_name: carrier.name,
            order_id: parcel.id,
            shipment_id: parcel.shipmentId,
            applied_weight: parcel.weightKg,
          },
        },
      },
    };
  };

  const pickup = async ({ request }: Call): Promise<Reply> => {
    const wanted = Shipments.safeParse(await readFields(request));
    if (!wanted.success) return invalid(wanted.error);
    const parcel = ledger.byShipment(wanted.data.shipment_id[0] ?? 0);
    if (!parcel?.awb) return refuse(400, "Please assign an AWB first");
    if (parcel.isPickupAsked) return refuse(400, "Already in Pickup Queue.");
    parcel.isPickupAsked = true;
    parcel.status = "PICKUP SCHEDULED";
    ledger.save();
    return { json: { pickup_status: 1, response: { pickup_scheduled_date: indiaTime() } } };
  };

  const label =
    (origin: () => string) =>
    async ({ request }: Call): Promise<Reply> => {
      const wanted = Shipments.safeParse(await readFields(request));
      if (!wanted.success) return invalid(wanted.error);
      const parcel = ledger.byShipment(wanted.data.shipment_id[0] ?? 0);
      if (!parcel?.awb) return { json: { label_created: 0, not_created: wanted.data.shipment_id } };
      return {
        json: { label_created: 1, label_url: `${origin()}/courier/labels/${parcel.awb}`, not_created: [] },
      };
    };

  const serviceability = ({ query }: Call): Reply => {
    const weight = Number(query.get("weight"));
    const to = query.get("delivery_postcode") ?? "";
    if (!weight || !/^[1-9]\d{5}$/.test(query.get("pickup_postcode") ?? ""))
      return refuse(422, "The given data was invalid.");
    if (isRefused(to, faults()))
      return { json: { status: 404, message: "Delivery postcode not serviceable" } };
    return {
      json: {
        status: 200,
        data: {
          recommended_courier_company_id: carriers[0].id,
          available_courier_companies: ratesFor(weight, query.get("cod") === "1"),
        },
      },
    };
  };

  const track = ({ params }: Call): Reply => {
    const parcel = ledger.byAwb(params.awb ?? "");
    if (!parcel)
      return { json: { tracking_data: { track_status: 0, shipment_track: [], error: "no such AWB" } } };
    return {
      json: {
        tracking_data: {
          track_status: 1,
          shipment_track: [
            { awb_code: parcel.awb, current_status: parcel.scans.at(-1)?.["sr-status-label"] ?? "" },
          ],
          shipment_track_activities: [...parcel.scans].reverse(),
          etd: indiaTime(new Date(Date.now() + 3 * 86_400_000)),
        },
      },
    };
  };

  const cancel = async ({ request }: Call): Promise<Reply> => {
    const wanted = Cancel.safeParse(await readFields(request));
    if (!wanted.success) return invalid(wanted.error);
    const parcels = ledger.parcels.filter(({ id }) => wanted.data.ids.includes(id));
    if (parcels.length === 0) return refuse(404, "Order not found");
    if (parcels.some(({ scans }) => scans.length > 0))
      return refuse(400, "Cannot cancel an order that is on its way");
    for (const parcel of parcels) parcel.status = "CANCELED";
    ledger.save();
    return { json: { message: "Order cancelled successfully.", status_code: 200 } };
  };

  return (origin: () => string) => ({
    "POST /v1/external/orders/create/adhoc": create,
    "GET /v1/external/orders": search,
    "POST /v1/external/orders/cancel": cancel,
    "POST /v1/external/courier/assign/awb": assign,
    "POST /v1/external/courier/generate/pickup": pickup,
    "POST /v1/external/courier/generate/label": label(origin),
    "GET /v1/external/courier/serviceability/": serviceability,
    "GET /v1/external/courier/track/awb/:awb": track,
  });
}
