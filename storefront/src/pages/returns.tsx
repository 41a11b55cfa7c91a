import { Policy } from "@/features/policies/policy";

/** How returns work. */
export default function ReturnsPage() {
  return <Policy name="returns" />;
}
