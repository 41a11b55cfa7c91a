import type { Webhook, WebhookDelivery } from "@contract/webhooks";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useNotify, useTranslate } from "react-admin";
import { useSend } from "../../account/use-send";
import { LoadFailed } from "../../components/load-failed";
import { formatMoment } from "../../format";
import { call } from "../../providers/call";
import { eventText } from "./event-picker";
import { useRefreshWebhooks, useWebhookLog } from "./use-webhooks";

const colors = { waiting: "warning", delivered: "success", given_up: "error" } as const;

type RowProps = { delivery: WebhookDelivery; isBusy: boolean; onResend: (() => void) | undefined };

/** One message: what it told, how its last try went, and when it is tried next. */
function LogRow({ delivery, isBusy, onResend }: RowProps) {
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

/** The latest messages to an address. */
export function WebhookLog({ webhook }: { webhook: Webhook }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefreshWebhooks();
  const { data, error, refetch } = useWebhookLog(webhook._id);
  const { isBusy, sentence, send } = useSend();
  const resend = (deliveryId: string) =>
    send(async () => {
      const { message } = await call("adminResendWebhook", { params: { id: webhook._id, deliveryId } });
      if (message) notify(message, { type: "success" });
      refresh();
    });
  if (error) return <LoadFailed sentence={error.message} retry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={80} />;
  return (
    <>
      {sentence && <Typography color="error">{sentence}</Typography>}
      {data.length === 0 && (
        <Typography color="text.secondary">{translate("programs.noMessages")}</Typography>
      )}
      <Box
        component="ul"
        aria-label={translate("programs.log")}
        sx={{ listStyle: "none", m: 0, p: 0, maxHeight: 420, overflowY: "auto" }}
      >
        {data.map((delivery) => (
          <LogRow
            key={delivery._id}
            delivery={delivery}
            isBusy={isBusy}
            onResend={webhook.state === "active" ? () => void resend(delivery._id) : undefined}
          />
        ))}
      </Box>
    </>
  );
}
