import { useQuery } from "@tanstack/react-query";
import { useHydrated } from "@/lib/use-hydrated";

/** Whether this browser knows passkeys; false on the server. Every current one does, on https or localhost. */
export const usePasskeysSupported = (): boolean =>
  useHydrated() && typeof window.PublicKeyCredential === "function";

/** Whether this device has a fingerprint reader, a face camera or a screen lock that can hold a passkey; false until it is known. */
export function useOwnUnlock(): boolean {
  const supported = usePasskeysSupported();
  const { data } = useQuery({
    queryKey: ["own-unlock"],
    queryFn: () => PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable(),
    enabled: supported,
    // Asked of the browser: it needs no connection.
    networkMode: "always",
  });
  return data ?? false;
}
