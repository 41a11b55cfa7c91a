import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { z } from "zod";
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

const ClientData = z.object({ challenge: z.string() });

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

/**
 * What the library makes of an answer to a question that was asked; undefined for any other, and for one that is not
 * right: all that the library throws is about what it was sent. Uses the question up.
 */
async function answered<Read>(
  { response }: { response: { clientDataJSON: string } },
  customerId: string | null,
  read: (expected: ReturnType<typeof site> & { expectedChallenge: string }) => Promise<Read>,
): Promise<Read | undefined> {
  const challenge = challengeIn(response.clientDataJSON);
  if (challenge === undefined || !(await useChallenge(challenge, customerId))) return undefined;
  return read({ ...site(), expectedChallenge: challenge }).catch(() => undefined);
}

/** The question that an answer names; undefined if nothing can be read in it. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"))).challenge;
  } catch {
    return undefined;
  }
}

/** The new key, if it answers a question that this shopper was asked; undefined otherwise. Uses the question up. */
export async function readNew(response: RegistrationResponseJSON, customerId: string) {
  const { verifyRegistrationResponse } = await webauthn();
  const read = await answered(response, customerId, (expected) =>
    verifyRegistrationResponse({
      response,
      ...expected,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    }),
  );
  return read?.verified ? read.registrationInfo?.credential : undefined;
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
  const read = await answered(response, null, (expected) =>
    verifyAuthenticationResponse({
      response,
      ...expected,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(publicKey),
        counter,
        transports: transports as AuthenticatorTransport[],
      },
    }),
  );
  return read?.verified ? read.authenticationInfo.newCounter : undefined;
}
