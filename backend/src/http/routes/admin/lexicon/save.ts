import { saveLexicon } from "../../../../catalog/vocabulary/stored";
import { door } from "../../../pipeline/door";
import { wholeLexicon } from "./whole-lexicon";

export const adminSaveLexicon = door("adminSaveLexicon", async ({ body }) => {
  await saveLexicon(body.entries, body.version);
  return { data: await wholeLexicon() };
});
