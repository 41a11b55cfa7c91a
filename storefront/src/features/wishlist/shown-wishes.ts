import { useSyncExternalStore } from "react";

const none: ReadonlySet<string> = new Set();
let shown = none;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The products whose hearts are filled. Every page has hearts, so this is all that is fetched with it; the list itself
 * and what changes it (`keeper.tsx`, `toggle.ts`) come when they are needed. Empty on the server.
 */
export function showWishes(productIds: readonly string[]) {
  shown = new Set(productIds);
  for (const listener of listeners) listener();
}

export const useIsWished = (productId: string) =>
  useSyncExternalStore(
    subscribe,
    () => shown.has(productId),
    () => false,
  );

export const useShownWishes = () =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
