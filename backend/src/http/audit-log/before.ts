import type { MedusaContainer } from "@medusajs/framework/types";
import { readApiKey } from "../../accounts/api-keys/read-keys";
import { readStaffQuestion } from "../../accounts/questions/staff-questions";
import { readStaffPhoto } from "../../accounts/review-photos/decide";
import { isSecondFactorDemanded } from "../../accounts/second-factor/demand";
import { readStaffMember } from "../../accounts/staff/read-staff";
import { readTicket } from "../../accounts/tickets/read";
import { adminProduct } from "../../catalog/admin-products";
import { readStaffReview } from "../../catalog/reviews/staff-reviews";
import { tellSizeGuide } from "../../catalog/size-guides/tell";
import { readBrand, readBrands } from "../../catalog/stored-brands";
import { readCategories, readCategory } from "../../catalog/stored-categories";
import { readKind, readKinds } from "../../catalog/stored-kinds";
import type { RouteName } from "../../contract";
import { choiceOf } from "../../contract/variant-options";
import { query } from "../../platform/db/pool";
import { flat } from "../../platform/edits/changes";
import { homeWordsForm } from "../../platform/identity/home-words";
import { readIdentity } from "../../platform/identity/identity";
import { mailWordsForm } from "../../platform/identity/mail-words";
import { openingForm } from "../../platform/identity/opening";
import { policiesForm } from "../../platform/identity/policies";
import { readCoupon } from "../../promotions/coupons/stored-coupons";
import { readSavedRules } from "../../shipping/rules-in-force";
import { readRate } from "../../tax/stored-rates";
import { readWebhook } from "../../webhooks/read";
import { readSlide } from "../routes/carousel/slides";
import { readFeature } from "../routes/features/feature-images";

type Fields = Readonly<Record<string, unknown>>;
type Reader = (id: string, scope: MedusaContainer) => Promise<Fields | undefined>;

/** A product in the shape of the form that edits it. */
const product: Reader = async (id) => {
  const found = await adminProduct(id);
  if (!found) return undefined;
  const sized = found.shelves.filter(({ size }) => size !== null);
  return {
    ...found,
    prices: found.variants.map((variant) =>
      [choiceOf(variant), variant.salePrice || variant.price].filter(Boolean).join(" "),
    ),
    choices: found.variants.map((variant) => choiceOf(variant) ?? ""),
    options: [
      ...new Set(
        found.variants.flatMap(({ options }) => options.map(({ name, value }) => `${name}: ${value}`)),
      ),
    ],
    skus: found.shelves.map(({ sku, size }) => [size, sku].filter(Boolean).join(" ")),
    totalStock: sized.length > 0 ? null : found.stockedQuantity,
    sizes: sized.map(({ size, stocked }) => ({ size, stock: stocked })),
  };
};

/** What a count of a variant is about. */
const countedVariant: Reader = async (id) => {
  const [row] = await query<Fields>({
    name: "audit-counted-variant",
    text: `select v.product_id as "productId", concat_ws(', ', p.title, v.choice) as title
           from catalog_variant v join catalog_product p using (product_id) where v.variant_id = $1`,
    values: [id],
  });
  return row;
};

const slide: Reader = async (id) => {
  const found = await readSlide(id);
  return found && flat(found);
};

const feature: Reader = async (id) => {
  const found = await readFeature(id);
  return found && flat(found);
};

const order: Reader = async (id) => {
  const [row] = await query<Fields>({
    text: `select number as "orderNumber", status as "orderStatus", payment_status as "paymentStatus"
           from shop_order where order_id = $1`,
    values: [id],
  });
  return row;
};

const review: Reader = async (id) => {
  const found = await readStaffReview(id);
  return found && { title: found.productTitle, hidden: found.hidden };
};

const reviewPhoto: Reader = async (id) => {
  const found = await readStaffPhoto(id);
  return found && { title: found.productTitle, state: found.state, reason: found.reason };
};

const ticket: Reader = async (id) => {
  const found = await readTicket(id);
  return found && { title: found.number, closed: found.state === "closed", note: found.note };
};

const question: Reader = async (id) => {
  const found = await readStaffQuestion(id);
  if (!found) return undefined;
  const { productTitle, answer, draft, hidden, declineReason } = found;
  return { title: productTitle, answer: answer?.text ?? null, draft, hidden, reason: declineReason };
};

const staffMember: Reader = async (id) => {
  const found = await readStaffMember(id, "");
  if (!found) return undefined;
  const { userName, role, blocked, hasPassword, hasSecondFactor } = found;
  return { userName, role, blocked, canSignIn: hasPassword, hasSecondFactor };
};

/** What becomes of a member of the staff shows in their account, not in the request. */
const staffChanges: ReadonlySet<RouteName> = new Set([
  "adminChangeStaff",
  "adminRemoveStaff",
  "adminResetStaffPassword",
  "adminEndStaffSecondFactor",
]);

const apiKey: Reader = (id) => readApiKey(id);

const webhook: Reader = async (id) => {
  const found = await readWebhook(id);
  return found && { ...found, title: found.url, active: found.state === "active" };
};

const taxRate: Reader = async (id) => {
  const found = await readRate(id);
  return found && flat(found);
};

const coupon: Reader = (id, scope) => readCoupon(scope, id);
const brand: Reader = async (id) => {
  const found = await readBrand(id);
  return found && flat(found);
};

const category: Reader = async (id) => {
  const found = await readCategory(id);
  return found && flat(found);
};

const kind: Reader = async (id) => {
  const found = await readKind(id);
  return found && flat(found);
};

const sizeGuide: Reader = async (id) => tellSizeGuide(id);

const readers: Partial<Record<RouteName, Reader>> = {
  adminEditProduct: product,
  adminChangeStock: product,
  adminEditProducts: product,
  adminApplyStockCount: countedVariant,
  adminSaveSkus: product,
  adminSaveVariantPrices: product,
  adminSaveChoices: product,
  adminAddFormerAddress: product,
  adminDeleteFormerAddress: product,
  adminDeleteProduct: product,
  adminDeleteProducts: product,
  featureProduct: product,
  editSlide: slide,
  deleteSlide: slide,
  adminEditFeature: feature,
  adminDeleteFeature: feature,
  adminUpdateOrder: order,
  adminMoveOrders: order,
  adminGetPapers: order,
  adminTakeCashBack: order,
  adminNoteRefund: order,
  adminAllowCash: order,
  adminGetRefundAccount: order,
  adminDeleteRefundAccount: order,
  adminModerateReview: review,
  adminAnswerReview: review,
  adminApproveReviewPhoto: reviewPhoto,
  adminRefuseReviewPhoto: reviewPhoto,
  adminAnswerTicket: ticket,
  adminSaveTicket: ticket,
  adminSaveQuestionDraft: question,
  adminAnswerQuestion: question,
  adminDeclineQuestion: question,
  adminHideQuestion: question,
  adminDeleteQuestion: question,
  adminEditBrand: brand,
  adminEditCategory: category,
  adminDeleteCategory: category,
  adminEditKind: kind,
  adminDeleteKind: kind,
  adminSaveSizeGuide: sizeGuide,
  adminDeleteSizeGuide: sizeGuide,
  adminDeleteBrand: brand,
  adminEditCoupon: coupon,
  adminDeleteCoupon: coupon,
  adminEditTaxRate: taxRate,
  adminDeleteTaxRate: taxRate,
  adminChangeStaff: staffMember,
  adminRemoveStaff: staffMember,
  adminResetStaffPassword: staffMember,
  adminEndStaffSecondFactor: staffMember,
  adminRevokeApiKey: apiKey,
  adminEditWebhook: webhook,
  adminDeleteWebhook: webhook,
  adminRotateWebhookSecret: webhook,
};

/** Records that exist only once and so have no id. */
const settings: Partial<Record<RouteName, () => Promise<Fields>>> = {
  adminSaveShippingSettings: async () => {
    const { rules, version } = await readSavedRules();
    return flat({ ...rules, version });
  },
  adminSaveShop: async () => {
    const { identity, version } = await readIdentity();
    return flat({ ...identity, version });
  },
  adminSaveHomeWords: async () => {
    const { form, version } = await homeWordsForm.read();
    return flat({ ...form, version });
  },
  adminSaveHomeDraft: async () => {
    const { form, version } = await homeWordsForm.open();
    return flat({ ...form, version });
  },
  adminSavePolicies: async () => {
    const { form, version } = await policiesForm.read();
    return flat({ ...form, version });
  },
  adminSavePoliciesDraft: async () => {
    const { form, version } = await policiesForm.open();
    return flat({ ...form, version });
  },
  adminSaveMails: async () => {
    const { form, version } = await mailWordsForm.read();
    return flat({ ...form, version });
  },
  adminSaveOpening: async () => {
    const { form, version } = await openingForm.read();
    return flat({ ...form, version });
  },
  adminReorderCategories: async () => ({ categoryIds: (await readCategories()).map(({ _id }) => _id) }),
  adminReorderKinds: async () => ({ kindIds: (await readKinds()).map(({ _id }) => _id) }),
  adminReorderBrands: async () => ({ brandIds: (await readBrands()).map(({ _id }) => _id) }),
  adminDemandSecondFactor: async () => ({ isDemanded: await isSecondFactorDemanded() }),
};

/** Edits that are merged: the result can differ from the request. */
const merged: ReadonlySet<RouteName> = new Set([
  "adminEditProduct",
  "adminEditProducts",
  "adminSaveSkus",
  "adminSaveVariantPrices",
  "adminSaveChoices",
  "featureProduct",
  "editSlide",
  "adminEditFeature",
  "adminEditCoupon",
  "adminSaveShippingSettings",
  "adminSaveShop",
  "adminSaveOpening",
  "adminSaveHomeWords",
  "adminSaveHomeDraft",
  "adminSavePolicies",
  "adminSavePoliciesDraft",
  "adminSaveMails",
]);

/** The fields of a write as they are afterwards, if the result can differ from the request; otherwise undefined. */
export async function readAfter(
  name: RouteName,
  id: string | undefined,
  asked: Fields,
  scope: MedusaContainer,
): Promise<Fields | undefined> {
  if (staffChanges.has(name) && id !== undefined) return (await staffMember(id, scope)) ?? { role: null };
  // What a size measures is told in one line: of a guide that was deleted, each line is empty now.
  if (name === "adminSaveSizeGuide" || name === "adminDeleteSizeGuide") return readBefore(name, id, scope);
  if (name !== "adminChangeStock" && !merged.has(name)) return undefined;
  const after = await readBefore(name, id, scope);
  if (!after) return undefined;
  if (name === "adminChangeStock")
    return { stockReason: asked.reason, totalStock: after.totalStock, sizes: after.sizes, note: asked.note };
  return Object.fromEntries(
    Object.keys(asked).flatMap((field) => (field in after ? [[field, after[field]]] : [])),
  );
}

/** The record before a write, for calls whose changes are logged. */
export async function readBefore(
  name: RouteName,
  id: string | undefined,
  scope: MedusaContainer,
): Promise<Fields | undefined> {
  return id === undefined ? settings[name]?.() : readers[name]?.(id, scope);
}
