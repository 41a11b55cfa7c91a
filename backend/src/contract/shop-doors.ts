import type { Doors } from "./door-shape";

/** What visitors and shoppers call: method and path, in the order of Spec §7, then the shop's additions. */
export const shopDoors = {
  // Auth
  register: ["POST", "/api/auth/register"],
  login: ["POST", "/api/auth/login"],
  finishLogin: ["POST", "/api/auth/login/second-factor"],
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
  getTerms: ["GET", "/api/shipping/terms"],
  getPayment: ["GET", "/api/shop/order/payment/:id"],
  confirmOrder: ["POST", "/api/shop/order/confirm/:id"],
  sendOrderCode: ["POST", "/api/shop/order/confirm/:id/code"],
  returnOrder: ["POST", "/api/shop/order/return/:id"],
  saveRefundAccount: ["PUT", "/api/shop/order/refund-account/:id"],
  deleteRefundAccount: ["DELETE", "/api/shop/order/refund-account/:id"],
  reorder: ["POST", "/api/shop/order/reorder/:id"],
  getInvoice: ["GET", "/api/shop/order/invoice/:id"],
  getOrderSummary: ["GET", "/api/shop/order/summary/:orderNumber"],
  updateAccount: ["PUT", "/api/auth/account"],
  changePassword: ["PUT", "/api/auth/password"],
  getPreferences: ["GET", "/api/auth/preferences"],
  savePreferences: ["PUT", "/api/auth/preferences"],
  getOwnData: ["GET", "/api/auth/own-data"],
  deleteAccount: ["DELETE", "/api/auth/account"],
} as const satisfies Doors;
export type ShopDoorName = keyof typeof shopDoors;
