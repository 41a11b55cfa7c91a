import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Language } from "./fields";

/** A shopper's message preferences. */
export const Preferences = z.object({
  /** The language of e-mails and text messages: the chosen one, otherwise the one last used in the shop, English by default. */
  language: Language,
  /** Text messages about orders; off until the shopper turns them on. */
  textMessages: z.boolean(),
});
export type Preferences = z.infer<typeof Preferences>;

export const preferences = endpoints({
  getPreferences: {
    method: "GET",
    path: "/api/auth/preferences",
    access: "shopper",
    list: "account",
    summary: "The language of the caller's e-mails, and whether to send text messages",
    response: ok({ data: Preferences }),
  },

  savePreferences: {
    method: "PUT",
    path: "/api/auth/preferences",
    access: "shopper",
    list: "account",
    summary: "Choose the language of the caller's e-mails, and turn text messages on or off",
    body: Preferences.partial(),
    response: ok({ data: Preferences }),
  },
});
