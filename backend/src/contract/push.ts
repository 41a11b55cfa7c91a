import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Id, Timestamp } from "./fields";
import { messages } from "./messages";

/** A device that is told about its shopper's orders. */
export const PushDevice = z.object({
  /** The SHA-256 of its subscription's endpoint in base64url: a browser finds itself in the list by it. */
  id: Id,
  /** Where it was switched on, by their common names, such as Chrome and Android; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: Timestamp,
  /** When it was last sent something; null for never. */
  lastUsedAt: Timestamp.nullable(),
});
export type PushDevice = z.infer<typeof PushDevice>;

/** Bytes as browsers write the keys of a subscription: base64url. */
const key = (length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${length}}=*$`), messages.pushKeyMalformed.key);

/** Notifications about orders on a shopper's own devices (Web Push). */
export const push = endpoints({
  getPush: {
    method: "GET",
    path: "/api/auth/push",
    access: "shopper",
    list: "account",
    summary:
      "The public key that a browser subscribes with, null if the shop sends none, and the caller's devices",
    response: ok({ data: z.object({ publicKey: z.string().nullable(), devices: z.array(PushDevice) }) }),
  },

  /**
   * 422 at `endpoint` for one that is not https and public. Ends with the session; the eleventh device takes the place of the one
   * that asked first. 409 `push_off` if the shop sends none.
   */
  subscribePush: {
    method: "PUT",
    path: "/api/auth/push",
    access: "shopper",
    list: "account",
    summary:
      "Tell this browser about the caller's orders, in the language of the request unless they chose one",
    body: z.object({
      endpoint: z
        .string()
        .min(1, messages.pushEndpointRefused.key)
        .max(1_000, messages.pushEndpointRefused.key),
      keys: z.object({ p256dh: key(87), auth: key(22) }),
      /** The device that a browser has given up for this one. */
      replaces: Id.optional(),
    }),
    response: ok({ data: PushDevice }),
  },

  unsubscribePush: {
    method: "DELETE",
    path: "/api/auth/push/:id",
    access: "shopper",
    list: "account",
    summary: "Tell this device of the caller's nothing more",
    params: z.object({ id: Id }),
    response: ok({}),
  },
});
