import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNotify, useTranslate } from "react-admin";
import { FormSection } from "../components/form-section";
import { formatDate } from "../format";
import { call } from "../providers/call";
import { useSend } from "./use-send";

export const devicesKey = ["own-sessions"];

/** Where one is signed in, with a way to sign out devices that are unknown or lost. */
export function DevicesSection() {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: devicesKey,
    queryFn: async () => (await call("getSessions", {})).data,
    retry: 1,
  });
  const { isBusy, sentence, send } = useSend();
  const end = (work: () => Promise<unknown>, done: string) =>
    void send(async () => {
      try {
        await work();
        notify(done, { type: "success" });
      } finally {
        // Also after a refusal: the session may have ended by itself.
        await client.invalidateQueries({ queryKey: devicesKey });
      }
    });
  return (
    <FormSection title="account.devices">
      <Typography sx={{ mb: 1 }}>{translate("account.devicesHelp")}</Typography>
      {(sentence || error) && <Alert severity="error">{sentence ?? error?.message}</Alert>}
      {!data && !error && <Skeleton height={72} />}
      <List disablePadding>
        {data?.map(({ id, current, browser, system, createdAt, lastSeenAt }) => {
          const name =
            browser && system
              ? translate("account.device", { browser, system })
              : (browser ?? system ?? translate("account.unknownDevice"));
          return (
            <ListItem
              key={id}
              disableGutters
              divider
              secondaryAction={
                !current && (
                  <Button
                    disabled={isBusy}
                    aria-label={translate("account.signOutDevice", { name })}
                    onClick={() =>
                      end(() => call("endSession", { params: { id } }), "account.deviceSignedOut")
                    }
                  >
                    {translate("account.signOut")}
                  </Button>
                )
              }
            >
              <ListItemText
                primary={name}
                secondary={`${
                  current
                    ? translate("account.thisDevice")
                    : translate("account.lastSeen", { at: formatDate(lastSeenAt) })
                } · ${translate("account.since", { at: formatDate(createdAt) })}`}
                slotProps={{ root: { sx: { pr: current ? 0 : 10 } } }}
              />
            </ListItem>
          );
        })}
      </List>
      {(data?.length ?? 0) > 1 && (
        <Button
          variant="outlined"
          disabled={isBusy}
          sx={{ mt: 2 }}
          onClick={() => end(() => call("endOtherSessions", {}), "account.othersSignedOut")}
        >
          {translate("account.signOutOthers")}
        </Button>
      )}
    </FormSection>
  );
}
