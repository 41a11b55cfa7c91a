import type { SecondFactor } from "@contract/second-factor";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import { formatMoment } from "../../format";
import { PasswordDialog } from "./password-dialog";
import { RecoveryCodes } from "./recovery-codes";
import { SetUp } from "./set-up";
import { useEnd, useRenewCodes, useStart } from "./use-second-factor";

type Asking = "start" | "renew" | "end";
/** With fewer codes left it is time for new ones. */
const fewCodes = 3;

/**
 * The staff member's own second factor: off, being set up, or on. `onSettled` is called once the codes, which are
 * shown only once, have been stored.
 */
export function OwnStep({ status, onSettled }: { status: SecondFactor; onSettled: () => void }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState<Asking>();
  const [secret, setSecret] = useState<{ key: string; uri: string }>();
  const [codes, setCodes] = useState<readonly string[]>();
  const calls = { start: useStart(), renew: useRenewCodes(), end: useEnd() };

  const ask = (what: Asking) => {
    calls[what].reset();
    setAsking(what);
  };
  const close = () => setAsking(undefined);
  const send: Record<Asking, (password: string) => void> = {
    start: (password) =>
      calls.start.mutate(password, {
        onSuccess: (made) => {
          setSecret(made);
          close();
        },
      }),
    renew: (password) =>
      calls.renew.mutate(password, {
        onSuccess: (made) => {
          setCodes(made);
          close();
        },
      }),
    end: (password) => calls.end.mutate(password, { onSuccess: close }),
  };

  return (
    <FormSection title="secondStep.own">
      {codes ? (
        <RecoveryCodes
          codes={codes}
          onDone={() => {
            setCodes(undefined);
            onSettled();
          }}
        />
      ) : secret ? (
        <SetUp
          secret={secret}
          onConfirmed={(made) => {
            setSecret(undefined);
            setCodes(made);
          }}
          onCancel={() => setSecret(undefined)}
        />
      ) : (
        <Stack spacing={2} sx={{ alignItems: "start", maxWidth: 720 }}>
          <Chip
            color={status.isOn ? "success" : "default"}
            label={translate(status.isOn ? "secondStep.on" : "secondStep.off")}
          />
          <Typography>{translate(status.isOn ? "secondStep.onHelp" : "secondStep.offHelp")}</Typography>
          {status.since && (
            <Typography color="text.secondary">
              {translate("secondStep.since", { time: formatMoment(status.since) })}{" "}
              {translate("secondStep.codesLeft", { smart_count: status.recoveryCodesLeft })}
            </Typography>
          )}
          {status.isOn && status.recoveryCodesLeft < fewCodes && (
            <Alert severity="warning">{translate("secondStep.fewCodes")}</Alert>
          )}
          <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
            {status.isOn ? (
              <>
                <Button variant="outlined" onClick={() => ask("renew")}>
                  {translate("secondStep.renew")}
                </Button>
                <Button color="error" onClick={() => ask("end")}>
                  {translate("secondStep.end")}
                </Button>
              </>
            ) : (
              <Button variant="contained" onClick={() => ask("start")}>
                {translate("secondStep.start")}
              </Button>
            )}
          </Stack>
        </Stack>
      )}
      {asking && (
        <PasswordDialog
          title={translate(`secondStep.${asking}`)}
          means={translate(
            asking === "end" && status.isDemanded
              ? "secondStep.means.endDemanded"
              : `secondStep.means.${asking}`,
          )}
          confirm={translate(`secondStep.${asking}`)}
          colour={asking === "end" ? "error" : "primary"}
          isPending={calls[asking].isPending}
          error={calls[asking].error}
          onConfirm={send[asking]}
          onClose={close}
        />
      )}
    </FormSection>
  );
}
