import type { StaffMember } from "@contract/staff";
import AddIcon from "@mui/icons-material/PersonAddAlt1Outlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Title, useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import { LoadFailed } from "../../components/load-failed";
import { ChangeDialog, type StaffAction } from "./change-dialogs";
import { InviteDialog } from "./invite-dialog";
import { MemberRow } from "./member-row";
import { useStaff } from "./use-staff";

/** Who works here, and what each may see and do. */
export function StaffPage() {
  const translate = useTranslate();
  const { data, error, refetch } = useStaff();
  const [isInviting, setIsInviting] = useState(false);
  const [open, setOpen] = useState<{ member: StaffMember; action: StaffAction }>();
  return (
    <Box sx={{ mt: 2, maxWidth: 900 }}>
      <Title title={translate("panel.menu.staff")} />
      {error && <LoadFailed sentence={error.message} retry={() => void refetch()} />}
      <FormSection title="staff.people">
        <Typography sx={{ mb: 2 }}>{translate("staff.help")}</Typography>
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          sx={{ mb: 2 }}
          onClick={() => setIsInviting(true)}
        >
          {translate("staff.invite")}
        </Button>
        {!data && !error && <Skeleton variant="rounded" height={240} />}
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data?.map((member) => (
            <MemberRow key={member._id} member={member} onAct={(action) => setOpen({ member, action })} />
          ))}
        </Box>
      </FormSection>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
      {open && <ChangeDialog {...open} onClose={() => setOpen(undefined)} />}
    </Box>
  );
}
