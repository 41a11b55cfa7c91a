import type { Handlers } from "../pipeline/route";
import { accountRoutes } from "./account";
import { addressesRoutes } from "./addresses";
import { adminOrdersRoutes } from "./admin-orders";
import { adminProductsRoutes } from "./admin-products";
import { afterSalesRoutes } from "./after-sales";
import { apiKeysRoutes } from "./api-keys";
import { auditLogRoutes } from "./audit-log";
import { authRoutes } from "./auth";
import { brandsRoutes } from "./brands";
import { carouselRoutes } from "./carousel";
import { cartRoutes } from "./cart";
import { cashRoutes } from "./cash";
import { cashLimitsRoutes } from "./cash-limits";
import { categoriesRoutes } from "./categories";
import { checkoutRoutes } from "./checkout";
import { choiceRoutes } from "./choices";
import { confirmationsRoutes } from "./confirmations";
import { contactRoutes } from "./contact";
import { couponsRoutes } from "./coupons";
import { couriersRoutes } from "./couriers";
import { customersRoutes } from "./customers";
import { featuresRoutes } from "./features";
import { formerAddressRoutes } from "./former-addresses";
import { homeWordsRoutes } from "./home-words";
import { invoicesRoutes } from "./invoices";
import { kindsRoutes } from "./kinds";
import { lexiconRoutes } from "./lexicon";
import { mailsRoutes } from "./mails";
import { moderationRoutes } from "./moderation";
import { openingRoutes } from "./opening";
import { operationsRoutes } from "./operations";
import { ordersRoutes } from "./orders";
import { ownDataRoutes } from "./own-data";
import { papersRoutes } from "./papers";
import { passkeysRoutes } from "./passkeys";
import { passwordResetRoutes } from "./password-reset";
import { policiesRoutes } from "./policies";
import { preferencesRoutes } from "./preferences";
import { productFileRoutes } from "./product-file";
import { productPreviewRoutes } from "./product-preview";
import { productsRoutes } from "./products";
import { promisesRoutes } from "./promises";
import { pushRoutes } from "./push";
import { questionsRoutes } from "./questions";
import { reportsRoutes } from "./reports";
import { reviewPhotosRoutes } from "./review-photos";
import { reviewsRoutes } from "./reviews";
import { searchRoutes } from "./search";
import { secondFactorRoutes } from "./second-factor";
import { sessionsRoutes } from "./sessions";
import { shippingRoutes } from "./shipping";
import { settingsRoutes } from "./shipping-settings";
import { shippingTrialRoutes } from "./shipping-trial";
import { shopIdentityRoutes } from "./shop-identity";
import { signInCodeRoutes } from "./sign-in-code";
import { sizeGuidesRoutes } from "./size-guides";
import { staffRoutes } from "./staff";
import { stockRoutes } from "./stock";
import { taxRatesRoutes } from "./tax-rates";
import { ticketsRoutes } from "./tickets";
import { uploadsRoutes } from "./uploads";
import { vehicleRoutes } from "./vehicle";
import { webhooksRoutes } from "./webhooks";
import { whenBackRoutes } from "./when-back";
import { wishlistRoutes } from "./wishlist";

/** One handler for every route of the table: a missing one is a type error. */
export const handlers = {
  ...authRoutes,
  ...passwordResetRoutes,
  ...cartRoutes,
  ...productsRoutes,
  ...reviewsRoutes,
  ...reviewPhotosRoutes,
  ...searchRoutes,
  ...featuresRoutes,
  ...carouselRoutes,
  ...adminProductsRoutes,
  ...productPreviewRoutes,
  ...adminOrdersRoutes,
  ...addressesRoutes,
  ...checkoutRoutes,
  ...ordersRoutes,
  ...shippingRoutes,
  ...promisesRoutes,
  ...vehicleRoutes,
  ...confirmationsRoutes,
  ...afterSalesRoutes,
  ...cashRoutes,
  ...cashLimitsRoutes,
  ...invoicesRoutes,
  ...papersRoutes,
  ...accountRoutes,
  ...contactRoutes,
  ...sessionsRoutes,
  ...secondFactorRoutes,
  ...staffRoutes,
  ...apiKeysRoutes,
  ...webhooksRoutes,
  ...preferencesRoutes,
  ...pushRoutes,
  ...ownDataRoutes,
  ...productFileRoutes,
  ...stockRoutes,
  ...uploadsRoutes,
  ...moderationRoutes,
  ...auditLogRoutes,
  ...lexiconRoutes,
  ...couriersRoutes,
  ...settingsRoutes,
  ...shippingTrialRoutes,
  ...shopIdentityRoutes,
  ...brandsRoutes,
  ...categoriesRoutes,
  ...kindsRoutes,
  ...taxRatesRoutes,
  ...openingRoutes,
  ...homeWordsRoutes,
  ...policiesRoutes,
  ...mailsRoutes,
  ...whenBackRoutes,
  ...wishlistRoutes,
  ...passkeysRoutes,
  ...sizeGuidesRoutes,
  ...choiceRoutes,
  ...formerAddressRoutes,
  ...signInCodeRoutes,
  ...ticketsRoutes,
  ...questionsRoutes,
  ...customersRoutes,
  ...couponsRoutes,
  ...reportsRoutes,
  ...operationsRoutes,
} satisfies Handlers;
