import type { StaffMember } from "@contract/staff";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { actionsFor, type StaffAction } from "./change-dialogs";

type Props = { member: StaffMember; onAct: (action: StaffAction) => void };

/** How somebody's way in stands: only what needs a look stands out. */
function Standing({ member }: { member: StaffMember }) {
  const translate = useTranslate();
  const { role, isYou, blocked, hasPassword, hasSecondFactor } = member;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 0.5, my: 0.5 }}>
      <Chip size="small" color="primary" variant="outlined" label={translate(`staff.roles.${role}`)} />
      {isYou && <Chip size="small" label={translate("staff.you")} />}
      {blocked && <Chip size="small" color="error" label={translate("staff.blocked")} />}
      {!hasPassword && <Chip size="small" color="warning" label={translate("staff.noPassword")} />}
      {hasPassword && (
        <Chip
          size="small"
          variant="outlined"
          color={hasSecondFactor ? "success" : "warning"}
          label={translate(hasSecondFactor ? "staff.hasStep" : "staff.noStep")}
        />
      )}
    </Stack>
  );
}

/** A member of the staff, with what can be done about them. */
export function MemberRow({ member, onAct }: Props) {
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: "divider" }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{member.userName}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
        {member.email}
      </Typography>
      <Standing member={member} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", columnGap: 1 }}>
        {actionsFor(member).map((action) => {
          const words = translate(`staff.actions.${action}`);
          return (
            <Button
              key={action}
              size="small"
              color={action === "remove" || action === "block" ? "error" : "primary"}
              aria-label={`${words}: ${member.userName}`}
              onClick={() => onAct(action)}
            >
              {words}
            </Button>
          );
        })}
      </Stack>
    </Box>
  );
}
