import { makeApiKey, revokeApiKey } from "../../accounts/api-keys/change";
import { readApiKey, readApiKeys } from "../../accounts/api-keys/read-keys";
import { confirmStaff } from "../../accounts/confirm-staff";
import { languageOf } from "../../accounts/language";
import type { apiKeys } from "../../contract/api-keys";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { wake } from "../../platform/queue/workers";
import type { Routes } from "../pipeline/route";

async function keyWith(id: string) {
  const found = await readApiKey(id);
  if (!found) throw refuse.notFound(messages.keyNotFound);
  return found;
}

export const apiKeysRoutes = {
  adminGetApiKeys: async () => ({ data: await readApiKeys() }),

  adminMakeApiKey: async ({ body, actor, scope, req }) => {
    await confirmStaff(scope, actor, body);
    const { id, secret } = await makeApiKey(actor, body, languageOf(req) ?? "en");
    wake("outbox");
    return { data: { ...(await keyWith(id)), secret }, message: messages.keyMade };
  },

  adminRevokeApiKey: async ({ params, body, actor, scope }) => {
    await keyWith(params.id);
    await confirmStaff(scope, actor, body);
    await revokeApiKey(params.id);
    return { data: await keyWith(params.id), message: messages.keyRevoked };
  },
} satisfies Routes<typeof apiKeys>;
