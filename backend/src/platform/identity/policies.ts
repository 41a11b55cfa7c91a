import type { Policies } from "../../contract/policies";
import { standardPolicies } from "../../contract/standard-policies";
import { draftForm } from "../edits/draft-form";

/** The policies; a new shop has the standard texts. */
export const policiesForm = draftForm<Policies>({
  key: "policies",
  start: standardPolicies,
  routes: { publish: "adminSavePolicies", draft: "adminSavePoliciesDraft" },
});
