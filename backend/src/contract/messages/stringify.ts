import type { Language } from "../constants";
import { hi } from "./hi";
import { addCatalogue, writingIn } from "./message";
import { mr } from "./mr";

addCatalogue("hi", hi);
addCatalogue("mr", mr);

/** `body` as JSON with its messages in the language. */
export const stringify = (body: unknown, language: Language): string =>
  writingIn(language, () => JSON.stringify(body));
