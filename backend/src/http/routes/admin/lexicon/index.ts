import type { Handlers } from "../../../pipeline/door";
import { adminGetLexicon } from "./get";
import { adminSaveLexicon } from "./save";

export const lexiconDoors = { adminGetLexicon, adminSaveLexicon } satisfies Partial<Handlers>;
