import type { Policies } from "../../contract/policies";
import { standardPolicies } from "../../contract/standard-policies";
import { settingForm } from "../edits/setting-form";

/** The policies; a new shop has the standard texts. */
export const policiesForm = settingForm<Policies>({
  key: "policies",
  start: standardPolicies,
  route: "adminSavePolicies",
});
