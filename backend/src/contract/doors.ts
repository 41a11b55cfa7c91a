/**
 * Every call of the shop: its name, method and path, in the order of Spec §7, then the shop's additions.
 * The fronts import only this file at runtime; access, validation and shapes live in the entries of `index.ts`.
 */

/** What visitors and shoppers call. */
export const shopDoors = {
  // Auth
  register: ["POST", "/api/auth/register"],
  login: ["POST", "/api/auth/login"],
  logout: ["POST", "/api/auth/logout"],
  checkAuth: ["GET", "/api/auth/check-auth"],
  forgotPassword: ["POST", "/api/auth/forgot-password"],
  verifyOtp: ["POST", "/api/auth/verify-otp"],
  resetPassword: ["POST", "/api/auth/reset-password"],
  // Cart
  addToCart: ["POST", "/api/shop/cart/add"],
  getCart: ["GET", "/api/shop/cart/get/:userId"],
  updateCart: ["PUT", "/api/shop/cart/update-cart"],
  clearCart: ["DELETE", "/api/shop/cart/clear/:userId"],
  removeFromCart: ["DELETE", "/api/shop/cart/:userId/:productId"],
  // Products
  getProducts: ["GET", "/api/shop/products/get"],
  getFeaturedProducts: ["GET", "/api/shop/products/featured"],
  getProduct: ["GET", "/api/shop/products/get/:id"],
  // Reviews
  addReview: ["POST", "/api/shop/review/add"],
  getReviews: ["GET", "/api/shop/review/:productId"],
  // Search
  searchProducts: ["GET", "/api/shop/search/:keyword"],
  suggest: ["GET", "/api/shop/suggest"],
  // Feature images
  getFeatures: ["GET", "/api/common/feature/get"],
  // Carousel
  getActiveSlides: ["GET", "/api/shop/carousel/active"],
  // Addresses
  addAddress: ["POST", "/api/shop/address/add"],
  getAddresses: ["GET", "/api/shop/address/get/:userId"],
  updateAddress: ["PUT", "/api/shop/address/update/:userId/:addressId"],
  deleteAddress: ["DELETE", "/api/shop/address/delete/:userId/:addressId"],
  // Orders
  createOrder: ["POST", "/api/shop/order/create"],
  verifyPayment: ["POST", "/api/shop/order/verify"],
  getOrders: ["GET", "/api/shop/order/list/:userId"],
  getOrder: ["GET", "/api/shop/order/details/:id"],
  trackOrder: ["GET", "/api/shop/order/track/:id"],
  cancelOrder: ["PUT", "/api/shop/order/update-status/:orderId"],
  // Shipping
  calculateShipping: ["POST", "/api/shipping/calculate-shipping"],
  getPincode: ["GET", "/api/shipping/pincode/:pincode"],
  // Beyond Spec §7
  getPayment: ["GET", "/api/shop/order/payment/:id"],
  returnOrder: ["POST", "/api/shop/order/return/:id"],
  reorder: ["POST", "/api/shop/order/reorder/:id"],
  getInvoice: ["GET", "/api/shop/order/invoice/:id"],
  getOrderSummary: ["GET", "/api/shop/order/summary/:orderNumber"],
  updateAccount: ["PUT", "/api/auth/account"],
  changePassword: ["PUT", "/api/auth/password"],
  deleteAccount: ["DELETE", "/api/auth/account"],
} as const satisfies Doors;

/** What staff and machines call: kept apart, so that no shopper's browser fetches their list. */
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

export const doors = { ...shopDoors, ...staffDoors };

type Doors = Record<string, readonly [Method, `/api/${string}`]>;
export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type DoorName = keyof typeof doors;
export type ShopDoorName = keyof typeof shopDoors;
