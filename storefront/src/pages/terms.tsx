import { Policy } from "@/features/policies/policy";

/** The terms of sale. */
export default function TermsPage() {
  return <Policy name="terms" />;
}
