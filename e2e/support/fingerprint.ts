import type { Page } from "@playwright/test";

/** A device without a fingerprint reader, whatever this machine has; the returned function builds one in, of software. */
export async function withoutFingerprint(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  return async () => {
    await session.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
  };
}

/** A phone with a fingerprint reader, of software. */
export async function withFingerprint(page: Page): Promise<void> {
  const buildIn = await withoutFingerprint(page);
  await buildIn();
}

/** Sets up a passkey on the account page of whoever is signed in. */
export async function addPasskey(page: Page, password: string): Promise<void> {
  await page.goto("/shop/account?tab=profile#passkeys");
  await makePasskey(page, password);
}

/** Sets one up where the account's passkeys are on screen. */
export async function makePasskey(page: Page, password: string): Promise<void> {
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByLabel(/^Your password, so that/).fill(password);
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: /^Remove the passkey of Chrome on/ }).waitFor();
}
