/** Ids under which the engine knows our providers: `pp_<identifier>_<id>` and `<identifier>_<id>` of the config. */
export const codProvider = "pp_cod_cod";
/** A payment gateway, by its name in payments/gateways.ts. */
export const engineGateway = (name: string) => `pp_${name}_${name}`;
export const deliveryProvider = "pincode_pincode";

/** The shipping option of every order, found by its name. */
export const deliveryOption = {
  name: "Home delivery",
  type: { label: "Home delivery", description: "To the door, priced by pincode", code: "home" },
} as const;

/** GST, by `providers/tax-gst`. */
export const taxProvider = "tp_gst_gst";
