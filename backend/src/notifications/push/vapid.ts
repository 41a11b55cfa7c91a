import { env } from "../../platform/env";
import { vapidPair } from "../../platform/secrets/vapid-key";

type Vapid = { publicKey: string; privateKey: string; subject: string };

let made: { of: string; pair: ReturnType<typeof vapidPair> } | undefined;

/** What signs the shop's pushes, and where a push service complains of them; undefined if the shop sends none. */
export function vapid(): Vapid | undefined {
  const { VAPID_PRIVATE_KEY: key, MAIL_FROM } = env();
  if (key === undefined) return undefined;
  if (made?.of !== key) made = { of: key, pair: vapidPair(key) };
  const address = /<([^<>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
  return { ...made.pair, subject: `mailto:${address.trim()}` };
}
