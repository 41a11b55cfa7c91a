import type { promises } from "../../contract/promises";
import { isOnlineOffered } from "../../payments/gateways";
import { cardPromises } from "../../shipping/card-promises";
import { lookupPincode } from "../../shipping/lookup-pincode";
import { linesOnSale } from "../../shipping/parcel/catalog-lines";
import { shippingRules } from "../../shipping/rules-in-force";
import { takenFor } from "../../shipping/vehicle/taken-slots";
import type { Routes } from "../pipeline/route";
import { shopperId } from "./products/own-prices";
import { askerOf } from "./shipping/asker";

export const promisesRoutes = {
  /** One read of the products, the rules in force and, for a shopper, their history, whatever the length of the list. */
  getPromises: async ({ query: { pincode, ids }, identify }) => {
    const wanted = [...new Set(ids)].map((productId) => ({ productId, quantity: 1 }));
    const [rules, lines, actor] = await Promise.all([
      shippingRules(),
      linesOnSale(wanted, async () => ({ id: await shopperId(identify) })),
      identify(),
    ]);
    const products = new Map(
      wanted.flatMap(({ productId }, at) => {
        const line = lines[at];
        return line ? [[productId, line] as const] : [];
      }),
    );
    const [asker, taken] = await Promise.all([askerOf(actor, rules), takenFor(rules, pincode)]);
    const asked = { pincode, asker, taken, onlineAvailable: isOnlineOffered() };
    return {
      data: {
        pincode,
        district: lookupPincode(pincode)?.district ?? null,
        promises: cardPromises(rules, { ...asked, products, at: new Date() }),
      },
    };
  },
} satisfies Routes<typeof promises>;
