import type { Handlers } from "../../../api/door";
import { adminGetLexicon } from "./get";
import { adminSaveLexicon } from "./save";

export const lexiconDoors = { adminGetLexicon, adminSaveLexicon } satisfies Partial<Handlers>;
