import type { Permission } from "@contract/roles";
import type { ReactNode } from "react";
import { useMay } from "./use-may";

type Props = { permission: Permission; children: ReactNode; otherwise?: ReactNode };

/** Shows its children to those who have the permission. */
export function May({ permission, children, otherwise = null }: Props) {
  return useMay(permission) ? children : otherwise;
}
