import { door } from "../../../pipeline/door";
import { wholeLexicon } from "./whole-lexicon";

export const adminGetLexicon = door("adminGetLexicon", async () => ({ data: await wholeLexicon() }));
