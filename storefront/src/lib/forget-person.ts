import {
  forgetSession,
  localKeys,
  parseStored,
  readLocal,
  readSession,
  removeLocal,
  removeSession,
  sessionKeys,
} from "./storage";

/** What somebody has typed in this tab and not sent yet, or sent without hearing of it. */
export const draftKeys = [
  sessionKeys.question,
  sessionKeys.review,
  sessionKeys.newAddress,
  sessionKeys.ticket,
  sessionKeys.checkout,
  sessionKeys.orderAttempt,
] as const;

/** Removes personal data from this browser when somebody signs out, with what they have typed in this tab. */
export function forgetPerson() {
  // Before the token, of which the other tabs hear: an id that stays means that the session has only run out.
  removeLocal(localKeys.shopperId);
  forgetSession();
  for (const key of draftKeys) removeSession(key);
}

/** Whether the shopper of this browser has signed out, and not only their session run out. */
export const hasSignedOut = () => readLocal(localKeys.shopperId) === null;

/**
 * Removes what somebody else has typed in this tab: than who is signed in or, where the session has run out, than who may sign
 * in again. What a guest has typed stays.
 */
export function forgetOthers(userId = readLocal(localKeys.shopperId)) {
  for (const key of draftKeys) {
    const owner = ownerOf(parseStored(readSession(key)));
    if (owner !== undefined && owner !== userId) removeSession(key);
  }
}

const ownerOf = (kept: unknown) =>
  typeof kept === "object" && kept !== null && "userId" in kept ? kept.userId : undefined;
