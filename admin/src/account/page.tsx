import Box from "@mui/material/Box";
import Grid from "@mui/material/Grid";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Title, useTranslate } from "react-admin";
import { call } from "../providers/call";
import { DevicesSection, devicesKey } from "./devices-section";
import { EmailSection } from "./email-section";
import { PasswordSection } from "./password-section";

const ownKey = ["own-account"];

/** How a staff member signs in, and where they are signed in. */
export function AccountPage() {
  const translate = useTranslate();
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: ownKey, queryFn: async () => (await call("checkAuth", {})).user });
  const email = data?.email ?? "";
  // Both changes sign the other devices out.
  const refresh = () =>
    void Promise.all([ownKey, devicesKey].map((queryKey) => client.invalidateQueries({ queryKey })));
  return (
    <Box sx={{ mt: 2 }}>
      <Title title={translate("panel.menu.account")} />
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, md: 6 }}>
          <EmailSection email={email} onChanged={refresh} />
          <PasswordSection email={email} onChanged={refresh} />
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <DevicesSection />
        </Grid>
      </Grid>
    </Box>
  );
}
