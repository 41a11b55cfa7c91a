import { Refusal } from "../../../contract/refusal";
import { isOnlineOffered } from "../../../payments/razorpay/razorpay";
import { catalogLines } from "../../../shipping/parcel/catalog-lines";
import { quoteParcel } from "../../../shipping/quote";
import { shippingRules } from "../../../shipping/rules-in-force";
import { chargeSentence } from "../../../shipping/sentences";
import { door } from "../../pipeline/door";
import { askerOf } from "./asker";

/** Answers for anyone; a shopper who is known also hears whether cash is taken from them. */
export const calculateShipping = door("calculateShipping", async ({ body, identify }) => {
  const [rules, lines, actor] = await Promise.all([
    shippingRules(),
    catalogLines(body.cartItems),
    identify(),
  ]);
  const { deliveryPincode: pincode, phone, address } = body;
  const asker = await askerOf(actor, rules, { phone, address: address ? { pincode, address } : undefined });
  try {
    const { shippingCharge, quote } = quoteParcel(rules, {
      lines,
      pincode,
      at: new Date(),
      ...asker,
    });
    return {
      shippingCharge,
      message: chargeSentence(shippingCharge, quote, rules.free.upToKg),
      data: { ...quote, onlineAvailable: isOnlineOffered(), shopperKnown: asker !== undefined },
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message } = error;
    return { success: false as const, code, message, shippingCharge: 0 as const, data: null };
  }
});
