import type { Webhook } from "@contract/webhooks";
import { useTranslate } from "react-admin";
import { ProofDialog, type SentProof } from "../../components/proof-dialog";
import { call } from "../../providers/call";
import { useRefreshWebhooks } from "./use-webhooks";

export type WebhookAction = "switchOff" | "switchOn" | "rotate" | "remove";

type Props = {
  webhook: Webhook;
  action: WebhookAction;
  onSecret: (secret: string) => void;
  onClose: () => void;
};

/** One change to an address. */
export function ActDialog({ webhook, action, onSecret, onClose }: Props) {
  const translate = useTranslate();
  const refresh = useRefreshWebhooks();
  const params = { id: webhook._id };
  const sending: Record<WebhookAction, (body: SentProof) => Promise<{ message?: string }>> = {
    switchOff: (body) => call("adminEditWebhook", { params, body: { active: false, ...body } }),
    switchOn: (body) => call("adminEditWebhook", { params, body: { active: true, ...body } }),
    remove: (body) => call("adminDeleteWebhook", { params, body }),
    rotate: async (body) => {
      const { data, message } = await call("adminRotateWebhookSecret", { params, body });
      onSecret(data.secret);
      return message === undefined ? {} : { message };
    },
  };
  return (
    <ProofDialog
      title={translate(`programs.actions.${action}`)}
      means={`${new URL(webhook.url).host}: ${translate(`programs.means.${action}`)}`}
      confirm={translate(`programs.actions.${action}`)}
      isDangerous={action === "remove" || action === "switchOff"}
      send={sending[action]}
      onDone={refresh}
      onClose={onClose}
    />
  );
}
