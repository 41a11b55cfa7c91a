import type { WebhookEvent } from "@contract/webhook-events";
import type { Webhook } from "@contract/webhooks";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { ProofDialog, type SentProof } from "../../components/proof-dialog";
import { call } from "../../providers/call";
import { EventPicker } from "./event-picker";
import { useRefreshWebhooks } from "./use-webhooks";

type Props = {
  /** The one to change; undefined for a new one. */
  webhook?: Webhook | undefined;
  onSecret: (secret: string) => void;
  onClose: () => void;
};

/** Adds an address, or changes one. */
export function FormDialog({ webhook, onSecret, onClose }: Props) {
  const translate = useTranslate();
  const refresh = useRefreshWebhooks();
  const [url, setUrl] = useState(webhook?.url ?? "");
  const [events, setEvents] = useState<WebhookEvent[]>(webhook?.events ?? []);
  const send = async (proof: SentProof) => {
    if (webhook)
      return call("adminEditWebhook", { params: { id: webhook._id }, body: { url, events, ...proof } });
    const { data, message } = await call("adminAddWebhook", { body: { url, events, ...proof } });
    onSecret(data.secret);
    return { message };
  };
  return (
    <ProofDialog
      title={translate(webhook ? "programs.changeWebhook" : "programs.addWebhook")}
      means={translate("programs.webhookMeans")}
      confirm={translate(webhook ? "ra.action.save" : "programs.addWebhook")}
      send={send}
      onDone={refresh}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            fullWidth
            required
            type="url"
            margin="dense"
            label={translate("programs.address")}
            value={url}
            onChange={({ target }) => setUrl(target.value)}
            placeholder="https://"
            error={errors.url !== undefined}
            helperText={errors.url ?? translate("programs.addressHelp")}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 500 } }}
          />
          <EventPicker events={events} onChange={setEvents} error={errors.events} />
        </>
      )}
    </ProofDialog>
  );
}
