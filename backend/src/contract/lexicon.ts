import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { text } from "./fields";
import { messages } from "./messages";

/** Two entries that mean nothing in the catalogue: fillers are passed over, qualities (colours, sizes) count half. */
export const lexiconLists = ["noise", "quality"] as const;

const Word = text(1, 40, "word").refine((word) => !/[\s:#]/.test(word), messages.lexiconOneWord.key);

const entry = {
  /** English words of the catalogue, separated by spaces, or one of `lexiconLists`. */
  means: text(1, 100, "meaning").refine((means) => !/[:#\n]/.test(means), messages.lexiconMeaning.key),
  /** What shoppers type for it, in Devanagari or Latin letters. None: the entry is not used. */
  words: z.array(Word).max(300),
};

export const LexiconEntry = z.object({
  ...entry,
  /** The shipped words; null for an entry that staff added. */
  shipped: z.array(z.string()).nullable(),
});
export type LexiconEntry = z.infer<typeof LexiconEntry>;

/**
 * `version` changes with every save: a save sends the version it is based on, so that concurrent changes are not
 * overwritten.
 */
const Lexicon = z.object({ entries: z.array(LexiconEntry), version: z.int() });

export const lexicon = endpoints({
  adminGetLexicon: {
    method: "GET",
    path: "/api/admin/lexicon",
    access: "admin",
    permission: "catalogue",
    summary: "What shoppers type, and the English words of the catalogue it stands for",
    response: ok({ data: Lexicon }),
  },

  /** A shipped entry that is omitted or has no words is no longer used; one with its shipped words follows upgrades. */
  adminSaveLexicon: {
    method: "PUT",
    path: "/api/admin/lexicon",
    access: "admin",
    permission: "catalogue",
    summary: "Replace the search lexicon as a whole; takes effect with the next search",
    body: z.object({ entries: z.array(z.object(entry)).max(2_000), version: z.int().min(0) }),
    response: ok({ data: Lexicon }),
  },
});
