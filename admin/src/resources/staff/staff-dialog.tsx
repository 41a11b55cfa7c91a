import type { ComponentProps } from "react";
import { ProofDialog } from "../../components/proof-dialog";
import { useRefreshStaff } from "./use-staff";

/** A change of who works here. */
export function StaffDialog(props: Omit<ComponentProps<typeof ProofDialog>, "onDone">) {
  return <ProofDialog {...props} onDone={useRefreshStaff()} />;
}
