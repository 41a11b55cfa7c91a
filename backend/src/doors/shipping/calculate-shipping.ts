import { door } from "../../api/door";
import { Refusal } from "../../contract/refusal";
import { cashHistory } from "../../ordering/parcel/cash-history";
import { catalogLines } from "../../ordering/parcel/catalog-lines";
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
  const history = shopper && (await cashHistory(shopper.id, rules.cod.returnsToOrigin.withinDays));
  try {
    const { shippingCharge, quote } = quoteParcel(rules, {
      lines,
      pincode: body.deliveryPincode,
      at: new Date(),
      phone: shopper?.phone ?? undefined,
      ...(history && { history }),
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
