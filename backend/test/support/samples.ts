import { createECDH, randomUUID } from "node:crypto";
import type { RouteName } from "../../src/contract";
import { mailNames } from "../../src/contract/mail-kinds";
import type { MailWords } from "../../src/contract/mails";
import { newShop } from "../../src/contract/new-shop";
import { standardPolicies } from "../../src/contract/standard-policies";
import { defaultShippingRules } from "../../src/shipping/defaults";
import { aProduct } from "./a-product";
import type { Input } from "./call";
import { homeOf, pune } from "./goods";
import { testAdmin } from "./test-admin";

/** The ids that a request can name. `userId` is an account, the next two belong to it, the others are the shop's. */
export type Ids = {
  userId: string;
  addressId: string;
  orderId: string;
  orderNumber: string;
  summaryKey: string;
  productId: string;
  slideId: string;
  featureId: string;
  reviewId: string;
  /** A review that another shopper wrote. */
  othersReviewId: string;
  staffId: string;
  /** A shopper of whom nothing else is told. */
  customerId: string;
  taxRateId: string;
  brandId: string;
  couponId: string;
  ticketId: string;
  questionId: string;
  /** Of the shopper's review. */
  photoId: string;
  categoryId: string;
  kindId: string;
  apiKeyId: string;
  webhookId: string;
  pincode: string;
  /** Not an id: the caller's own password, for calls that ask for it again. */
  password: string;
};

/** Created for one call because the call uses it up. */
export type Need =
  | "cartLine"
  | "address"
  | "order"
  | "packedOrder"
  | "readyOrder"
  | "deliveredOrder"
  | "cashNotedOrder"
  | "refundDueOrder"
  | "refundAccountOrder"
  | "parcelBack"
  | "product"
  | "slide"
  | "feature"
  | "staff"
  | "apiKey"
  | "webhook"
  | "customer"
  | "taxRate"
  | "brand"
  | "coupon"
  | "category"
  | "kind"
  | "question"
  | "ownPhoto"
  | "photo"
  | "sizeGuide"
  | "ticket";

export type Sample<Name extends RouteName> = {
  /** A valid request of the owner of `ids`. */
  input: (ids: Ids) => Input<Name>;
  /** The file of a multipart request. */
  file?: () => Blob;
  needs?: Need;
  /** The call ends the caller's session or account. */
  spendsCaller?: true;
  /** If the valid request does not end with the entry's own status. */
  answers?: number;
  /** If an id that names nothing is not 404. */
  unknown?: number;
  /** If an id of the wrong form is not 422. */
  malformed?: number;
};

let made = 0;
/** Text that no earlier request had. */
export function unused(): string {
  made += 1;
  return `${process.pid}x${made}`;
}

const slide = { title: "Offer", cta: "Look", link: "/listing", image: aProduct().image ?? "" };
const aSlide = { ...slide, bg: "gradient-mint" as const };
const aFeature = { image: slide.image, title: "Feature" };

const aCategory = () => ({
  label: { en: `Category ${unused()}`, hi: "जूते", mr: "पादत्राणे" },
  sizes: ["6", "7", "8.5"],
  fields: ["material" as const],
  icon: "shoe" as const,
});
const aKindLabel = () => ({ label: { en: `Kind ${unused()}`, hi: "जूते", mr: "बूट" } });
/** Of a category as above. */
const aSizeGuide = {
  of: "body" as const,
  measures: ["foot" as const],
  rows: [{ size: "7", cells: [{ from: 251, to: 260 }] }],
};
const aBrand = () => ({
  label: { en: `Brand ${unused()}`, hi: "", mr: "" },
  categories: ["toys" as const],
  isHidden: false,
});
/** A rate for goods that nobody sells, and that no earlier request had. */
const aCoupon = () => ({
  code: `DIWALI${unused()}`,
  name: "Diwali",
  kind: "percent" as const,
  value: 10,
  // Nothing else in these tests is to become cheaper.
  isActive: false,
});
const aMessage = () => ({
  topic: "order" as const,
  name: "Sunita Jadhav",
  email: `writer-${unused()}@sahyadri.example`,
  message: "Where is my order? It was promised for Monday",
});
/** One that has not come: the same in every request of a run, and no rate of the seed begins on it. */
const inAYear = new Date(Date.now() + 366 * 86_400_000).toISOString().slice(0, 10);
const aTaxRate = () => {
  made += 1;
  const headings = [String(99_000_000 + made)];
  return { name: "Rare goods", headings, from: inAYear, rate: 18 as const, slab: null };
};

/** A picture of four pixels. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPgTObkTOZkgFAADNoB1YNiFpoAAAAASUVORK5CYII=",
  "base64",
);
const aPicture = () => new Blob([new Uint8Array(png)], { type: "image/png" });

const blank = { en: "", hi: "", mr: "" };
/** Every mail has the standard text. */
const noMailWords = Object.fromEntries(
  mailNames.map((name) => [name, { subject: blank, lead: blank }]),
) as MailWords;
const noHomeWords = {
  sections: [],
  categoryBadge: "",
  customersBadge: "",
  title: blank,
  description: blank,
  offer: blank,
  announcement: blank,
  testimonials: [],
};
const aMail = {
  name: "shipped" as const,
  language: "hi" as const,
  subject: "{order}: {courier}",
  lead: "{name}, {shop}",
};

/** A passkey that nobody has. */
const noCredential = { id: "none", rawId: "none", type: "public-key" as const };

/** One valid request per route: a route without one does not compile, and the tests name it. */
export const samples: { [Name in RouteName]: Sample<Name> } = {
  register: {
    input: () => ({
      body: {
        userName: "Sunita Jadhav",
        email: `sunita-${unused()}@example.com`,
        phone: `7${String(made).padStart(9, "0")}`,
        password: "four green parrots",
      },
    }),
  },
  login: {
    input: () => ({ body: { emailOrPhone: testAdmin.email, password: testAdmin.password } }),
    spendsCaller: true,
  },
  finishLogin: { input: () => ({ body: { code: "123456" } }), answers: 401 },
  logout: { input: () => ({}), spendsCaller: true },
  checkAuth: { input: () => ({}) },
  forgotPassword: { input: () => ({ body: { email: "no-account@example.com" } }) },
  verifyOtp: { input: () => ({ body: { email: "no-account@example.com", otp: "123456" } }), answers: 422 },
  resetPassword: {
    input: () => ({ body: { resetToken: "A".repeat(43), newPassword: "five green parrots" } }),
    answers: 422,
  },

  addToCart: { input: ({ userId, productId }) => ({ body: { userId, productId, quantity: 1 } }) },
  sendLateChanges: {
    input: ({ userId, productId }) => ({
      body: { userId, changes: [{ id: randomUUID(), kind: "add" as const, productId, quantity: 1 }] },
    }),
    // Each change has an answer of its own.
    unknown: 200,
  },
  getCart: { input: ({ userId }) => ({ params: { userId } }) },
  updateCart: {
    input: ({ userId, productId }) => ({ body: { userId, productId, quantity: 2 } }),
    needs: "cartLine",
  },
  enterPromotionCode: {
    input: ({ userId }) => ({ body: { userId, code: `NONE-${unused()}` } }),
    needs: "cartLine",
    answers: 422,
  },
  removePromotionCode: { input: ({ userId }) => ({ params: { userId, code: "NONE" } }), answers: 404 },
  clearCart: { input: ({ userId }) => ({ params: { userId } }), needs: "cartLine" },
  removeFromCart: {
    input: ({ userId, productId }) => ({ params: { userId, productId } }),
    needs: "cartLine",
  },

  getProducts: { input: () => ({ query: { category: "toys", sortBy: "price-lowtohigh" as const } }) },
  getFeaturedProducts: { input: () => ({}) },
  getBrands: { input: () => ({ query: { category: "electronics" as const } }) },
  getProduct: { input: ({ productId }) => ({ params: { id: productId } }) },
  adminSaveTranslation: {
    input: ({ productId }) => ({
      params: { id: productId, language: "hi" as const },
      body: { title: "लाल खिलौना गाड़ी", description: "हर दिन खेलने के लिए मज़बूत गाड़ी।" },
    }),
  },
  featureProduct: {
    input: ({ productId }) => ({
      params: { id: productId },
      body: { isFeatured: true, featuredDescription: "For the rains" },
    }),
  },

  addReview: {
    input: ({ userId, productId }) => ({
      body: { userId, productId, userName: "Asha", reviewMessage: "Good and strong", reviewValue: 4 },
    }),
  },
  getReviews: { input: ({ productId }) => ({ params: { productId } }) },
  addReviewPhoto: { input: ({ reviewId }) => ({ params: { reviewId } }), file: aPicture },
  getReviewPhotos: { input: ({ productId }) => ({ params: { productId } }) },
  getMyReviewPhotos: { input: ({ productId }) => ({ params: { productId } }) },
  removeReviewPhoto: { input: ({ photoId }) => ({ params: { photoId } }), needs: "ownPhoto" },
  adminApproveReviewPhoto: {
    input: ({ photoId }) => ({ params: { id: photoId }, body: { version: "1" } }),
    needs: "photo",
  },
  adminRefuseReviewPhoto: {
    input: ({ photoId }) => ({ params: { id: photoId }, body: { reason: "It shows a face", version: "1" } }),
    needs: "photo",
  },
  getHelpfulVotes: { input: ({ productId }) => ({ params: { productId } }) },
  addHelpfulVote: { input: ({ othersReviewId }) => ({ params: { reviewId: othersReviewId } }) },
  removeHelpfulVote: {
    input: ({ othersReviewId }) => ({ params: { reviewId: othersReviewId } }),
    unknown: 200,
  },

  searchProducts: { input: () => ({ params: { keyword: "toy car" } }) },
  suggest: { input: () => ({ query: { q: "to" } }) },

  getFeatures: { input: () => ({}) },
  addFeature: { input: () => ({ body: aFeature }) },

  getActiveSlides: { input: () => ({}) },
  getSlides: { input: () => ({}) },
  addSlide: { input: () => ({ body: aSlide }) },
  reorderSlides: { input: ({ slideId }) => ({ body: { slideOrders: [{ id: slideId, order: 1 }] } }) },
  editSlide: { input: ({ slideId }) => ({ params: { id: slideId }, body: aSlide }) },
  deleteSlide: { input: ({ slideId }) => ({ params: { id: slideId } }), needs: "slide" },

  adminGetProducts: { input: () => ({ query: { q: "toy", range: "[0,9]" } }) },
  adminGetProduct: { input: ({ productId }) => ({ params: { id: productId } }) },
  adminAddProduct: { input: () => ({ body: aProduct({ title: `Garden pump ${unused()}` }) }) },
  adminEditProduct: {
    input: ({ productId }) => ({
      params: { id: productId },
      body: aProduct({ title: `Garden pump ${unused()}` }),
    }),
    needs: "product",
  },
  adminEditProducts: {
    input: ({ productId }) => ({ body: { edits: [{ productId, version: "x", isFeatured: true }] } }),
    // Each product of the list has its own result.
    unknown: 200,
  },
  adminProposeTax: { input: () => ({ query: { category: "fashion", title: "Cotton shirt" } }) },
  adminSaveSkus: {
    input: ({ productId }) => ({
      params: { id: productId },
      body: { skus: [{ variantId: "variant_of_no_product", sku: `PUMP-${unused()}`, read: null }] },
    }),
    answers: 404,
  },
  adminSaveVariantPrices: {
    input: ({ productId }) => ({
      params: { id: productId },
      body: {
        prices: [
          {
            variantId: "variant_of_no_product",
            price: 500,
            salePrice: 0,
            read: { price: 450, salePrice: 0 },
          },
        ],
      },
    }),
    answers: 404,
  },
  adminGetChoices: { input: ({ productId }) => ({ params: { id: productId } }) },
  adminSaveChoices: {
    input: ({ productId }) => ({
      params: { id: productId },
      body: {
        version: "x",
        options: [{ name: "Colour", translations: {}, values: [{ value: "Green", translations: {} }] }],
        choices: [{ values: ["Green"], price: 500, salePrice: 0, pictures: [], stock: 3 }],
      },
    }),
    // Read by nobody: whatever is there has been changed since.
    answers: 409,
  },
  adminPreviewProduct: { input: ({ productId }) => ({ params: { id: productId } }) },
  getProductPreview: { input: () => ({ params: { token: "none" } }), answers: 404 },
  adminDeleteProducts: {
    input: ({ productId }) => ({ body: { productIds: [productId] } }),
    needs: "product",
    unknown: 200,
  },
  adminDeleteProduct: { input: ({ productId }) => ({ params: { id: productId } }), needs: "product" },

  adminGetOrders: { input: () => ({ query: { fromDate: "2026-01-01" } }) },
  adminGetOrder: { input: ({ orderId }) => ({ params: { id: orderId } }) },
  adminUpdateOrder: {
    input: ({ orderId }) => ({
      params: { id: orderId },
      body: { orderStatus: "confirmed", note: "Called the shopper" },
    }),
    needs: "order",
  },
  getShippingFailed: { input: () => ({}) },

  addAddress: { input: ({ userId }) => ({ body: { userId, ...pune } }) },
  getAddresses: { input: ({ userId }) => ({ params: { userId } }) },
  updateAddress: { input: ({ userId, addressId }) => ({ params: { userId, addressId }, body: pune }) },
  deleteAddress: { input: ({ userId, addressId }) => ({ params: { userId, addressId } }), needs: "address" },

  createOrder: {
    input: ({ userId, addressId }) => ({ body: { userId, addressId, paymentMethod: "cod" } }),
    needs: "cartLine",
  },
  verifyPayment: {
    input: () => ({
      body: { razorpay_order_id: "order_none", razorpay_payment_id: "pay_none", razorpay_signature: "0000" },
    }),
    answers: 422,
  },
  getOrders: { input: ({ userId }) => ({ params: { userId } }) },
  getOrder: { input: ({ orderId }) => ({ params: { id: orderId } }) },
  trackOrder: { input: ({ orderId }) => ({ params: { id: orderId } }) },
  cancelOrder: {
    input: ({ orderId }) => ({
      params: { orderId },
      body: { orderStatus: "cancelled", cancellationReason: "Ordered the wrong one" },
    }),
    needs: "order",
  },

  // The orders of these tests are too small to need a code.
  confirmOrder: {
    input: ({ orderId }) => ({ params: { id: orderId }, body: { code: "123456" } }),
    answers: 409,
  },
  sendOrderCode: { input: ({ orderId }) => ({ params: { id: orderId } }), answers: 409 },

  calculateShipping: {
    input: ({ productId, pincode }) => ({
      body: { cartItems: [{ productId, quantity: 1 }], deliveryPincode: pincode },
    }),
  },
  getPincode: {
    input: ({ pincode, productId }) => ({ params: { pincode }, query: { productId, quantity: 1 } }),
  },
  getPromises: {
    input: ({ pincode, productId }) => ({ query: { pincode, ids: productId } }),
    unknown: 200,
  },
  getTerms: { input: () => ({}) },

  returnOrder: {
    input: ({ orderId }) => ({ params: { id: orderId }, body: { reason: "It does not fit" } }),
    needs: "deliveredOrder",
  },
  saveRefundAccount: {
    input: ({ orderId }) => ({
      params: { id: orderId },
      body: { refundAccount: { kind: "upi" as const, upiId: "asha@okaxis" } },
    }),
    needs: "refundDueOrder",
  },
  deleteRefundAccount: { input: ({ orderId }) => ({ params: { id: orderId } }), needs: "refundAccountOrder" },
  reorder: { input: ({ orderId }) => ({ params: { id: orderId } }) },
  getPayment: { input: ({ orderId }) => ({ params: { id: orderId } }) },
  getInvoice: { input: ({ orderId }) => ({ params: { id: orderId } }), needs: "packedOrder" },
  adminGetInvoice: { input: ({ orderId }) => ({ params: { id: orderId } }), needs: "packedOrder" },
  getSalesByHsn: { input: () => ({ query: { month: "2026-11" } }) },
  getOrderSummary: {
    input: ({ orderNumber, summaryKey }) => ({ params: { orderNumber }, query: { key: summaryKey } }),
  },
  followOrder: {
    input: ({ orderNumber, userId }) => ({
      body: { orderNumber, emailOrPhone: homeOf({ id: userId }).phone },
    }),
    malformed: 404,
  },
  updateAccount: { input: () => ({ body: { userName: "Asha Patil" } }) },
  // Changing a way of signing in needs a code, which no sample has.
  askContactChange: {
    input: ({ password }) => ({ body: { password, email: `${unused()}@example.com` } }),
    spendsCaller: true,
  },
  confirmContactChange: { input: () => ({ body: { code: "123456" } }), answers: 422 },
  changePassword: {
    input: ({ password }) => ({ body: { currentPassword: password, newPassword: "six green parrots" } }),
    spendsCaller: true,
  },
  getSessions: { input: () => ({}) },
  endOtherSessions: { input: () => ({}), spendsCaller: true },
  endSession: { input: () => ({ params: { id: "no-such-session" } }), answers: 404 },
  getPasskeys: { input: () => ({}) },
  startPasskey: { input: ({ password }) => ({ body: { password } }) },
  // A signature takes an authenticator, which passkeys.http has.
  addPasskey: {
    input: () => ({
      body: { credential: { ...noCredential, response: { clientDataJSON: "e30", attestationObject: "oA" } } },
    }),
    answers: 409,
  },
  removePasskey: { input: () => ({ params: { id: "none" } }), answers: 404 },
  startPasskeyLogin: { input: () => ({}) },
  loginWithPasskey: {
    input: () => ({
      body: {
        credential: {
          ...noCredential,
          response: { clientDataJSON: "e30", authenticatorData: "oA", signature: "oA" },
        },
      },
    }),
    answers: 401,
  },
  askSignInCode: { input: () => ({ body: { emailOrPhone: "nobody-here@example.com" } }) },
  loginWithCode: {
    input: () => ({ body: { emailOrPhone: "nobody-here@example.com", code: "123456" } }),
    answers: 422,
  },
  getPreferences: { input: () => ({}) },
  getPush: { input: () => ({}) },
  subscribePush: {
    input: () => ({
      body: {
        endpoint: `https://push.example.com/${unused()}`,
        keys: { p256dh: createECDH("prime256v1").generateKeys("base64url"), auth: "b".repeat(22) },
      },
    }),
  },
  // Nothing more is sent there, whatever was before.
  unsubscribePush: { input: () => ({ params: { id: "none" } }), unknown: 200 },
  savePreferences: { input: () => ({ body: { language: "mr" as const, textMessages: true } }) },
  getOwnData: { input: () => ({}) },
  deleteAccount: { input: ({ password }) => ({ body: { password } }), spendsCaller: true },
  adminExportOrders: { input: () => ({ query: {} }) },
  adminExportProducts: { input: () => ({}) },
  adminImportProducts: {
    input: () => ({ query: { dryRun: "true" } }),
    file: () => new Blob(["sku,price\nNONE-1,450\n"], { type: "text/csv" }),
  },
  adminChangeStock: {
    input: ({ productId }) => ({
      params: { id: productId },
      body: { reason: "received", changes: [{ by: 2 }] },
    }),
    needs: "product",
  },
  adminGetStockCount: { input: () => ({ query: { category: "toys" } }) },
  adminApplyStockCount: {
    // Each line of the list has its own result: nobody has this variant.
    input: () => ({ body: { lines: [{ variantId: "variant_none", counted: 1, read: 2, mark: "0" }] } }),
    unknown: 200,
  },
  adminGetStockMovements: { input: ({ productId }) => ({ params: { id: productId } }) },
  adminGetReviews: { input: () => ({ query: { reviewValue: "4" } }) },
  adminAnswerReview: {
    input: ({ reviewId }) => ({ params: { id: reviewId }, body: { answer: "Thank you" } }),
  },
  adminModerateReview: { input: ({ reviewId }) => ({ params: { id: reviewId }, body: { hidden: false } }) },
  adminGetAuditLog: { input: () => ({ query: { fromDate: "2026-01-01" } }) },
  adminGetLexicon: { input: () => ({}) },
  adminSaveLexicon: {
    input: () => ({ body: { entries: [{ means: "toy", words: ["khilona", "खेळणी"] }], version: 999_999 } }),
    answers: 409,
  },
  // No courier service is set up in most tests: parcels are sent by hand.
  adminRetryBooking: {
    input: ({ orderId }) => ({ params: { id: orderId }, body: { courierId: 1 } }),
    answers: 409,
  },
  adminGetCouriers: { input: ({ orderId }) => ({ params: { id: orderId } }), answers: 409 },
  adminGetLabel: { input: ({ orderId }) => ({ params: { id: orderId } }), answers: 409 },
  adminGetPapers: { input: ({ orderId }) => ({ query: { orderIds: orderId } }) },
  adminFindOrder: {
    // No order has it; what is found is in `orders.http.test.ts`.
    input: () => ({ query: { number: "4711" } }),
    answers: 404,
  },
  adminGetNeighbours: { input: ({ orderId }) => ({ params: { id: orderId }, query: {} }) },
  adminMoveOrders: {
    input: ({ orderId }) => ({ body: { orderIds: [orderId], orderStatus: "confirmed" } }),
    needs: "order",
    // Each order of the list has its own result.
    unknown: 200,
  },
  adminHandOver: {
    input: ({ orderId }) => ({
      params: { id: orderId },
      body: { note: "Known to us" },
    }),
    needs: "readyOrder",
  },
  adminGetRunSheet: { input: () => ({ params: { day: "2026-11-28" } }) },
  adminGetVehicleSlots: { input: () => ({}) },
  adminMoveSlot: {
    input: ({ orderId }) => ({
      params: { id: orderId },
      body: { slot: { day: "2026-11-28", from: "10:00" } },
    }),
    needs: "order",
    // A courier brings it.
    answers: 409,
  },
  adminNoteCash: {
    input: ({ orderId }) => ({ body: { orderIds: [orderId], reference: "REMIT-4711" } }),
    needs: "order",
  },
  adminMatchRemittance: { input: () => ({ body: { csv: "AWB,Amount\nEM4711IN,450\n" } }) },
  adminTakeCashBack: {
    input: ({ orderId }) => ({ params: { id: orderId }, body: { reason: "It was another order's" } }),
    needs: "cashNotedOrder",
  },
  adminGetCashLimits: { input: ({ orderId }) => ({ params: { id: orderId } }) },
  adminAllowCash: {
    input: ({ orderId }) => ({
      params: { id: orderId },
      body: { side: "account", reason: "They were ill both times" },
    }),
    needs: "parcelBack",
  },
  adminNoteRefund: {
    input: ({ orderId }) => ({
      params: { id: orderId },
      body: { amount: 100, how: "upi", reference: "UTR 4711", reason: "The shopper called it off" },
    }),
    needs: "refundDueOrder",
  },
  adminGetRefundAccount: {
    input: ({ orderId }) => ({ params: { id: orderId } }),
    needs: "refundAccountOrder",
  },
  adminDeleteRefundAccount: { input: ({ orderId }) => ({ params: { id: orderId } }), needs: "order" },
  adminGetShippingSettings: { input: () => ({}) },
  adminSaveShippingSettings: { input: () => ({ body: defaultShippingRules }) },
  // The sample's product is in stock.
  askWhenBack: {
    input: ({ productId }) => ({ body: { productId, email: `wait-${unused()}@sahyadri.example` } }),
    answers: 409,
  },
  stopWhenBack: { input: () => ({ body: { token: "none" } }), answers: 422 },
  getWishlist: { input: () => ({}) },
  addWish: { input: ({ productId }) => ({ params: { productId } }) },
  removeWish: { input: ({ productId }) => ({ params: { productId } }), unknown: 200 },
  joinWishlists: {
    input: ({ productId }) => ({ body: { wishes: [{ productId, wishedAt: "2026-11-01T10:00:00.000Z" }] } }),
    // A product that is gone does not stand in the way of the others.
    unknown: 200,
  },
  shareWishlist: { input: () => ({ body: { isShared: true } }) },
  getSharedWishlist: { input: () => ({ params: { token: "none" } }), answers: 404 },
  getProductCards: { input: ({ productId }) => ({ query: { ids: productId } }), unknown: 200 },
  getComparison: { input: ({ productId }) => ({ query: { ids: productId } }), unknown: 200 },
  getQuestions: { input: ({ productId }) => ({ params: { productId }, query: { q: "stains" } }) },
  askQuestion: {
    input: ({ productId }) => ({ body: { productId, question: `Does it leave stains? ${unused()}` } }),
  },
  getMyQuestions: { input: ({ productId }) => ({ params: { productId } }) },
  adminGetQuestions: { input: () => ({ query: { state: "open" } }) },
  adminGetQuestion: { input: ({ questionId }) => ({ params: { id: questionId } }) },
  adminSaveQuestionDraft: {
    input: ({ questionId }) => ({ params: { id: questionId }, body: { draft: "We think", version: "1" } }),
    needs: "question",
  },
  adminAnswerQuestion: {
    input: ({ questionId }) => ({
      params: { id: questionId },
      body: { answer: "It does not", version: "1" },
    }),
    needs: "question",
  },
  adminDeclineQuestion: {
    input: ({ questionId }) => ({
      params: { id: questionId },
      body: { reason: "Not about it", version: "1" },
    }),
    needs: "question",
  },
  adminHideQuestion: {
    // It has no answer, so there is nothing to hide.
    input: ({ questionId }) => ({ params: { id: questionId }, body: { hidden: true, version: "1" } }),
    answers: 409,
  },
  adminDeleteQuestion: { input: ({ questionId }) => ({ params: { id: questionId } }), needs: "question" },
  writeTicket: { input: () => ({ body: aMessage() }) },
  adminGetTickets: { input: () => ({}) },
  adminGetTicket: { input: ({ ticketId }) => ({ params: { id: ticketId } }) },
  adminAnswerTicket: {
    input: ({ ticketId }) => ({
      params: { id: ticketId },
      body: { answer: "It comes tomorrow", version: "1" },
    }),
    needs: "ticket",
  },
  adminSaveTicket: {
    input: ({ ticketId }) => ({
      params: { id: ticketId },
      body: { closed: true, note: "Settled on the phone", version: "1" },
    }),
    needs: "ticket",
  },
  adminGetWaitedFor: { input: () => ({}) },
  adminGetCustomers: { input: () => ({}) },
  adminExportCustomers: { input: () => ({ query: {} }) },
  adminGetCustomer: { input: ({ customerId }) => ({ params: { id: customerId } }) },
  // The sample's note was written by nobody yet, or says the same.
  adminSaveCustomerNote: {
    input: ({ customerId }) => ({
      params: { id: customerId },
      body: { note: "Prefers a call before delivery", version: "0" },
    }),
  },
  adminGetCustomerCash: { input: ({ customerId }) => ({ params: { id: customerId } }) },
  adminSetCustomerCash: {
    input: ({ customerId }) => ({
      params: { id: customerId },
      body: { side: "account" as const, takesCash: false, reason: "Refused three parcels" },
    }),
    needs: "customer",
  },
  adminGetCustomerData: { input: ({ customerId }) => ({ params: { id: customerId } }) },
  adminDeleteCustomer: {
    input: ({ customerId }) => ({
      params: { id: customerId },
      body: { password: testAdmin.password },
    }),
    needs: "customer",
  },
  getHomeWords: { input: () => ({}) },
  getHomeRows: { input: () => ({ query: { lang: "mr" as const } }) },
  getPolicy: { input: () => ({ params: { name: "returns" as const }, query: { lang: "mr" as const } }) },
  adminGetPolicies: { input: () => ({}) },
  adminSavePolicies: { input: () => ({ body: standardPolicies }) },
  adminSavePoliciesDraft: { input: () => ({ body: standardPolicies }) },
  adminDiscardPoliciesDraft: { input: () => ({}) },
  adminGetMails: { input: () => ({}) },
  adminSaveMails: { input: () => ({ body: noMailWords }) },
  adminPreviewMail: { input: () => ({ body: aMail }) },
  adminSendTestMail: { input: () => ({ body: aMail }) },
  adminGetShop: { input: () => ({}) },
  adminGetHomeWords: { input: () => ({}) },
  adminSaveHomeWords: { input: () => ({ body: noHomeWords }) },
  adminSaveHomeDraft: { input: () => ({ body: noHomeWords }) },
  adminDiscardHomeDraft: { input: () => ({}) },
  adminPreviewHome: { input: () => ({}) },
  getHomePreview: { input: () => ({ params: { token: "none" } }), answers: 404 },
  adminGetOpening: { input: () => ({}) },
  adminSaveOpening: {
    input: () => ({ body: { state: "open", text: { en: "", hi: "", mr: "" }, testers: [] } }),
  },
  adminGetFirstSteps: { input: () => ({}) },
  adminSaveShop: { input: () => ({ body: newShop }) },
  getCategories: { input: () => ({ query: { lang: "mr" as const } }) },
  adminGetCategories: { input: () => ({}) },
  adminAddCategory: { input: () => ({ body: aCategory() }) },
  adminReorderCategories: {
    input: ({ categoryId }) => ({ body: { categoryIds: [categoryId] } }),
    unknown: 200,
  },
  adminEditCategory: { input: ({ categoryId }) => ({ params: { id: categoryId }, body: aCategory() }) },
  adminDeleteCategory: { input: ({ categoryId }) => ({ params: { id: categoryId } }), needs: "category" },
  getKindPictures: { input: () => ({ query: { category: "toys" } }) },
  adminGetKinds: { input: () => ({}) },
  adminAddKind: { input: () => ({ body: { category: "toys", ...aKindLabel() } }) },
  adminReorderKinds: {
    input: ({ kindId }) => ({ body: { category: "toys", kindIds: [kindId] } }),
    unknown: 200,
  },
  adminEditKind: { input: ({ kindId }) => ({ params: { id: kindId }, body: aKindLabel() }) },
  adminGetKindRows: { input: ({ kindId }) => ({ params: { id: kindId } }) },
  adminDeleteKind: { input: ({ kindId }) => ({ params: { id: kindId } }), needs: "kind" },
  // Nothing was ever there.
  getMovedProduct: { input: () => ({ params: { id: "never-sold-here" } }), answers: 404 },
  adminGetFormerAddresses: { input: ({ productId }) => ({ params: { id: productId } }), unknown: 200 },
  adminAddFormerAddress: {
    input: ({ productId }) => ({
      params: { id: productId },
      body: { address: "/shop/product/once-sold-here" },
    }),
  },
  adminDeleteFormerAddress: {
    input: ({ productId }) => ({ params: { id: productId, slug: "never-sold-here" } }),
    answers: 404,
  },
  getSizeGuide: { input: ({ categoryId }) => ({ query: { category: categoryId } }), unknown: 422 },
  adminGetSizeGuides: { input: () => ({}) },
  adminSaveSizeGuide: { input: ({ categoryId }) => ({ params: { id: categoryId }, body: aSizeGuide }) },
  adminDeleteSizeGuide: { input: ({ categoryId }) => ({ params: { id: categoryId } }), needs: "sizeGuide" },
  getBrandNames: { input: () => ({ query: { lang: "hi" as const } }) },
  adminGetBrands: { input: () => ({}) },
  adminAddBrand: { input: () => ({ body: aBrand() }) },
  adminReorderBrands: { input: ({ brandId }) => ({ body: { brandIds: [brandId] } }), unknown: 200 },
  adminEditBrand: { input: ({ brandId }) => ({ params: { id: brandId }, body: aBrand() }) },
  adminDeleteBrand: { input: ({ brandId }) => ({ params: { id: brandId } }), needs: "brand" },
  adminGetReport: { input: () => ({ query: { from: "2026-11-01", to: "2026-11-23" } }) },
  adminGetCoupons: { input: () => ({}) },
  adminGetCoupon: { input: ({ couponId }) => ({ params: { id: couponId } }) },
  adminAddCoupon: { input: () => ({ body: aCoupon() }) },
  adminEditCoupon: { input: ({ couponId }) => ({ params: { id: couponId }, body: { name: "Holi" } }) },
  adminDeleteCoupon: { input: ({ couponId }) => ({ params: { id: couponId } }), needs: "coupon" },
  adminGetTaxRates: { input: () => ({}) },
  adminAddTaxRate: { input: () => ({ body: aTaxRate() }) },
  adminEditTaxRate: { input: ({ taxRateId }) => ({ params: { id: taxRateId }, body: aTaxRate() }) },
  adminDeleteTaxRate: { input: ({ taxRateId }) => ({ params: { id: taxRateId } }), needs: "taxRate" },
  adminTryShipping: {
    input: ({ pincode }) => ({
      body: { settings: defaultShippingRules, pincode, weightKg: 0.5, goods: 500 },
    }),
    // An unknown pincode counts as the rest of India.
    unknown: 200,
  },
  getSecondFactor: { input: () => ({}) },
  startSecondFactor: { input: () => ({ body: { password: testAdmin.password } }) },
  confirmSecondFactor: { input: () => ({ body: { code: "123456", mailCode: "123456" } }), answers: 409 },
  renewRecoveryCodes: { input: () => ({ body: { password: testAdmin.password } }), answers: 409 },
  endSecondFactor: { input: () => ({ body: { password: testAdmin.password } }) },
  adminDemandSecondFactor: {
    input: () => ({ body: { isDemanded: false, password: testAdmin.password } }),
  },
  adminGetWebhooks: { input: () => ({}) },
  adminAddWebhook: {
    input: () => ({
      body: {
        url: "https://books.example.invalid/hook",
        events: ["order.placed" as const],
        password: testAdmin.password,
      },
    }),
  },
  adminEditWebhook: {
    input: ({ webhookId }) => ({
      params: { id: webhookId },
      body: { events: ["order.refunded" as const], password: testAdmin.password },
    }),
  },
  adminDeleteWebhook: {
    input: ({ webhookId }) => ({ params: { id: webhookId }, body: { password: testAdmin.password } }),
    needs: "webhook",
  },
  adminRotateWebhookSecret: {
    input: ({ webhookId }) => ({ params: { id: webhookId }, body: { password: testAdmin.password } }),
  },
  adminGetWebhookLog: { input: ({ webhookId }) => ({ params: { id: webhookId } }) },
  // Switched off: nothing leaves the tests.
  adminTestWebhook: { input: ({ webhookId }) => ({ params: { id: webhookId } }), answers: 409 },
  adminResendWebhook: {
    input: ({ webhookId }) => ({ params: { id: webhookId, deliveryId: "1" } }),
    answers: 404,
  },
  adminGetApiKeys: { input: () => ({}) },
  adminMakeApiKey: {
    input: () => ({
      body: { name: "Warehouse", scopes: ["stock:read" as const], password: testAdmin.password },
    }),
  },
  adminRevokeApiKey: {
    input: ({ apiKeyId }) => ({ params: { id: apiKeyId }, body: { password: testAdmin.password } }),
    needs: "apiKey",
  },
  adminGetStaff: { input: () => ({}) },
  adminInviteStaff: {
    input: () => ({
      body: {
        userName: "Vaishali More",
        email: `vaishali-${unused()}@sahyadri.example`,
        role: "packer" as const,
        password: testAdmin.password,
      },
    }),
  },
  adminChangeStaff: {
    input: ({ staffId }) => ({
      params: { id: staffId },
      body: { role: "catalogue" as const, password: testAdmin.password },
    }),
    needs: "staff",
  },
  adminRemoveStaff: {
    input: ({ staffId }) => ({ params: { id: staffId }, body: { password: testAdmin.password } }),
    needs: "staff",
  },
  adminResetStaffPassword: {
    input: ({ staffId }) => ({ params: { id: staffId }, body: { password: testAdmin.password } }),
    needs: "staff",
  },
  adminEndStaffSecondFactor: {
    input: ({ staffId }) => ({ params: { id: staffId }, body: { password: testAdmin.password } }),
    answers: 409,
  },
  adminEditFeature: { input: ({ featureId }) => ({ params: { id: featureId }, body: aFeature }) },
  adminGetFeatures: { input: () => ({}) },
  adminReorderFeatures: {
    input: ({ featureId }) => ({ body: { featureOrders: [{ id: featureId, order: 1 }] } }),
  },
  adminDeleteFeature: { input: ({ featureId }) => ({ params: { id: featureId } }), needs: "feature" },
  uploadPicture: { input: () => ({}), file: aPicture },
  getDashboard: { input: () => ({}) },
  getHealth: { input: () => ({}) },
  getReady: { input: () => ({}) },
};
