import { useSyncExternalStore } from "react";
import { localKeys, readLocal } from "@/lib/storage";

// Every list fetches this, so it only reads. What changes the list comes with the first press: toggle.ts.

function subscribe(listener: () => void) {
  const kinds = ["compared", "storage"];
  for (const kind of kinds) addEventListener(kind, listener);
  return () => {
    for (const kind of kinds) removeEventListener(kind, listener);
  };
}

/** What the browser keeps of the products to compare, as text, in whichever tab they were chosen; null on the server. */
export const useComparedText = () =>
  useSyncExternalStore(
    subscribe,
    () => readLocal(localKeys.compared),
    () => null,
  );

export const useIsCompared = (productId: string) => useComparedText()?.includes(`"${productId}"`) ?? false;
