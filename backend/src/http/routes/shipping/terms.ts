import { holdMinutes } from "../../../payments/hold-minutes";
import { isOnlineOffered } from "../../../payments/razorpay/razorpay";
import { shippingRules } from "../../../shipping/rules-in-force";
import { shippingTerms } from "../../../shipping/terms";
import { door } from "../../pipeline/door";

export const getTerms = door("getTerms", async () => {
  const [rules, paymentMinutes] = await Promise.all([shippingRules(), holdMinutes()]);
  return { data: { ...shippingTerms(rules), paymentMinutes, onlineAvailable: isOnlineOffered() } };
});
