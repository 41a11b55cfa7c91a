import { useHydrated } from "@/lib/use-hydrated";

/** Whether this browser knows passkeys; false on the server. Every current one does, on https or localhost. */
export const usePasskeysSupported = (): boolean =>
  useHydrated() && typeof window.PublicKeyCredential === "function";
