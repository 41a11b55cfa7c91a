import type { Webhook } from "@contract/webhooks";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { useSend } from "../../account/use-send";
import { formatMoment } from "../../format";
import { call } from "../../providers/call";
import type { WebhookAction } from "./act-dialog";
import { eventText } from "./event-picker";
import { WebhookLog } from "./log";
import { useRefreshWebhooks } from "./use-webhooks";

const colors = { active: "success", off: "default", paused: "error" } as const;

type Props = {
  webhook: Webhook;
  onChange: () => void;
  onAct: (action: WebhookAction) => void;
};

/** An address with what it is told, how it stands, and its log. */
export function WebhookRow({ webhook, onChange, onAct }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefreshWebhooks();
  const [isLogOpen, setIsLogOpen] = useState(false);
  const { isBusy, sentence, send } = useSend();
  const { _id: id, url, events, state, lastOkAt, waiting } = webhook;
  const { host } = new URL(url);
  const isOn = state === "active";
  const test = () =>
    send(async () => {
      const { message } = await call("adminTestWebhook", { params: { id } });
      if (message) notify(message, { type: "success" });
      setIsLogOpen(true);
      refresh();
    });
  const facts = [
    lastOkAt ? translate("programs.lastOk", { at: formatMoment(lastOkAt) }) : translate("programs.neverOk"),
    waiting > 0 && translate("programs.waiting", { count: waiting }),
  ].filter(Boolean);
  const button = (words: string, onClick: () => void, color: "primary" | "error" = "primary") => (
    <Button size="small" color={color} aria-label={`${words}: ${host}`} onClick={onClick}>
      {words}
    </Button>
  );
  const toggle = isOn ? "switchOff" : "switchOn";
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: "divider" }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{url}</Typography>
        <Chip
          size="small"
          variant="outlined"
          color={colors[state]}
          label={translate(`programs.webhookStates.${state}`)}
        />
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {facts.join(" · ")}
      </Typography>
      {state === "paused" && <Typography variant="body2">{translate("programs.pausedHelp")}</Typography>}
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 0.5, my: 1 }}>
        {events.map((event) => (
          <Chip key={event} size="small" label={translate(eventText(event))} />
        ))}
      </Stack>
      {sentence && <Typography color="error">{sentence}</Typography>}
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", columnGap: 1 }}>
        <Button
          size="small"
          aria-expanded={isLogOpen}
          aria-label={`${translate("programs.log")}: ${host}`}
          onClick={() => setIsLogOpen(!isLogOpen)}
        >
          {translate("programs.log")}
        </Button>
        {isOn && (
          <Button
            size="small"
            loading={isBusy}
            aria-label={`${translate("programs.test")}: ${host}`}
            onClick={() => void test()}
          >
            {translate("programs.test")}
          </Button>
        )}
        {button(translate("programs.changeWebhook"), onChange)}
        {button(translate("programs.actions.rotate"), () => onAct("rotate"))}
        {button(translate(`programs.actions.${toggle}`), () => onAct(toggle))}
        {button(translate("programs.actions.remove"), () => onAct("remove"), "error")}
      </Stack>
      {isLogOpen && <WebhookLog webhook={webhook} />}
    </Box>
  );
}
