import type { IncomingMessage, ServerResponse } from "node:http";
import { type Actor, guest } from "../../accounts/actor";
import { asActor } from "../../accounts/api-keys/as-actor";
import { findKey, type HeldKey } from "../../accounts/api-keys/find-key";
import { authLimits } from "../../accounts/limits/auth-limits";
import type { Endpoint } from "../../contract/endpoint";
import { isOpenToKeys, scopeOf } from "../../contract/key-scopes";
import { messages } from "../../contract/messages";
import { networkOf } from "../../contract/network";
import { Refusal } from "../../contract/refusal";
import { clientAddress } from "../../platform/visitor/client-address";
import { noteWho } from "../../platform/visitor/security-log";

/** Finds the key and counts the call; whoever goes on with a wrong one hears 429 at some point. */
async function known(shown: string, req: IncomingMessage): Promise<HeldKey> {
  try {
    return await findKey(shown);
  } catch (error) {
    if (error instanceof Refusal) await authLimits.wrongKeyByAddress.count(networkOf(clientAddress(req)));
    throw error;
  }
}

/** Tells how many calls are left, in the fields of draft-ietf-httpapi-ratelimit-headers. */
async function countCall({ id }: HeldKey, res: ServerResponse): Promise<void> {
  try {
    const { most, left, resetSeconds } = await authLimits.apiKey.count(id);
    res.setHeader("ratelimit-policy", `"key";q=${most};w=60`);
    res.setHeader("ratelimit", `"key";r=${left};t=${resetSeconds}`);
  } catch (error) {
    if (error instanceof Refusal)
      res.setHeader("ratelimit", `"key";r=0;t=${Math.ceil(error.extra.retryAfterSeconds ?? 0)}`);
    throw error;
  }
}

/**
 * Who calls with the key that a request shows: a guest where anybody may read, otherwise the key itself. Throws 401 for a
 * key that opens nothing, 429 for too many calls, 403 for a call that no key or not this one may make.
 */
export async function admitKey(
  entry: Endpoint,
  shown: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<Actor> {
  const key = await known(shown, req);
  noteWho(res, { kind: "admin", id: key.id });
  await countCall(key, res);
  if (!isOpenToKeys(entry)) throw new Refusal(403, "key_closed", messages.keyClosed);
  const scope = scopeOf(entry);
  if (scope && !key.scopes.has(scope))
    throw new Refusal(403, "scope_missing", messages.keyScopeMissing(scope), { data: { scope } });
  return scope ? asActor(key) : guest;
}
