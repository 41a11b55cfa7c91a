import type { Policies } from "../policies";
import { english } from "./en";
import { hindi } from "./hi";
import { marathi } from "./mr";

const of = (name: keyof Policies) => ({ en: english[name], hi: hindi[name], mr: marathi[name] });

/** The policies of a shop that has not written its own. */
export const standardPolicies: Policies = {
  privacy: of("privacy"),
  returns: of("returns"),
  terms: of("terms"),
  delivery: of("delivery"),
  faq: of("faq"),
};
