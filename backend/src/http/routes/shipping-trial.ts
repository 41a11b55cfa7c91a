import { refuse } from "../../contract/refusal";
import type { shippingTrial } from "../../contract/shipping-trial";
import { isOnlineOffered } from "../../payments/gateways";
import { shop } from "../../platform/identity/current";
import { problemsOf } from "../../shipping/check-rules";
import { lookupPincode } from "../../shipping/lookup-pincode";
import { quoteParcel } from "../../shipping/quote";
import type { Routes } from "../pipeline/route";

export const shippingTrialRoutes = {
  adminTryShipping: async ({ body }) => {
    const { settings, pincode, weightKg, goods } = body;
    const problems = problemsOf(settings, shop(), isOnlineOffered());
    if (problems.length > 0)
      throw refuse.invalid(problems.map(({ field, message }) => ({ field: `settings.${field}`, message })));
    // A parcel of minimal size, so that the given weight decides.
    const size = { lengthCm: 1, breadthCm: 1, heightCm: 1 };
    const line = { quantity: 1, weightKg, ...size, unitPrice: goods, isUsedPhone: false };
    const { shippingCharge, quote } = quoteParcel(settings, { lines: [line], pincode, at: new Date() });
    const place = lookupPincode(pincode);
    return {
      data: { ...quote, shippingCharge, district: place?.district ?? null, state: place?.state ?? null },
    };
  },
} satisfies Routes<typeof shippingTrial>;
