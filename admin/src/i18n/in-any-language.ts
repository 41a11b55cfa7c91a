import { languages } from "@contract/constants";

const ending = new RegExp(`\\.(${languages.join("|")})$`);

/** The path of a field that has a text in each language, of which `path` names one: `city` of `city.hi`. */
export const inAnyLanguage = (path: string): string => path.replace(ending, "");
