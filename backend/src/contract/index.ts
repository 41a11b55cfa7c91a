import type { z } from "zod";
import { account } from "./account";
import { addresses } from "./addresses";
import { adminOrders } from "./admin-orders";
import { adminProducts } from "./admin-products";
import { afterSales } from "./after-sales";
import { apiKeys } from "./api-keys";
import { auditLog } from "./audit-log";
import { auth } from "./auth";
import { brands } from "./brands";
import { carousel } from "./carousel";
import { cart } from "./cart";
import { cash } from "./cash";
import { cashLimits } from "./cash-limits";
import { categories } from "./categories";
import { checkout } from "./checkout";
import { choices } from "./choices";
import { confirmations } from "./confirmations";
import { contact } from "./contact";
import { coupons } from "./coupons";
import { couriers } from "./couriers";
import { customers } from "./customers";
import type { ReadFrom, SentTo } from "./endpoint";
import { features } from "./features";
import { formerAddresses } from "./former-addresses";
import { homeWords } from "./home-words";
import { invoices } from "./invoices";
import { kinds } from "./kinds";
import { lexicon } from "./lexicon";
import { mails } from "./mails";
import { moderation } from "./moderation";
import { opening } from "./opening";
import { operations } from "./operations";
import { orders } from "./orders";
import { ownData } from "./own-data";
import { papers } from "./papers";
import { passkeys } from "./passkeys";
import { passwordReset } from "./password-reset";
import { policies } from "./policies";
import { preferences } from "./preferences";
import { productFile } from "./product-file";
import { productPreview } from "./product-preview";
import { products } from "./products";
import { promises } from "./promises";
import { push } from "./push";
import { questions } from "./questions";
import { remittance } from "./remittance";
import { reports } from "./reports";
import { reviewPhotos } from "./review-photos";
import { reviews } from "./reviews";
import { search } from "./search";
import { secondFactor } from "./second-factor";
import { sessions } from "./sessions";
import { shipping } from "./shipping";
import { settings } from "./shipping-settings";
import { shippingTrial } from "./shipping-trial";
import { shopIdentity } from "./shop-identity";
import { signInCode } from "./sign-in-code";
import { sizeGuides } from "./size-guides";
import { staff } from "./staff";
import { stock } from "./stock";
import { stockCount } from "./stock-count";
import { taxRates } from "./tax-rates";
import { tickets } from "./tickets";
import { uploads } from "./uploads";
import { vehicle } from "./vehicle";
import { webhooks } from "./webhooks";
import { whenBack } from "./when-back";
import { wishlist } from "./wishlist";

/** THE TABLE: every call of the shop by its name. Its areas are in the order of Spec §7, then the shop's additions. */
export const table = {
  ...auth,
  ...passwordReset,
  ...cart,
  ...products,
  ...reviews,
  ...reviewPhotos,
  ...search,
  ...features,
  ...carousel,
  ...adminProducts,
  ...productPreview,
  ...adminOrders,
  ...addresses,
  ...checkout,
  ...orders,
  ...shipping,
  ...promises,
  ...vehicle,
  ...confirmations,
  ...afterSales,
  ...cash,
  ...remittance,
  ...cashLimits,
  ...invoices,
  ...papers,
  ...account,
  ...contact,
  ...sessions,
  ...secondFactor,
  ...staff,
  ...apiKeys,
  ...webhooks,
  ...preferences,
  ...push,
  ...ownData,
  ...productFile,
  ...stock,
  ...stockCount,
  ...uploads,
  ...moderation,
  ...auditLog,
  ...lexicon,
  ...couriers,
  ...settings,
  ...shippingTrial,
  ...shopIdentity,
  ...brands,
  ...categories,
  ...kinds,
  ...sizeGuides,
  ...choices,
  ...formerAddresses,
  ...taxRates,
  ...opening,
  ...homeWords,
  ...policies,
  ...mails,
  ...whenBack,
  ...wishlist,
  ...passkeys,
  ...signInCode,
  ...tickets,
  ...questions,
  ...customers,
  ...coupons,
  ...reports,
  ...operations,
};

export type Table = typeof table;
export type RouteName = keyof Table;

/** What a client sends: params, query and body as input of the entry's schemas. */
export type CallInput<Name extends RouteName> = SentTo<Table[Name]>;
/** What a handler reads: the same, validated and normalised. */
export type RouteInput<Name extends RouteName> = ReadFrom<Table[Name]>;
/** What the call returns on success. */
export type ResponseOf<Name extends RouteName> = z.output<Table[Name]["response"]>;
