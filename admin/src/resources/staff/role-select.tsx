import { type StaffRole, staffRoles } from "@contract/roles";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useTranslate } from "react-admin";

type Props = { role: StaffRole; onChange: (role: StaffRole) => void };

/** The four roles, with what the chosen one may do. */
export function RoleSelect({ role, onChange }: Props) {
  const translate = useTranslate();
  return (
    <TextField
      select
      fullWidth
      margin="dense"
      label={translate("staff.role")}
      value={role}
      onChange={({ target }) => onChange(target.value as StaffRole)}
      helperText={translate(`staff.may.${role}`)}
    >
      {staffRoles.map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`staff.roles.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
