import { changePreferences, readPreferences } from "../../../accounts/preferences";
import { messages } from "../../../contract/messages";
import { door } from "../../pipeline/door";

export const getPreferences = door("getPreferences", async ({ actor }) => ({
  data: await readPreferences(actor.id),
}));

export const savePreferences = door("savePreferences", async ({ actor, body }) => ({
  data: await changePreferences(actor.id, body),
  message: messages.accountSaved,
}));
