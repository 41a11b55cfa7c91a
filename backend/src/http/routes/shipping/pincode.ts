import { messages } from "../../../contract/messages";
import { isOnlineOffered } from "../../../payments/razorpay/razorpay";
import { catalogLines } from "../../../shipping/parcel/catalog-lines";
import { pincodePromise } from "../../../shipping/promise";
import { shippingRules } from "../../../shipping/rules-in-force";
import { door } from "../../pipeline/door";
import { askerOf } from "./asker";

export const getPincode = door("getPincode", async ({ params, query, identify }) => {
  const { productId, quantity, size } = query;
  const [rules, lines, actor] = await Promise.all([
    shippingRules(),
    productId ? catalogLines([{ productId, quantity, size }]) : [],
    identify(),
  ]);
  const data = pincodePromise(rules, {
    pincode: params.pincode,
    lines,
    asker: await askerOf(actor, rules),
    onlineAvailable: isOnlineOffered(),
    at: new Date(),
  });
  return { data, ...(data.district === null && data.serviceable && { message: messages.pincodeUnknown }) };
});
