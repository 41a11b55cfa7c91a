import { door } from "../../api/door";
import { Refusal } from "../../contract/refusal";
import { catalogLines } from "../../ordering/parcel/catalog-lines";
import { returnsToOrigin } from "../../ordering/parcel/returns-to-origin";
import { isOnlineOffered } from "../../payments/razorpay";
import { quoteParcel } from "../../shipping/quote";
import { shippingRules } from "../../shipping/rules-in-force";
import { chargeSentence } from "../../shipping/sentences";

/** Answers for anyone; a shopper who is known also hears whether cash is taken from them. */
export const calculateShipping = door("calculateShipping", async ({ body, identify }) => {
  const [rules, lines, actor] = await Promise.all([
    shippingRules(),
    catalogLines(body.cartItems),
    identify(),
  ]);
  const shopper = actor.kind === "shopper" ? actor : undefined;
  const returned = shopper ? await returnsToOrigin(shopper.id, rules.cod.returnsToOrigin.withinDays) : 0;
  try {
    const { shippingCharge, quote } = quoteParcel(rules, {
      lines,
      pincode: body.deliveryPincode,
      at: new Date(),
      phone: shopper?.phone ?? undefined,
      returnsToOrigin: returned,
    });
    return {
      shippingCharge,
      message: chargeSentence(shippingCharge, quote),
      data: { ...quote, onlineAvailable: isOnlineOffered() },
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message } = error;
    return { success: false as const, code, message, shippingCharge: 0 as const, data: null };
  }
});
