import { type Draft, readDraft } from "./drafts";
import { isNext, type Next } from "./next";
import type { Visit } from "./visit";
import { longest, readWanted, type Wanted } from "./wanted";

/** Why the visitor was asked to sign in, kept through registration and mistakes. */
export type Errand = {
  next: Next | undefined;
  /** The slug of the product that the next page is about. */
  product: string | undefined;
  wanted: Wanted | undefined;
  /** What was being written when the session had ended. */
  draft: Draft | undefined;
};

export function readErrand({ query, form }: Visit): Errand {
  const from = form?.has("next") || form?.has("productId") ? form : query;
  const asked = from.get("next");
  return {
    next: isNext(asked) ? asked : undefined,
    product: from.get("product")?.slice(0, longest) || undefined,
    wanted: readWanted(from),
    draft: form && readDraft(form),
  };
}

/** For addresses: a draft is too long for one, and nobody else's to read there. */
export const asQuery = ({ next, product, wanted }: Errand) => ({ next, product, ...wanted });

/** For forms, which hand on all of it. */
export const asFields = (errand: Errand) => ({ ...asQuery(errand), ...errand.draft });
