import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { env } from "../../platform/env";
import type { Shopper } from "../actor";
import { newChallenge, useChallenge } from "./challenge";
import type { StoredPasskey } from "./own-passkeys";

/** Fetched with the first passkey: its readers of certificates take longer to load than most requests. */
const webauthn = () => import("@simplewebauthn/server");

/** A passkey belongs to the shop's host; a shop that moves to another one starts without. */
const site = () => {
  const { origin, hostname } = new URL(env().PUBLIC_URL);
  return { expectedOrigin: origin, expectedRPID: hostname };
};

/** ES256, and RS256 for Windows Hello. */
const supportedAlgorithmIDs = [-7, -257];

type Own = { shopper: Shopper; shopName: string; existing: readonly { id: string }[] };

/** What an authenticator is asked to make: a key that names its account itself and checks who holds the device. */
export async function optionsForNew({ shopper, shopName, existing }: Own) {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: shopName,
    rpID: site().expectedRPID,
    userName: shopper.email,
    userDisplayName: shopper.userName,
    userID: new TextEncoder().encode(shopper.id),
    challenge: await newChallenge(shopper.id),
    attestationType: "none",
    excludeCredentials: existing.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs,
  });
}

/** The new key, if it answers a question that this shopper was asked; undefined otherwise. Uses the question up. */
export async function readNew(response: RegistrationResponseJSON, customerId: string) {
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      ...site(),
      expectedChallenge: (challenge) => useChallenge(challenge, customerId),
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    return verified ? registrationInfo?.credential : undefined;
  } catch (error) {
    return refused(error);
  }
}

/** What an authenticator is asked to sign. It offers the accounts that it has keys for, so the shop names none. */
export async function optionsForLogin() {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: site().expectedRPID,
    challenge: await newChallenge(null),
    userVerification: "required",
  });
}

/** The counter after a signature that is right; undefined for any other. Uses the question up. */
export async function checkSignature(
  response: AuthenticationResponseJSON,
  { id, publicKey, counter, transports }: StoredPasskey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      ...site(),
      expectedChallenge: (challenge) => useChallenge(challenge, null),
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(publicKey),
        counter,
        transports: transports as AuthenticatorTransport[],
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    return refused(error);
  }
}

/** The library throws plain errors about what it was sent; those of the database are the shop's own. */
function refused(error: unknown): undefined {
  if (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    /^[0-9A-Z]{5}$/.test(error.code)
  )
    throw error;
  return undefined;
}
