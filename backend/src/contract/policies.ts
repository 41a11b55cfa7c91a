import { z } from "zod";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Language, text } from "./fields";
import { messages } from "./messages";
import { hasOnly, policyPlaceholders } from "./placeholders";
import { longestPolicy, policyNames } from "./policy-text";

/** A text that `readPolicy` reads, with the figures of `placeholders.ts`. */
const source = (min: number) =>
  text(min, longestPolicy).refine(hasOnly(policyPlaceholders), messages.placeholderUnknown.key);
/** Blank in Hindi or Marathi: the English text is shown. */
const Policy = z.object({ en: source(1), hi: source(0), mr: source(0) });

export const Policies = z.object({ privacy: Policy, returns: Policy, terms: Policy });
export type Policies = z.output<typeof Policies>;

/** The number of saves, and the fingerprint of what was read: as in `adminSaveShop`. */
const version = z.int().min(0);
const Saved = Policies.extend({ version, edition: Version, updatedAt: z.string().nullable() });

export const policies = endpoints({
  getPolicy: {
    method: "GET",
    path: "/api/shop/policies/:name",
    access: "guest",
    summary: "The text of a policy, in one language",
    params: z.object({ name: z.enum(policyNames) }),
    query: z.object({ lang: Language.optional() }),
    response: ok({ data: z.object({ source: z.string() }) }),
  },

  adminGetPolicies: {
    method: "GET",
    path: "/api/admin/settings/policies",
    access: "admin",
    permission: "shop",
    summary: "The texts of the policies in every language, to edit them",
    response: ok({ data: Saved }),
  },

  adminSavePolicies: {
    method: "PUT",
    path: "/api/admin/settings/policies",
    access: "admin",
    permission: "shop",
    summary: "Change the texts of the policies",
    body: Policies.extend({ version: version.nullish(), edition: Version.optional() }),
    response: ok({ data: Saved }),
  },
});
