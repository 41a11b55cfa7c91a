import { messages } from "../../contract/messages";
import type { vehicle } from "../../contract/vehicle";
import { moveSlot } from "../../order-lifecycle/vehicle/move-slot";
import { runSheet } from "../../orders/run-sheet";
import { shippingRules } from "../../shipping/rules-in-force";
import { slotsForStaff } from "../../shipping/vehicle/hold-slot";
import { takenSlots } from "../../shipping/vehicle/taken-slots";
import type { Routes } from "../pipeline/route";

export const vehicleRoutes = {
  adminGetRunSheet: async ({ params: { day } }) => ({ data: await runSheet(day) }),

  adminGetVehicleSlots: async () => {
    const [rules, taken] = await Promise.all([shippingRules(), takenSlots()]);
    return { data: slotsForStaff(rules, new Date(), taken) };
  },

  adminMoveSlot: async ({ params, body, scope }) => {
    const data = await moveSlot(scope, { orderId: params.id, slot: body.slot, version: body.version });
    return { message: messages.slotMoved, data };
  },
} satisfies Routes<typeof vehicle>;
