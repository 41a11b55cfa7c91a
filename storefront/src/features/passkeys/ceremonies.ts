import type { ResponseOf } from "@contract";
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";
import { callOwn } from "@/lib/call-own";

/** Thrown when this device has a passkey for the account already. */
export class AlreadyHere extends Error {}

/** Somebody who closes the browser's dialog, or lets it time out, has said no: nothing went wrong. */
const isNo = (error: unknown) =>
  error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");

/** Asks the device for a new passkey and has the shop keep it; undefined if its holder does not want to. */
export async function makePasskey(password: string): Promise<ResponseOf<"addPasskey"> | undefined> {
  const { data } = await callOwn("startPasskey", { body: { password } });
  const optionsJSON = data.options as unknown as PublicKeyCredentialCreationOptionsJSON;
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return await callOwn("addPasskey", {
      body: {
        credential: {
          id,
          rawId,
          type,
          response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
        },
      },
    });
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
      throw new AlreadyHere();
    if (isNo(error)) return undefined;
    throw error;
  }
}

/** Asks the device to sign in; undefined if its holder does not want to. */
export async function enterWithPasskey(): Promise<ResponseOf<"loginWithPasskey"> | undefined> {
  const { data } = await callOwn("startPasskeyLogin");
  const optionsJSON = data.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature } = response;
    return await callOwn("loginWithPasskey", {
      body: { credential: { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } } },
    });
  } catch (error) {
    if (isNo(error)) return undefined;
    throw error;
  }
}
