import { useLocation } from "react-router-dom";
import { GrievanceOfficer } from "@/components/grievance-officer";
import { Policy } from "@/features/policies/policy";
import { policyAt } from "@/features/policies/policy-at";

/** A text of the shop about itself: the policy that has this address. Below what it keeps of people stands whom they may ask. */
export default function PolicyPage() {
  const name = policyAt(useLocation().pathname);
  return <Policy name={name}>{name === "privacy" && <GrievanceOfficer />}</Policy>;
}
