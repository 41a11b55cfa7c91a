/** Ids under which the engine knows our providers: `pp_<identifier>_<id>` and `<identifier>_<id>` of the config. */
export const codProvider = "pp_cod_cod";
/** A payment gateway, by its name in payments/gateways.ts. */
export const engineGateway = (name: string) => `pp_${name}_${name}`;
export const deliveryProvider = "pincode_pincode";

/** The shipping option of an order that a courier brings, found by its name. */
export const deliveryOption = {
  name: "Home delivery",
  type: { label: "Home delivery", description: "To the door, priced by pincode", code: "home" },
} as const;

/** The shipping option of an order that is picked up. */
export const pickupOption = {
  name: "Pickup at the shop",
  type: { label: "Pickup", description: "At the shop's counter, without a charge", code: "pickup" },
} as const;

/** The shipping option of an order that the shop's own vehicle brings. */
export const vehicleOption = {
  name: "Own vehicle",
  type: { label: "Own vehicle", description: "The shop's own vehicle brings it, in a slot", code: "vehicle" },
} as const;

/** GST, by `providers/tax-gst`. */
export const taxProvider = "tp_gst_gst";
