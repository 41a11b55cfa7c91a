import { door } from "../../api/door";
import { pincodePromise } from "../../shipping/promise";
import { shippingRules } from "../../shipping/rules-in-force";

export const getPincode = door("getPincode", async ({ params }) => ({
  data: pincodePromise(await shippingRules(), params.pincode, new Date()),
}));
