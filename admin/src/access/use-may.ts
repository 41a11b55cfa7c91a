import { may, type Permission } from "@contract/roles";
import { useSyncExternalStore } from "react";
import { session } from "../session/session";

/** Whether the signed-in member of the staff has this permission; false until the shop has said who they are. */
export function useMay(permission: Permission): boolean {
  const role = useSyncExternalStore(session.listen, session.role);
  return role !== undefined && may(role, permission);
}
