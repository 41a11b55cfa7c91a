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

export const Policies = z.object({
  privacy: Policy,
  returns: Policy,
  terms: Policy,
  delivery: Policy,
  faq: Policy,
});
export type Policies = z.output<typeof Policies>;

/** The number of saves, and the fingerprint of what was read: as in `adminSaveShop`. */
const version = z.int().min(0);
const Saved = Policies.extend({
  /** Whether these texts wait to be published. */
  hasDraft: z.boolean(),
  version,
  edition: Version,
  updatedAt: z.string().nullable(),
});
const Edit = Policies.extend({ version: version.nullish(), edition: Version.optional() });

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
    summary: "The texts of the policies in every language, to edit them: the draft if there is one",
    response: ok({ data: Saved }),
  },

  adminSavePolicies: {
    method: "PUT",
    path: "/api/admin/settings/policies",
    access: "admin",
    permission: "shop",
    summary: "Publish the texts of the policies; their draft ends with that",
    body: Edit,
    response: ok({ data: Saved }),
  },

  adminSavePoliciesDraft: {
    method: "PUT",
    path: "/api/admin/settings/policies/draft",
    access: "admin",
    permission: "shop",
    summary: "Save texts of the policies for later: the shop shows what it showed",
    body: Edit,
    response: ok({ data: Saved }),
  },

  adminDiscardPoliciesDraft: {
    method: "DELETE",
    path: "/api/admin/settings/policies/draft",
    access: "admin",
    permission: "shop",
    summary: "Go back to the texts of the policies that are published",
    response: ok({ data: Saved }),
  },
});
