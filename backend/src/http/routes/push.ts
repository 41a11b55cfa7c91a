import { ECDH } from "node:crypto";
import { languageFor } from "../../accounts/language";
import { authLimits } from "../../accounts/limits/auth-limits";
import { keepPushDevice, pushDevicesOf, removePushDevice } from "../../accounts/push/devices";
import { deviceOf } from "../../accounts/sessions/device-words";
import { shownHash } from "../../accounts/sessions/session-cookie";
import { messages } from "../../contract/messages";
import type { push } from "../../contract/push";
import { refuse } from "../../contract/refusal";
import { vapid } from "../../notifications/push/vapid";
import { env } from "../../platform/env";
import { publicUrl } from "../../platform/outgoing/public-address";
import type { Routes } from "../pipeline/route";

/** A public key that nothing can be encrypted for is no browser's. */
function refuseNoPoint(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, "prime256v1", "base64url", "base64url", "uncompressed");
  } catch {
    throw refuse.invalid([{ field: "keys.p256dh", message: messages.pushKeyMalformed }]);
  }
}

export const pushRoutes = {
  getPush: async ({ actor }) => {
    const publicKey = vapid()?.publicKey;
    const devices = publicKey === undefined ? [] : await pushDevicesOf(actor.id, publicKey);
    return { data: { publicKey: publicKey ?? null, devices } };
  },

  subscribePush: async ({ body: { endpoint, keys, replaces }, actor, req }) => {
    const signedBy = vapid();
    if (!signedBy) throw refuse.conflict("push_off", messages.pushOff);
    await authLimits.pushByAccount.count(actor.id);
    const checked = publicUrl(endpoint, env().PUSH_LOCAL_ORIGIN);
    if ("fault" in checked)
      throw refuse.invalid([{ field: "endpoint", message: messages.pushEndpointRefused }]);
    refuseNoPoint(keys.p256dh);
    const kept = await keepPushDevice({
      endpoint,
      ...keys,
      ...deviceOf(req.headers["user-agent"]),
      customerId: actor.id,
      tokenHash: shownHash(req),
      serverKey: signedBy.publicKey,
      language: await languageFor(actor, req),
      replaces: replaces ?? null,
    });
    if (!kept) throw refuse.unauthenticated();
    return { data: kept, message: messages.pushDeviceOn };
  },

  unsubscribePush: async ({ params: { id }, actor }) => {
    await removePushDevice(actor.id, id);
    return { message: messages.pushDeviceOff };
  },
} satisfies Routes<typeof push>;
