import { GrievanceOfficer } from "@/components/grievance-officer";
import { Policy } from "@/features/policies/policy";

/** What data the shop keeps about its visitors. The law wants the officer named, whatever the text says. */
export default function PrivacyPage() {
  return (
    <Policy name="privacy">
      <GrievanceOfficer />
    </Policy>
  );
}
