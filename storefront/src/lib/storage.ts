/** Every key that the shop keeps in local storage. */
export const localKeys = {
  language: "appLanguage",
  token: "token",
  shopperId: "shopperId",
  carousel: "carouselSlides",
  recentlyViewed: "recentlyViewed",
  pincode: "deliveryPincode",
  addressPincode: "addressPincode",
  wishes: "wishlist",
  lateWishes: "lateWishes",
  compared: "compared",
  sizeUnit: "sizeUnit",
} as const;

/** Every key that the shop keeps in session storage. */
export const sessionKeys = {
  redirectAfterLogin: "redirectAfterLogin",
  pendingAdd: "pendingAdd",
  orderAttempt: "orderAttempt",
  payable: "payable",
  forgotPassword: "forgotPassword",
  contactChange: "contactChange",
  secondStep: "secondStep",
  signInCode: "signInCode",
  navigationHistory: "navigationHistory",
  filters: "filters",
  scroll: "scrollPositions",
  question: "question",
  review: "review",
  newAddress: "newAddress",
  ticket: "ticket",
  checkout: "checkout",
} as const;

export type LocalKey = (typeof localKeys)[keyof typeof localKeys];
export type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys];

export const readLocal = (key: LocalKey) => read("localStorage", key);
export const writeLocal = (key: LocalKey, value: string) => write("localStorage", key, value);
export const removeLocal = (key: LocalKey) => remove("localStorage", key);
export const readSession = (key: SessionKey) => read("sessionStorage", key);
export const writeSession = (key: SessionKey, value: string) => write("sessionStorage", key, value);
export const removeSession = (key: SessionKey) => remove("sessionStorage", key);

/**
 * Removes personal data from this browser after the session has ended. What its shopper has typed waits for them, and
 * `shopperId` says whose it is: lib/forget-person.ts.
 */
export function forgetSession() {
  removeLocal(localKeys.token);
  removeLocal(localKeys.addressPincode);
  removeLocal(localKeys.lateWishes);
  // With name, phone and e-mail.
  removeSession(sessionKeys.payable);
  removeSession(sessionKeys.contactChange);
}

/** A stored JSON value, or undefined if it is absent or not JSON. The caller checks its shape. */
export function parseStored(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Store = "localStorage" | "sessionStorage";

// Private windows and full disks make storage throw: the shop works without it.
function read(store: Store, key: string): string | null {
  try {
    return globalThis[store]?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function write(store: Store, key: string, value: string) {
  try {
    globalThis[store]?.setItem(key, value);
  } catch {}
}

function remove(store: Store, key: string) {
  try {
    globalThis[store]?.removeItem(key);
  } catch {}
}
