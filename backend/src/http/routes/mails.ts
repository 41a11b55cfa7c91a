import { authLimits } from "../../accounts/limits/auth-limits";
import type { mails } from "../../contract/mails";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { sendByMail } from "../../notifications/channels";
import { standardMailWords } from "../../notifications/standard-words";
import { sampleMail } from "../../order-lifecycle/messages/sample-mail";
import { mailWordsForm } from "../../platform/identity/mail-words";
import { log } from "../../platform/log";
import type { Routes } from "../pipeline/route";

const read = async () => ({ data: await mailWordsForm.saved(), standard: standardMailWords() });

export const mailsRoutes = {
  adminGetMails: read,

  adminSaveMails: async ({ body }) => {
    const { version, edition, ...sent } = body;
    await mailWordsForm.save(sent, { version, edition });
    return { message: messages.mailsSaved, ...(await read()) };
  },

  adminPreviewMail: async ({ body, actor }) => {
    const { subject, html, text } = sampleMail(body, actor);
    return { data: { subject, html, text } };
  },

  // Sent at once rather than through the outbox: who tries out the mails waits for what their server says.
  adminSendTestMail: async ({ body, actor, scope }) => {
    await authLimits.testMailByAccount.count(actor.id);
    const mail = sampleMail(body, actor);
    try {
      await sendByMail(scope, mail, { kind: "test-mail" });
    } catch (error) {
      log.warn({ err: error }, "a test mail was not sent");
      throw refuse.outside(messages.mailServerRefused);
    }
    return { message: messages.testMailSent, data: { to: actor.email } };
  },
} satisfies Routes<typeof mails>;
