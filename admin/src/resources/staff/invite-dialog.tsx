import type { StaffRole } from "@contract/roles";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { AccountField } from "../../account/field";
import { call } from "../../providers/call";
import { RoleSelect } from "./role-select";
import { StaffDialog } from "./staff-dialog";

/** Adds somebody. They choose their password themselves, with a code that is mailed to them. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const [userName, setUserName] = useState("");
  const [email, setEmail] = useState("");
  // The role that can do least harm with money.
  const [role, setRole] = useState<StaffRole>("packer");
  return (
    <StaffDialog
      title={translate("staff.invite")}
      means={translate("staff.inviteMeans")}
      confirm={translate("staff.inviteNow")}
      send={(proof) => call("adminInviteStaff", { body: { userName, email, role, ...proof } })}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <AccountField
            label="staff.name"
            autoComplete="off"
            value={userName}
            onChange={setUserName}
            error={errors.userName}
          />
          <AccountField
            label="account.email"
            type="email"
            autoComplete="off"
            value={email}
            onChange={setEmail}
            error={errors.email}
          />
          <RoleSelect role={role} onChange={setRole} />
        </>
      )}
    </StaffDialog>
  );
}
