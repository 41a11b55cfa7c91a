/** Ids under which the engine knows our providers: `pp_<identifier>_<id>` and `<identifier>_<id>` of the config. */
export const codProvider = "pp_cod_cod";
export const razorpayProvider = "pp_razorpay_razorpay";
export const deliveryProvider = "pincode_pincode";

/** The shipping option of every order, found by its name. */
export const deliveryOption = {
  name: "Home delivery",
  type: { label: "Home delivery", description: "To the door, priced by pincode", code: "home" },
} as const;
