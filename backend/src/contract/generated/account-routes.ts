// Generated from the contract by `npm run generate-routes`: change the entry, not this file.

/** What one calls about one's own way of signing in. Kept apart, so that only the page about it fetches the list. */
export const accountRoutes = {
  askContactChange: ["POST", "/api/auth/contact"],
  confirmContactChange: ["POST", "/api/auth/contact/confirm"],
  getSessions: ["GET", "/api/auth/sessions"],
  endOtherSessions: ["DELETE", "/api/auth/sessions"],
  endSession: ["DELETE", "/api/auth/sessions/:id"],
} as const;
export type AccountRouteName = keyof typeof accountRoutes;
