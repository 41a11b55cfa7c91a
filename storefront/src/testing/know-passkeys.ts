import { vi } from "vitest";

/** The browser knows passkeys from now on; `canUnlock`: this device has a fingerprint reader, or the like, to hold one. */
export const knowPasskeys = (canUnlock = true) =>
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => {}, { isUserVerifyingPlatformAuthenticatorAvailable: async () => canUnlock }),
  );
