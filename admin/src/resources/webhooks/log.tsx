import { type WebhookLogPart, webhookLogParts } from "@contract/webhook-events";
import type { Webhook } from "@contract/webhooks";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { useSend } from "../../account/use-send";
import { LoadFailed } from "../../components/load-failed";
import { call } from "../../providers/call";
import { LogRow } from "./log-row";
import { useRefreshWebhooks, useWebhookLog } from "./use-webhooks";

type Shown = "all" | WebhookLogPart;
const parts: readonly Shown[] = ["all", ...webhookLogParts];

type PartsProps = { shown: Shown; onChoose: (shown: Shown) => void };

function LogParts({ shown, onChoose }: PartsProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={shown}
      // Pressed again, it stays as it is.
      onChange={(_, chosen: Shown | null) => chosen && onChoose(chosen)}
      aria-label={translate("programs.logParts.name")}
      sx={{ my: 1 }}
    >
      {parts.map((one) => (
        <ToggleButton key={one} value={one}>
          {translate(`programs.logParts.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

type Props = { webhook: Webhook; shown: Shown };

function Messages({ webhook, shown }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefreshWebhooks();
  const log = useWebhookLog(webhook._id, shown === "all" ? undefined : shown);
  const { isBusy, sentence, send } = useSend();
  const resend = (deliveryId: string) =>
    send(async () => {
      const { message } = await call("adminResendWebhook", { params: { id: webhook._id, deliveryId } });
      if (message) notify(message, { type: "success" });
      refresh();
    });
  if (!log.data && log.error)
    return <LoadFailed sentence={log.error.message} retry={() => void log.refetch()} />;
  if (!log.data) return <Skeleton variant="rounded" height={80} />;
  const messages = log.data.pages.flatMap(({ data }) => data);
  return (
    <>
      {sentence && <Typography color="error">{sentence}</Typography>}
      {messages.length === 0 && (
        <Typography color="text.secondary">
          {translate(shown === "all" ? "programs.noMessages" : "programs.noneOfPart")}
        </Typography>
      )}
      <Box sx={{ maxHeight: 420, overflowY: "auto" }}>
        <Box component="ul" aria-label={translate("programs.log")} sx={{ listStyle: "none", m: 0, p: 0 }}>
          {messages.map((delivery) => (
            <LogRow
              key={delivery._id}
              delivery={delivery}
              isBusy={isBusy}
              onResend={webhook.state === "active" ? () => void resend(delivery._id) : undefined}
            />
          ))}
        </Box>
        {log.hasNextPage && (
          <Button size="small" loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {translate("programs.showOlder")}
          </Button>
        )}
      </Box>
      {log.error && (
        <LoadFailed
          sentence={log.error.message}
          retry={() => void (log.isFetchNextPageError ? log.fetchNextPage() : log.refetch())}
        />
      )}
    </>
  );
}

/** The messages to an address, all or a part of them, from the latest. */
export function WebhookLog({ webhook }: { webhook: Webhook }) {
  const [shown, setShown] = useState<Shown>("all");
  return (
    <>
      <LogParts shown={shown} onChoose={setShown} />
      <Messages key={shown} webhook={webhook} shown={shown} />
    </>
  );
}
