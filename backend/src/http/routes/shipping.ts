import { categoryList, knownSizes } from "../../contract/category-list";
import { messages } from "../../contract/messages";
import { addRupees, toPaise, toRupees } from "../../contract/money";
import { Refusal } from "../../contract/refusal";
import type { shipping } from "../../contract/shipping";
import { isOnlineOffered, newPaymentGateway } from "../../payments/gateways";
import { holdMinutes } from "../../payments/hold-minutes";
import { shop, stateWords } from "../../platform/identity/current";
import { homeWordsForm } from "../../platform/identity/home-words";
import { openingForm } from "../../platform/identity/opening";
import { paiseOffDelivery, paiseOffGoods } from "../../promotions/offer";
import { presentDiscounts } from "../../promotions/present-offer";
import { offerForQuote } from "../../promotions/quote-offer";
import { lookupPincode } from "../../shipping/lookup-pincode";
import { catalogLines } from "../../shipping/parcel/catalog-lines";
import { pincodePromise } from "../../shipping/promise";
import { shippingRules } from "../../shipping/rules-in-force";
import { shippingTerms } from "../../shipping/terms";
import { vehiclePromise } from "../../shipping/vehicle/quote-vehicle";
import { takenFor } from "../../shipping/vehicle/taken-slots";
import type { Routes } from "../pipeline/route";
import { shopperId } from "./products/own-prices";
import { announcementOf } from "./shipping/announcement";
import { askerOf, quotedShopper } from "./shipping/asker";
import { quoteBy, quotedSlots } from "./shipping/quote-by";
import { shopCounts } from "./shipping/shop-counts";

export const shippingRoutes = {
  /** For anyone; a signed-in shopper also learns whether cash is accepted from them. */
  calculateShipping: async ({ body, identify, scope }) => {
    const [rules, lines, actor] = await Promise.all([
      shippingRules(),
      catalogLines(body.cartItems, () => quotedShopper(identify)),
      identify(),
    ]);
    const { deliveryMethod, phone, address } = body;
    const isPickup = deliveryMethod === "pickup";
    const pincode = isPickup ? shop().pincode : (body.deliveryPincode ?? "");
    const place = address && !isPickup ? { pincode, address } : undefined;
    const asker = await askerOf(actor, rules, { phone, address: place });
    const asked = { lines, pincode, at: new Date(), ...asker };
    const taken = await takenFor(
      rules,
      isPickup ? "" : pincode,
      actor.kind === "shopper" ? actor.id : undefined,
    );
    const vehicle = isPickup ? null : vehiclePromise(rules, asked, taken);
    try {
      const { shippingCharge, quote, sentence } = quoteBy(deliveryMethod, rules, asked, taken);
      const offer =
        actor.kind === "shopper"
          ? await offerForQuote(scope, actor.id, body.cartItems, {
              paise: toPaise(shippingCharge),
              state: isPickup ? shop().state : (lookupPincode(pincode)?.state ?? null),
              pincode,
              method: deliveryMethod,
            })
          : undefined;
      const paid = addRupees(shippingCharge, offer ? -toRupees(paiseOffDelivery(offer)) : 0);
      return {
        shippingCharge: paid,
        message: sentence,
        vehicle,
        slots: quotedSlots(deliveryMethod, rules, asked.at, taken),
        data: {
          ...quote,
          onlineAvailable: isOnlineOffered(),
          shopperKnown: asker !== undefined,
          goodsDiscount: offer ? toRupees(paiseOffGoods(offer)) : null,
          discounts: offer ? presentDiscounts(offer) : [],
        },
      };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, message } = error;
      return { success: false as const, code, message, shippingCharge: 0 as const, data: null };
    }
  },

  getPincode: async ({ params, query, identify }) => {
    const { productId, quantity, size, variantId } = query;
    const [rules, lines, actor] = await Promise.all([
      shippingRules(),
      productId
        ? catalogLines([{ productId, quantity, size, variantId }], async () => ({
            id: await shopperId(identify),
          }))
        : [],
      identify(),
    ]);
    const [asker, taken] = await Promise.all([askerOf(actor, rules), takenFor(rules, params.pincode)]);
    const data = pincodePromise(rules, {
      pincode: params.pincode,
      lines,
      asker,
      taken,
      onlineAvailable: isOnlineOffered(),
      at: new Date(),
    });
    return { data, ...(data.district === null && data.serviceable && { message: messages.pincodeUnknown }) };
  },

  getTerms: async () => {
    const [counts, rules, paymentMinutes, opening, homeWords] = await Promise.all([
      shopCounts(),
      shippingRules(),
      holdMinutes(),
      openingForm.read(),
      homeWordsForm.read(),
    ]);
    const gateway = newPaymentGateway();
    const { orderSeries: _order, invoiceSeries: _invoice, ...identity } = shop();
    const publicIdentity = { ...identity, stateName: stateWords(identity.state) };
    const paymentScript = gateway?.window?.script ?? null;
    const terms = { ...shippingTerms(rules, shop(), new Date()), counts };
    const { state, text } = opening.form;
    return {
      data: {
        ...terms,
        paymentMinutes,
        onlineAvailable: gateway !== undefined,
        paymentScript,
        shop: publicIdentity,
        opening: { state, text },
        announcement: announcementOf(homeWords.form.announcement, { ...terms, shop: publicIdentity }),
        categories: categoryList().map(({ id, label, icon, isHidden }) => ({ id, label, icon, isHidden })),
        sizes: [...knownSizes()],
      },
    };
  },
} satisfies Routes<typeof shipping>;
