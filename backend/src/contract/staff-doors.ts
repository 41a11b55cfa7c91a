import type { Doors } from "./door-shape";

/** What staff and machines call. Kept apart, so that no shopper's browser fetches the list. */
export const staffDoors = {
  // Featured products, feature images
  featureProduct: ["POST", "/api/shop/products/:id/feature"],
  addFeature: ["POST", "/api/common/feature/add"],
  // Carousel
  getSlides: ["GET", "/api/admin/carousel"],
  addSlide: ["POST", "/api/admin/carousel"],
  reorderSlides: ["PUT", "/api/admin/carousel/reorder"],
  editSlide: ["PUT", "/api/admin/carousel/:id"],
  deleteSlide: ["DELETE", "/api/admin/carousel/:id"],
  // Products
  adminGetProducts: ["GET", "/api/admin/products/get"],
  adminGetProduct: ["GET", "/api/admin/products/get/:id"],
  adminAddProduct: ["POST", "/api/admin/products/add"],
  adminEditProduct: ["PUT", "/api/admin/products/edit/:id"],
  adminDeleteProduct: ["DELETE", "/api/admin/products/delete/:id"],
  // Orders
  adminGetOrders: ["GET", "/api/admin/orders/get"],
  adminGetOrder: ["GET", "/api/admin/orders/details/:id"],
  adminUpdateOrder: ["PUT", "/api/admin/orders/update/:id"],
  getShippingFailed: ["GET", "/api/admin/orders/shipping-failed"],
  // Beyond Spec §7
  adminGetInvoice: ["GET", "/api/admin/orders/invoice/:id"],
  getSalesByHsn: ["GET", "/api/admin/reports/sales-by-hsn"],
  adminExportProducts: ["GET", "/api/admin/products/export"],
  adminExportOrders: ["GET", "/api/admin/orders/export"],
  adminImportProducts: ["POST", "/api/admin/products/import"],
  adminGetStockMovements: ["GET", "/api/admin/products/:id/stock-movements"],
  adminGetReviews: ["GET", "/api/admin/reviews"],
  adminModerateReview: ["PUT", "/api/admin/reviews/:id"],
  adminGetAuditLog: ["GET", "/api/admin/audit-log"],
  adminGetLexicon: ["GET", "/api/admin/lexicon"],
  adminSaveLexicon: ["PUT", "/api/admin/lexicon"],
  adminRetryBooking: ["POST", "/api/admin/orders/book/:id"],
  adminGetCouriers: ["GET", "/api/admin/orders/couriers/:id"],
  adminGetLabel: ["GET", "/api/admin/orders/label/:id"],
  adminGetShippingSettings: ["GET", "/api/admin/settings/shipping"],
  adminSaveShippingSettings: ["PUT", "/api/admin/settings/shipping"],
  adminTryShipping: ["POST", "/api/admin/settings/shipping/try"],
  adminEditFeature: ["PUT", "/api/admin/features/:id"],
  adminGetFeatures: ["GET", "/api/admin/features"],
  adminReorderFeatures: ["PUT", "/api/admin/features/reorder"],
  adminDeleteFeature: ["DELETE", "/api/admin/features/:id"],
  uploadPicture: ["POST", "/api/admin/uploads"],
  getDashboard: ["GET", "/api/admin/dashboard"],
  getHealth: ["GET", "/api/health"],
  getReady: ["GET", "/api/ready"],
} as const satisfies Doors;
