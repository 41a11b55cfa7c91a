import type { z } from "zod";
import * as addresses from "./addresses";
import * as afterSales from "./after-sales";
import * as auth from "./auth";
import * as carousel from "./carousel";
import * as cart from "./cart";
import * as cash from "./cash";
import * as cashLimits from "./cash-limits";
import * as confirmations from "./confirmations";
import * as contact from "./contact";
import * as couriers from "./couriers";
import type { DoorName } from "./doors";
import type { Endpoint } from "./endpoint";
import * as features from "./features";
import * as invoices from "./invoices";
import * as lexicon from "./lexicon";
import * as operations from "./operations";
import * as orders from "./orders";
import * as ownData from "./own-data";
import * as preferences from "./preferences";
import * as productFile from "./product-file";
import * as products from "./products";
import * as reviews from "./reviews";
import * as search from "./search";
import * as secondFactor from "./second-factor";
import * as sessions from "./sessions";
import * as shipping from "./shipping";
import * as shippingSettings from "./shipping-settings";
import * as shippingTrial from "./shipping-trial";
import * as staff from "./staff";

/** THE TABLE: every call of the shop, in the order of Spec §7, then the shop's additions. */
export const table = {
  register: auth.register,
  login: auth.login,
  finishLogin: secondFactor.finishLogin,
  logout: auth.logout,
  checkAuth: auth.checkAuth,
  forgotPassword: auth.forgotPassword,
  verifyOtp: auth.verifyOtp,
  resetPassword: auth.resetPassword,

  addToCart: cart.addToCart,
  getCart: cart.getCart,
  updateCart: cart.updateCart,
  clearCart: cart.clearCart,
  removeFromCart: cart.removeFromCart,

  getProducts: products.getProducts,
  getFeaturedProducts: products.getFeaturedProducts,
  getProduct: products.getProduct,
  featureProduct: products.featureProduct,

  addReview: reviews.addReview,
  getReviews: reviews.getReviews,

  searchProducts: search.searchProducts,
  suggest: search.suggest,

  getFeatures: features.getFeatures,
  addFeature: features.addFeature,

  getActiveSlides: carousel.getActiveSlides,
  getSlides: carousel.getSlides,
  addSlide: carousel.addSlide,
  reorderSlides: carousel.reorderSlides,
  editSlide: carousel.editSlide,
  deleteSlide: carousel.deleteSlide,

  adminGetProducts: products.adminGetProducts,
  adminGetProduct: products.adminGetProduct,
  adminAddProduct: products.adminAddProduct,
  adminEditProduct: products.adminEditProduct,
  adminSaveTranslation: products.adminSaveTranslation,
  adminDeleteProduct: products.adminDeleteProduct,

  adminGetOrders: orders.adminGetOrders,
  adminGetOrder: orders.adminGetOrder,
  adminUpdateOrder: orders.adminUpdateOrder,
  getShippingFailed: orders.getShippingFailed,

  addAddress: addresses.addAddress,
  getAddresses: addresses.getAddresses,
  updateAddress: addresses.updateAddress,
  deleteAddress: addresses.deleteAddress,

  createOrder: orders.createOrder,
  verifyPayment: orders.verifyPayment,
  getOrders: orders.getOrders,
  getOrder: orders.getOrder,
  trackOrder: orders.trackOrder,
  cancelOrder: orders.cancelOrder,

  calculateShipping: shipping.calculateShipping,
  getPincode: shipping.getPincode,
  getTerms: shipping.getTerms,

  confirmOrder: confirmations.confirmOrder,
  sendOrderCode: confirmations.sendOrderCode,
  returnOrder: afterSales.returnOrder,
  saveRefundAccount: cash.saveRefundAccount,
  deleteRefundAccount: cash.deleteRefundAccount,
  reorder: afterSales.reorder,
  getPayment: orders.getPayment,
  getInvoice: invoices.getInvoice,
  adminGetInvoice: invoices.adminGetInvoice,
  getSalesByHsn: invoices.getSalesByHsn,
  getOrderSummary: orders.getOrderSummary,
  updateAccount: auth.updateAccount,
  askContactChange: contact.askContactChange,
  confirmContactChange: contact.confirmContactChange,
  changePassword: auth.changePassword,
  getSessions: sessions.getSessions,
  endOtherSessions: sessions.endOtherSessions,
  endSession: sessions.endSession,
  getPreferences: preferences.getPreferences,
  getOwnData: ownData.getOwnData,
  savePreferences: preferences.savePreferences,
  deleteAccount: auth.deleteAccount,
  adminExportProducts: productFile.adminExportProducts,
  adminExportOrders: orders.adminExportOrders,
  adminImportProducts: productFile.adminImportProducts,
  adminChangeStock: products.adminChangeStock,
  adminGetStockMovements: productFile.adminGetStockMovements,
  adminGetReviews: staff.adminGetReviews,
  adminModerateReview: staff.adminModerateReview,
  adminGetAuditLog: staff.adminGetAuditLog,
  adminGetLexicon: lexicon.adminGetLexicon,
  adminSaveLexicon: lexicon.adminSaveLexicon,
  adminRetryBooking: couriers.adminRetryBooking,
  adminGetCouriers: couriers.adminGetCouriers,
  adminGetLabel: couriers.adminGetLabel,
  adminNoteCash: cash.adminNoteCash,
  adminTakeCashBack: cash.adminTakeCashBack,
  adminNoteRefund: cash.adminNoteRefund,
  adminGetCashLimits: cashLimits.adminGetCashLimits,
  adminAllowCash: cashLimits.adminAllowCash,
  adminGetRefundAccount: cash.adminGetRefundAccount,
  adminDeleteRefundAccount: cash.adminDeleteRefundAccount,
  adminGetShippingSettings: shippingSettings.adminGetShippingSettings,
  adminSaveShippingSettings: shippingSettings.adminSaveShippingSettings,
  adminTryShipping: shippingTrial.adminTryShipping,
  getSecondFactor: secondFactor.getSecondFactor,
  startSecondFactor: secondFactor.startSecondFactor,
  confirmSecondFactor: secondFactor.confirmSecondFactor,
  renewRecoveryCodes: secondFactor.renewRecoveryCodes,
  endSecondFactor: secondFactor.endSecondFactor,
  adminDemandSecondFactor: secondFactor.adminDemandSecondFactor,
  adminEditFeature: features.adminEditFeature,
  adminGetFeatures: features.adminGetFeatures,
  adminReorderFeatures: features.adminReorderFeatures,
  adminDeleteFeature: features.adminDeleteFeature,
  uploadPicture: products.uploadPicture,
  getDashboard: operations.getDashboard,
  getHealth: operations.getHealth,
  getReady: operations.getReady,
} satisfies Record<DoorName, Endpoint>;

export type Table = typeof table;

type Part<Entry, Key extends string> = Entry extends { [K in Key]?: infer Schema }
  ? Exclude<Schema, undefined>
  : never;
type In<Schema> = Schema extends z.ZodType
  ? z.ZodType extends Schema
    ? undefined
    : z.input<Schema>
  : undefined;
type Out<Schema> = Schema extends z.ZodType
  ? z.ZodType extends Schema
    ? undefined
    : z.output<Schema>
  : undefined;

/** What a caller sends: params, query and body as the entry's schemas take them. */
export type CallInput<Name extends DoorName> = {
  params: In<Part<Table[Name], "params">>;
  query: In<Part<Table[Name], "query">>;
  body: In<Part<Table[Name], "body">>;
};
/** What a handler reads: the same, validated and normalised. */
export type DoorInput<Name extends DoorName> = {
  params: Out<Part<Table[Name], "params">>;
  query: Out<Part<Table[Name], "query">>;
  body: Out<Part<Table[Name], "body">>;
};
/** What the call answers on success. */
export type Answer<Name extends DoorName> = z.output<Table[Name]["response"]>;
