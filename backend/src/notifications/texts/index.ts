import type { Language } from "../../contract/constants";
import { en } from "./en";
import { hi } from "./hi";
import { mr } from "./mr";
import type { Texts } from "./texts";

export const texts: Readonly<Record<Language, Texts>> = { en, hi, mr };
