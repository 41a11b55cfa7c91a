import { confirmStaff } from "../../accounts/confirm-staff";
import { languageOf } from "../../accounts/language";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { webhooks } from "../../contract/webhooks";
import {
  addWebhook,
  deleteWebhook,
  editWebhook,
  resend,
  rotateSecret,
  sendTest,
} from "../../webhooks/change";
import { wakeWebhooks } from "../../webhooks/deliver";
import { readLog, readWebhook, readWebhooks } from "../../webhooks/read";
import type { Routes } from "../pipeline/route";

async function webhookWith(id: string) {
  const found = await readWebhook(id);
  if (!found) throw refuse.notFound(messages.webhookNotFound);
  return found;
}

export const webhooksRoutes = {
  adminGetWebhooks: async () => ({ data: await readWebhooks() }),

  adminAddWebhook: async ({ body, actor, scope, req }) => {
    await confirmStaff(scope, actor, body);
    const { id, secret } = await addWebhook(body.url, body.events, languageOf(req) ?? "en");
    return { data: { ...(await webhookWith(id)), secret }, message: messages.webhookAdded };
  },

  adminEditWebhook: async ({ params, body, actor, scope }) => {
    await webhookWith(params.id);
    await confirmStaff(scope, actor, body);
    await editWebhook(params.id, body);
    return { data: await webhookWith(params.id), message: messages.webhookChanged };
  },

  adminDeleteWebhook: async ({ params, body, actor, scope }) => {
    await webhookWith(params.id);
    await confirmStaff(scope, actor, body);
    await deleteWebhook(params.id);
    return { data: { _id: params.id }, message: messages.webhookDeleted };
  },

  adminRotateWebhookSecret: async ({ params, body, actor, scope }) => {
    await webhookWith(params.id);
    await confirmStaff(scope, actor, body);
    return { data: { secret: await rotateSecret(params.id) }, message: messages.webhookRotated };
  },

  adminGetWebhookLog: async ({ params, query }) => {
    await webhookWith(params.id);
    return readLog(params.id, query);
  },

  adminTestWebhook: async ({ params }) => {
    await webhookWith(params.id);
    await sendTest(params.id);
    wakeWebhooks();
    return { data: await webhookWith(params.id), message: messages.webhookSent };
  },

  adminResendWebhook: async ({ params }) => {
    await webhookWith(params.id);
    await resend(params.id, params.deliveryId);
    wakeWebhooks();
    return { data: await webhookWith(params.id), message: messages.webhookSent };
  },
} satisfies Routes<typeof webhooks>;
