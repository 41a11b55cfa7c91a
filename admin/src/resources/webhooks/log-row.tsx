import type { WebhookDelivery } from "@contract/webhooks";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { formatMoment } from "../../format";
import { eventText } from "./event-picker";

const colors = { waiting: "warning", delivered: "success", given_up: "error" } as const;

type Props = { delivery: WebhookDelivery; isBusy: boolean; onResend: (() => void) | undefined };

/** One message: what it told, how its last try went, and when it is tried next. */
export function LogRow({ delivery, isBusy, onResend }: Props) {
  const translate = useTranslate();
  const { type, objectId, at, attempts, state, lastStatus, lastMs, lastError, nextAt } = delivery;
  const tried = [
    lastStatus !== null && translate("programs.answered", { status: lastStatus, ms: lastMs ?? 0 }),
    lastError,
    attempts > 1 && translate("programs.tries", { count: attempts }),
    nextAt && attempts > 0 && translate("programs.next", { at: formatMoment(nextAt) }),
  ].filter(Boolean);
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: "divider" }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Chip
          size="small"
          variant="outlined"
          color={colors[state]}
          label={translate(`programs.messageStates.${state}`)}
        />
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {translate(eventText(type))}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {formatMoment(at)}
        </Typography>
        {onResend && state !== "waiting" && (
          <Button
            size="small"
            loading={isBusy}
            aria-label={`${translate("programs.resend")}: ${translate(eventText(type))}, ${formatMoment(at)}`}
            onClick={onResend}
          >
            {translate("programs.resend")}
          </Button>
        )}
      </Stack>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
        {type !== "test" && <code>{objectId}</code>}
        {type !== "test" && tried.length > 0 && " · "}
        {tried.join(" · ")}
      </Typography>
    </Box>
  );
}
