import type { Doors } from "./door-shape";

/** What one does with one's own way of signing in. Kept apart, so that only the page about it fetches the list. */
export const accountDoors = {
  askContactChange: ["POST", "/api/auth/contact"],
  confirmContactChange: ["POST", "/api/auth/contact/confirm"],
  getSessions: ["GET", "/api/auth/sessions"],
  endOtherSessions: ["DELETE", "/api/auth/sessions"],
  endSession: ["DELETE", "/api/auth/sessions/:id"],
} as const satisfies Doors;
export type AccountDoorName = keyof typeof accountDoors;
