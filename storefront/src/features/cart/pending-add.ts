import type { Size } from "@contract/constants";
import { parseStored, readSession, removeSession, sessionKeys, writeSession } from "@/lib/storage";

/** What a guest wanted to put in the cart when the shop asked them to sign in first. */
export type PendingAdd = {
  productId: string;
  quantity: number;
  size?: Size;
  variantId?: string;
  buyNow: boolean;
};

const keptForMs = 30 * 60_000;

/** Stores what to add until the guest has signed in: for half an hour, in this tab only. */
export function keepPendingAdd(add: PendingAdd, now = Date.now()) {
  writeSession(sessionKeys.pendingAdd, JSON.stringify({ ...add, at: now }));
}

/** Returns the stored add and removes it. Undefined if there is none, or it is too old or malformed. */
export function takePendingAdd(now = Date.now()): PendingAdd | undefined {
  const stored = parseStored(readSession(sessionKeys.pendingAdd));
  removeSession(sessionKeys.pendingAdd);
  if (typeof stored !== "object" || stored === null) return undefined;
  const { productId, quantity, size, variantId, buyNow, at } = stored as Record<string, unknown>;
  if (typeof productId !== "string" || typeof quantity !== "number" || typeof at !== "number")
    return undefined;
  if (now - at > keptForMs) return undefined;
  return {
    productId,
    quantity,
    buyNow: buyNow === true,
    ...(typeof size === "string" && { size }),
    ...(typeof variantId === "string" && { variantId }),
  };
}
