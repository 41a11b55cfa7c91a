import type { ResponseOf, RouteName } from "@contract";
import { inAnyLanguage } from "../../i18n/in-any-language";
import { homeWordsLabel } from "../home-words/labels";
import { mailLabel } from "../mails/labels";
import { openingLabel } from "../opening/labels";
import { orderPage } from "../orders/links";
import { policyLabel } from "../policies/labels";
import { settingLabel, settingPlace } from "../shipping-settings/labels";
import { shopLabel } from "../shop/labels";

export type AuditEntry = ResponseOf<"adminGetAuditLog">["data"][number] & { id: string };

/** Actions that have a name in the panel's texts: those of staff, what the shop itself corrected, and what went past its own calls. */
export const namedRoutes = [
  "adminAddProduct",
  "adminEditProduct",
  "adminChangeStock",
  "adminApplyStockCount",
  "adminDeleteProduct",
  "adminEditProducts",
  "adminDeleteProducts",
  "adminSaveSkus",
  "adminSaveVariantPrices",
  "adminSaveChoices",
  "adminAddFormerAddress",
  "adminDeleteFormerAddress",
  "adminSaveTranslation",
  "featureProduct",
  "adminImportProducts",
  "adminUpdateOrder",
  "adminMoveOrders",
  "adminGetPapers",
  "adminRetryBooking",
  "adminNoteCash",
  "adminTakeCashBack",
  "adminNoteRefund",
  "adminAllowCash",
  "adminGetRefundAccount",
  "adminDeleteRefundAccount",
  "adminSaveShippingSettings",
  "adminSaveShop",
  "adminAddCategory",
  "adminEditCategory",
  "adminDeleteCategory",
  "adminReorderCategories",
  "adminSaveSizeGuide",
  "adminDeleteSizeGuide",
  "adminAddBrand",
  "adminEditBrand",
  "adminDeleteBrand",
  "adminReorderBrands",
  "adminAddTaxRate",
  "adminEditTaxRate",
  "adminDeleteTaxRate",
  "adminSaveOpening",
  "adminSaveHomeWords",
  "adminSaveHomeDraft",
  "adminDiscardHomeDraft",
  "adminSavePolicies",
  "adminSavePoliciesDraft",
  "adminDiscardPoliciesDraft",
  "adminSaveMails",
  "adminSaveLexicon",
  "addSlide",
  "editSlide",
  "deleteSlide",
  "reorderSlides",
  "addFeature",
  "adminEditFeature",
  "adminDeleteFeature",
  "adminReorderFeatures",
  "uploadPicture",
  "adminModerateReview",
  "adminAnswerReview",
  "adminApproveReviewPhoto",
  "adminRefuseReviewPhoto",
  "adminAnswerTicket",
  "adminSaveTicket",
  "adminSaveQuestionDraft",
  "adminAnswerQuestion",
  "adminDeclineQuestion",
  "adminHideQuestion",
  "adminDeleteQuestion",
  "adminSaveCustomerNote",
  "adminSetCustomerCash",
  "adminGetCustomerData",
  "adminExportCustomers",
  "adminExportOrders",
  "adminDeleteCustomer",
  "adminAddCoupon",
  "adminEditCoupon",
  "adminDeleteCoupon",
  "confirmSecondFactor",
  "renewRecoveryCodes",
  "endSecondFactor",
  "adminDemandSecondFactor",
  "adminInviteStaff",
  "adminChangeStaff",
  "adminRemoveStaff",
  "adminResetStaffPassword",
  "adminEndStaffSecondFactor",
  "adminMakeApiKey",
  "adminRevokeApiKey",
  "adminAddWebhook",
  "adminEditWebhook",
  "adminDeleteWebhook",
  "adminRotateWebhookSecret",
  "updateAccount",
  "confirmContactChange",
  "changePassword",
  "deleteAccount",
  "catalogueSweep",
  "engineAdmin",
  "pluginRoute",
] as const satisfies readonly (RouteName | "catalogueSweep" | "engineAdmin" | "pluginRoute")[];

const resources: Partial<Record<string, string>> = {
  adminAddProduct: "products",
  adminEditProduct: "products",
  adminEditProducts: "products",
  adminSaveSkus: "products",
  adminSaveVariantPrices: "products",
  adminSaveChoices: "products",
  adminAddFormerAddress: "products",
  adminDeleteFormerAddress: "products",
  adminChangeStock: "products",
  adminApplyStockCount: "products",
  adminSaveTranslation: "products",
  featureProduct: "products",
  addSlide: "carousel",
  editSlide: "carousel",
  addFeature: "features",
  adminEditFeature: "features",
  adminModerateReview: "reviews",
  adminAnswerReview: "reviews",
  adminApproveReviewPhoto: "reviews",
  adminRefuseReviewPhoto: "reviews",
  adminAddCoupon: "coupons",
  adminEditCoupon: "coupons",
};

const aboutCustomers: readonly string[] = [
  "adminSaveCustomerNote",
  "adminSetCustomerCash",
  "adminGetCustomerData",
] satisfies RouteName[];

const aboutTickets: readonly string[] = ["adminAnswerTicket", "adminSaveTicket"] satisfies RouteName[];

const aboutQuestions: readonly string[] = [
  "adminSaveQuestionDraft",
  "adminAnswerQuestion",
  "adminDeclineQuestion",
  "adminHideQuestion",
] satisfies RouteName[];

const brands: readonly string[] = [
  "adminAddBrand",
  "adminEditBrand",
  "adminReorderBrands",
] satisfies RouteName[];
const categories: readonly string[] = [
  "adminAddCategory",
  "adminEditCategory",
  "adminReorderCategories",
] satisfies RouteName[];
const taxes: readonly string[] = ["adminAddTaxRate", "adminEditTaxRate"] satisfies RouteName[];

const aboutOrders: readonly string[] = [
  "adminUpdateOrder",
  "adminMoveOrders",
  "adminGetPapers",
  "adminRetryBooking",
  "adminTakeCashBack",
  "adminNoteRefund",
  "adminAllowCash",
  "adminGetRefundAccount",
  "adminDeleteRefundAccount",
] satisfies RouteName[];

/** Where a logged thing can still be seen; undefined if it is gone or has no page. */
export function pageOf({ route, thingId }: Pick<AuditEntry, "route" | "thingId">): string | undefined {
  if (!thingId) return undefined;
  if (aboutOrders.includes(route)) return orderPage(thingId);
  if (aboutCustomers.includes(route)) return `/admin/customers/${thingId}/show`;
  if (aboutTickets.includes(route)) return `/admin/tickets/${thingId}/show`;
  if (aboutQuestions.includes(route)) return `/admin/questions/${thingId}/show`;
  const resource = resources[route];
  if (!resource) return undefined;
  return resource === "reviews" ? "/admin/reviews" : `/admin/${resource}/${thingId}`;
}

/** The texts that may name a changed field, the most likely first; some names consist of two. */
export function fieldKeys(route: string, field: string): string[][] {
  if (route === "adminImportProducts") return [[`file.outcome.${field}`]];
  if (route === "adminSaveShippingSettings")
    return [[settingPlace(field), settingLabel(field)].filter((key) => key !== undefined)];
  if (brands.includes(route)) return [[`brands.fields.${inAnyLanguage(field)}`]];
  if (categories.includes(route))
    return [[`categories.fields.${inAnyLanguage(field.replace(/^texts\./, ""))}`]];
  if (route.endsWith("SizeGuide")) return [[`audit.fields.${field}`]];
  if (taxes.includes(route)) return [[`taxes.fields.${field.replace(".", "")}`]];
  if (route === "adminSaveHomeWords" || route === "adminSaveHomeDraft") return [[homeWordsLabel(field)]];
  if (route === "adminSavePolicies" || route === "adminSavePoliciesDraft") return [[policyLabel(field)]];
  if (route === "adminSaveMails") return [mailLabel(field)];
  if (route === "adminSaveOpening") return [[openingLabel(field)]];
  if (route === "adminSaveShop") return [[shopLabel(field)]];
  const own = aboutOrders.includes(route) ? "orders" : resources[route];
  const rooms = [own, "products", "orders", "carousel", "features"].filter((room) => room !== undefined);
  return [
    ...rooms.map((room) => `resources.${room}.fields.${field}`),
    `audit.fields.${field}`,
    `order.${field}`,
    `file.outcome.${field}`,
  ].map((key) => [key]);
}
