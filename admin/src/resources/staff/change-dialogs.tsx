import type { StaffMember } from "@contract/staff";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { call } from "../../providers/call";
import { RoleSelect } from "./role-select";
import { StaffDialog } from "./staff-dialog";

export type StaffAction = "role" | "block" | "unblock" | "password" | "factor" | "remove";

/** What can be done about this person; one's own account has pages of its own. */
export function actionsFor({ isYou, blocked, hasPassword, hasSecondFactor }: StaffMember): StaffAction[] {
  if (isYou) return ["role"];
  return [
    "role",
    blocked ? "unblock" : "block",
    ...(hasPassword ? (["password"] as const) : []),
    ...(hasSecondFactor ? (["factor"] as const) : []),
    "remove",
  ];
}

type Proof = { password: string; code?: string };
const sending: Record<
  Exclude<StaffAction, "role">,
  (id: string, body: Proof) => Promise<{ message?: string }>
> = {
  block: (id, body) => call("adminChangeStaff", { params: { id }, body: { blocked: true, ...body } }),
  unblock: (id, body) => call("adminChangeStaff", { params: { id }, body: { blocked: false, ...body } }),
  password: (id, body) => call("adminResetStaffPassword", { params: { id }, body }),
  factor: (id, body) => call("adminEndStaffSecondFactor", { params: { id }, body }),
  remove: (id, body) => call("adminRemoveStaff", { params: { id }, body }),
};

type Props = { member: StaffMember; action: StaffAction; onClose: () => void };

/** One change to one person. */
export function ChangeDialog({ member, action, onClose }: Props) {
  const translate = useTranslate();
  const [role, setRole] = useState(member.role);
  const id = member._id;
  const words = {
    title: `${translate(`staff.actions.${action}`)}: ${member.userName}`,
    means: translate(`staff.means.${action}`, { name: member.userName }),
    onClose,
  };
  if (action === "role")
    return (
      <StaffDialog
        {...words}
        confirm={translate("ra.action.save")}
        send={(proof) => call("adminChangeStaff", { params: { id }, body: { role, ...proof } })}
      >
        {() => <RoleSelect role={role} onChange={setRole} />}
      </StaffDialog>
    );
  return (
    <StaffDialog
      {...words}
      confirm={translate(`staff.actions.${action}`)}
      isDangerous={action !== "unblock"}
      send={(proof) => sending[action](id, proof)}
    />
  );
}
