import { z } from "zod";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Day, Id, Rupees } from "./fields";
import { OrderStatus } from "./orders";
import { VehicleSlot } from "./shipping";
import { SlotWish } from "./vehicle-slot";

/** A stop of the vehicle. */
const Stop = z.object({
  orderId: Id,
  orderNumber: z.string(),
  orderStatus: OrderStatus,
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  /** What the shopper says of the way, and of the order. */
  notes: z.array(z.string()),
  items: z.array(z.object({ title: z.string(), quantity: z.int() })),
  /** Kilograms; null if the weight of one of the products is no longer known. */
  weightKg: z.number().nullable(),
  /** Rupees to take at the door; 0 if it is paid. */
  toCollect: Rupees,
});
export type Stop = z.infer<typeof Stop>;

/** One day of the shop's own vehicle, slot by slot. */
const RunSheet = z.object({
  day: z.iso.date(),
  slots: z.array(
    z.object({
      slot: VehicleSlot,
      /** By pincode and address, so that neighbours stand together. Cancelled orders are left out. */
      stops: z.array(Stop),
      weightKg: z.number(),
      toCollect: Rupees,
    }),
  ),
});
export type RunSheet = z.infer<typeof RunSheet>;

export const vehicle = endpoints({
  adminGetRunSheet: {
    method: "GET",
    path: "/api/admin/vehicle/day/:day",
    access: "admin",
    permission: "orders",
    summary: "The orders that the shop's own vehicle brings on a day, by slot",
    params: z.object({ day: Day }),
    response: ok({ data: RunSheet }),
  },

  adminGetVehicleSlots: {
    method: "GET",
    path: "/api/admin/vehicle/slots",
    access: "admin",
    permission: "orders",
    summary: "The slots of the shop's own vehicle that have room, from this moment on",
    response: ok({ data: z.array(VehicleSlot) }),
  },

  /**
   * Takes an order of the shop's own vehicle to another slot, and writes to its shopper. Also a slot whose time to order is over,
   * as long as it has not ended. 409 `slot_full` with the free ones, `not_by_vehicle`, `illegal_move` for an order that
   * is delivered or over, `edit_conflict`.
   */
  adminMoveSlot: {
    method: "PUT",
    path: "/api/admin/vehicle/move/:id",
    access: "admin",
    permission: "orders",
    summary: "Take an order to another slot of the shop's own vehicle",
    params: z.object({ id: Id }),
    body: z.strictObject({ slot: SlotWish, version: Version.optional() }),
    response: ok({ data: VehicleSlot }),
  },
});
