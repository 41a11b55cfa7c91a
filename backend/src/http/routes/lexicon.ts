import { withEdits } from "../../catalog/vocabulary/edits";
import { shippedEntries } from "../../catalog/vocabulary/shipped";
import { readEdits, saveLexicon } from "../../catalog/vocabulary/stored";
import type { lexicon } from "../../contract/lexicon";
import type { Routes } from "../pipeline/route";

/** The lexicon in force, as the panel edits it. */
async function wholeLexicon() {
  const { edits, version } = await readEdits();
  return { entries: withEdits(shippedEntries(), edits), version };
}

export const lexiconRoutes = {
  adminGetLexicon: async () => ({ data: await wholeLexicon() }),

  adminSaveLexicon: async ({ body }) => {
    await saveLexicon(body.entries, body.version);
    return { data: await wholeLexicon() };
  },
} satisfies Routes<typeof lexicon>;
