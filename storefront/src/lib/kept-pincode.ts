import { useSyncExternalStore } from "react";

// Every page with a card fetches this, so it only reads. What keeps a pincode comes later: keep-pincode.ts.

function subscribe(listener: () => void) {
  addEventListener("pincode", listener);
  return () => removeEventListener("pincode", listener);
}

/**
 * The six digits of the pincode that goods are sent to; empty if there is none. Read from the document, where
 * server/after-paint.ts puts it before the first paint, and from then on keep-pincode.ts.
 */
export const keptPincode = () => document.documentElement.dataset.pincode ?? "";

/** The kept pincode, in whichever field or tab it was entered; empty on the server and at the first render. */
export const useKeptPincode = () => useSyncExternalStore(subscribe, keptPincode, () => "");
