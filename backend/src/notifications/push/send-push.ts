import webPush from "web-push";
import type { Language } from "../../contract/constants";
import { env } from "../../platform/env";
import { postOut } from "../../platform/outgoing/post";
import { vapid } from "./vapid";

/** What the service worker shows (storefront/worker/push.ts). */
export type PushWords = {
  title: string;
  body: string;
  /** What it opens: a path of the shop. */
  path: string;
  /** The shop's sign beside it, a path. */
  icon: string;
  /** News with the same tag replace one another. */
  tag: string;
  language: Language;
};

export type Urgency = { ttlSeconds: number; urgency: "normal" | "high" };

/** Where a browser takes messages, and the keys that it alone can read them with. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** The push service knows this device no more: its browser has ended it, or was removed. */
export class PushGone extends Error {
  override name = "PushGone";
}

/**
 * Encrypts a message for a device (RFC 8291) and hands it to its push service, as a webhook is posted: to public addresses alone.
 * A device that was away gets only the latest with the same tag. Throws `PushGone`, or another error if it may be tried again.
 */
export async function sendPush(target: PushTarget, words: PushWords, how: Urgency): Promise<void> {
  const signedBy = vapid();
  if (!signedBy) throw new Error("There is no VAPID_PRIVATE_KEY to sign pushes with.");
  const { endpoint, p256dh, auth } = target;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(words),
    {
      vapidDetails: signedBy,
      TTL: how.ttlSeconds,
      urgency: how.urgency,
      topic: words.tag,
      contentEncoding: "aes128gcm",
    },
  );
  const { status } = await postOut(endpoint, {
    body,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    local: env().PUSH_LOCAL_ORIGIN,
  });
  if (status === 404 || status === 410) throw new PushGone(`The push service said ${status}`);
  if (status < 200 || status >= 300) throw new Error(`The push service said ${status}`);
}
