import { type PolicyName, policyNames } from "@contract/policy-text";
import { paths } from "@/paths";

/** Which policy stands at a path within a language. */
export const policyAt = (path: string): PolicyName =>
  policyNames.find((name) => paths[name] === path) ?? "terms";
