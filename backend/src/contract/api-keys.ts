import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Day, Id, SecondFactorCode, Timestamp, text } from "./fields";
import { keyScopes } from "./key-scopes";
import { messages } from "./messages";

const KeyScope = z.enum(keyScopes, messages.keyScopeUnknown.key);

export const keyStates = ["active", "expired", "revoked", "resting"] as const;

export const ApiKey = z.object({
  _id: Id,
  name: z.string(),
  /** Its last four characters. */
  hint: z.string(),
  scopes: z.array(KeyScope),
  /** resting: whoever made it is blocked, or no owner any more. */
  state: z.enum(keyStates),
  createdAt: Timestamp,
  /** The last day on which it opens anything. */
  expiresOn: Day,
  /** The last day on which it was used; null for never. */
  usedOn: Day.nullable(),
  /** The name of who made it; null for somebody whose account is gone. */
  madeBy: z.string().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** The caller's own password and, if they have a second factor, a code: 422 at the field that is missing or wrong. */
const proof = { password: z.string().min(1).max(200), code: SecondFactorCode.optional() };

export const apiKeys = endpoints({
  adminGetApiKeys: {
    method: "GET",
    path: "/api/admin/api-keys",
    access: "admin",
    permission: "staff",
    summary: "The keys of other people's programs, newest first; ended ones for 90 days",
    response: ok({ data: z.array(ApiKey) }),
  },

  /** 409 `too_many_keys` above fifty that have not ended. Owners are told by mail. */
  adminMakeApiKey: {
    method: "POST",
    path: "/api/admin/api-keys",
    access: "admin",
    permission: "staff",
    summary: "Make a key for a program; its text is in this answer and never again",
    body: z.object({
      name: text(1, 60, "title"),
      scopes: z
        .array(KeyScope)
        .min(1, messages.keyScopesMissing.key)
        .max(keyScopes.length, messages.keyScopesMissing.key),
      /** Default: in a year. At most in two. */
      expiresOn: Day.optional(),
      ...proof,
    }),
    response: ok({ data: ApiKey.extend({ secret: z.string() }) }),
    status: 201,
  },

  adminRevokeApiKey: {
    method: "DELETE",
    path: "/api/admin/api-keys/:id",
    access: "admin",
    permission: "staff",
    summary: "End a key at once, for good; one that has ended already is returned unchanged",
    params: z.object({ id: Id }),
    body: z.object(proof),
    response: ok({ data: ApiKey }),
  },
});
