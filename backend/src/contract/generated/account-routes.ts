// Generated from the contract by `npm run generate-routes`: change the entry, not this file.

/** What only a few pages call: the account, the wishlist. Kept apart, so that the others do not fetch the list. */
export const accountRoutes = {
  getProductCards: ["GET", "/api/shop/products/cards"],
  getHelpfulVotes: ["GET", "/api/shop/helpful-votes/:productId"],
  addHelpfulVote: ["PUT", "/api/shop/helpful-votes/reviews/:reviewId"],
  removeHelpfulVote: ["DELETE", "/api/shop/helpful-votes/reviews/:reviewId"],
  updateAccount: ["PUT", "/api/auth/account"],
  changePassword: ["PUT", "/api/auth/password"],
  deleteAccount: ["DELETE", "/api/auth/account"],
  askContactChange: ["POST", "/api/auth/contact"],
  confirmContactChange: ["POST", "/api/auth/contact/confirm"],
  getSessions: ["GET", "/api/auth/sessions"],
  endOtherSessions: ["DELETE", "/api/auth/sessions"],
  endSession: ["DELETE", "/api/auth/sessions/:id"],
  finishLogin: ["POST", "/api/auth/login/second-factor"],
  getPreferences: ["GET", "/api/auth/preferences"],
  savePreferences: ["PUT", "/api/auth/preferences"],
  getOwnData: ["GET", "/api/auth/own-data"],
  getWishlist: ["GET", "/api/shop/wishlist"],
  addWish: ["PUT", "/api/shop/wishlist/products/:productId"],
  removeWish: ["DELETE", "/api/shop/wishlist/products/:productId"],
  joinWishlists: ["POST", "/api/shop/wishlist/join"],
  shareWishlist: ["PUT", "/api/shop/wishlist/share"],
  getSharedWishlist: ["GET", "/api/shop/wishlist/shared/:token"],
  getPasskeys: ["GET", "/api/auth/passkeys"],
  startPasskey: ["POST", "/api/auth/passkeys/start"],
  addPasskey: ["POST", "/api/auth/passkeys"],
  removePasskey: ["DELETE", "/api/auth/passkeys/:id"],
  startPasskeyLogin: ["POST", "/api/auth/login/passkey/start"],
  loginWithPasskey: ["POST", "/api/auth/login/passkey"],
} as const;
export type AccountRouteName = keyof typeof accountRoutes;
