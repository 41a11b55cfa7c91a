import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import { env } from "../platform/env";
import { publicUrl } from "../platform/outgoing/public-address";

const words = {
  malformed: messages.webhookUrlMalformed,
  notHttps: messages.webhookUrlNotHttps,
  notPublic: messages.webhookUrlNotPublic,
} as const;

/** The address of a webhook in its stored form; throws 422 for one that is not https and public. */
export function checkWebhookUrl(typed: string): string {
  const checked = publicUrl(typed, env().WEBHOOK_LOCAL_ORIGIN);
  if ("fault" in checked) throw refuse.invalid([{ field: "url", message: words[checked.fault] }]);
  return checked.url;
}
