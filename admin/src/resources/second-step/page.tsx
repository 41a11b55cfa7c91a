import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useSyncExternalStore } from "react";
import { Title, useTranslate } from "react-admin";
import { May } from "../../access/may";
import { LoadFailed } from "../../components/load-failed";
import { session } from "../../session/session";
import { Demand } from "./demand";
import { OwnStep } from "./own-step";
import { useSecondFactor } from "./use-second-factor";

/** The second step at sign-in: one's own, and whether all staff need one. */
export function SecondStepPage() {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useSecondFactor();
  const isOwed = useSyncExternalStore(session.listen, session.owesSecondFactor);
  return (
    <Box sx={{ mt: 2 }}>
      <Title title={translate("panel.menu.secondStep")} />
      {isOwed && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate("secondStep.owed")}
        </Alert>
      )}
      {error && <LoadFailed sentence={error.message} retry={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={240} />}
      {data && <OwnStep status={data} onSettled={session.settlesSecondFactor} />}
      <May permission="staff">{data && !isOwed && <Demand status={data} />}</May>
    </Box>
  );
}
