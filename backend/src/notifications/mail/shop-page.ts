import type { Language } from "../../contract/constants";
import { addressIn } from "../../contract/page-addresses";
import { env } from "../../platform/env";

/** The link to a page of the shop in the reader's language, from the page's path of Spec §2. */
export const shopPage = (language: Language, path: string): string =>
  env().PUBLIC_URL + addressIn(language, path);
