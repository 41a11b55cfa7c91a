import { z } from "zod";
import { User } from "./auth";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Timestamp, text } from "./fields";

/** Bytes as WebAuthn's JSON writes them: base64url. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);
const CredentialId = bytes(1_400);

export const Passkey = z.object({
  id: CredentialId,
  /** Where it was made, by their common names, such as Chrome and Android; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** What the browser hands to the authenticator, as WebAuthn's JSON; it is good for one try within five minutes. */
const Options = z.record(z.string(), z.unknown());

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

/** Signing in with a fingerprint, a face or the screen lock instead of a password (WebAuthn). For shoppers. */
export const passkeys = endpoints({
  getPasskeys: {
    method: "GET",
    path: "/api/auth/passkeys",
    access: "shopper",
    list: "account",
    summary: "The caller's passkeys, the latest first",
    response: ok({ data: z.array(Passkey) }),
  },

  /** Takes the password, so that a stolen session makes no key of its own. 409 `passkeys_full` at ten. */
  startPasskey: {
    method: "POST",
    path: "/api/auth/passkeys/start",
    access: "shopper",
    list: "account",
    summary: "Begin to make a passkey: what the browser asks its authenticator for",
    body: z.object({ password: z.string().min(1).max(200) }),
    response: ok({ data: z.object({ options: Options }) }),
  },

  /** 409 `passkey_expired` where the question was answered before or is older than five minutes. Mails the shopper. */
  addPasskey: {
    method: "POST",
    path: "/api/auth/passkeys",
    access: "shopper",
    list: "account",
    summary: "Keep the passkey that the browser has made",
    body: z.object({
      credential: z.object({
        ...credential,
        response: z.object({
          clientDataJSON: bytes(4_096),
          attestationObject: bytes(16_384),
          transports: z.array(text(1, 20)).max(10).optional(),
        }),
      }),
    }),
    response: ok({ data: Passkey }),
    status: 201,
  },

  removePasskey: {
    method: "DELETE",
    path: "/api/auth/passkeys/:id",
    access: "shopper",
    list: "account",
    summary: "Sign in with this passkey no longer",
    params: z.object({ id: CredentialId }),
    response: ok({}),
  },

  startPasskeyLogin: {
    method: "POST",
    path: "/api/auth/login/passkey/start",
    access: "guest",
    list: "account",
    summary: "Begin to sign in with a passkey; says nothing about who has one",
    response: ok({ data: z.object({ options: Options }) }),
  },

  /** The same 401 `passkey_refused` for an unknown key, a wrong signature and a question that is too old. */
  loginWithPasskey: {
    method: "POST",
    path: "/api/auth/login/passkey",
    access: "guest",
    list: "account",
    summary: "Sign in with a passkey; sets the session cookie and answers a short-lived token, as login does",
    body: z.object({
      credential: z.object({
        ...credential,
        response: z.object({
          clientDataJSON: bytes(4_096),
          authenticatorData: bytes(4_096),
          signature: bytes(2_048),
          userHandle: bytes(128).optional(),
        }),
      }),
    }),
    response: ok({ user: User, token: z.string() }),
  },
});
