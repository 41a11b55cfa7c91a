import type { ResponseOf } from "@contract";
import { accountRoutes } from "@contract/generated/account-routes";
import { splitAddress } from "@contract/page-addresses";
import { deviceId, keyBytes } from "../src/features/push/device-id";
import { scope } from "./scope";

/** As the shop writes it (backend/src/notifications/push/send-push.ts). */
type PushWords = { title: string; body: string; path: string; icon: string; tag: string; language: string };

const optionsOf = ({ body, path, icon, tag, language }: PushWords): NotificationOptions => ({
  body,
  icon,
  badge: icon,
  // The latest news of an order takes the place of what was there, and is heard like the first.
  tag,
  ...{ renotify: true },
  lang: language,
  data: path,
});

/** Shows what the shop has sent. */
async function show(words: PushWords): Promise<void> {
  await scope.registration.showNotification(words.title, optionsOf(words));
}

/** Which page an address names, in whatever language. */
const pageOf = (address: string) => splitAddress(new URL(address).pathname).path;

/** The page of a notification: where it is open already, in its reader's language, or in a window of its own. */
async function openPage({ data }: Notification): Promise<void> {
  const url = new URL(String(data), scope.location.origin);
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((one) => pageOf(one.url) === pageOf(url.href));
  await (open ? open.focus() : scope.clients.openWindow(url.href));
}

const json = { Accept: "application/json", "Content-Type": "application/json" };

/** Not among the types: few browsers tell it. */
type SubscriptionChange = ExtendableEvent & {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
};

/**
 * The browser has another endpoint now: the shop hears of it, if it knows the one before as a device of whoever is signed in
 * here. Nobody is subscribed who has not asked for it.
 */
async function renew({ oldSubscription: old, newSubscription }: SubscriptionChange): Promise<void> {
  if (!old) return;
  const [, readPath] = accountRoutes.getPush;
  const read = await fetch(readPath, { headers: json });
  if (!read.ok) return;
  const { publicKey, devices } = ((await read.json()) as ResponseOf<"getPush">).data;
  const replaces = await deviceId(old.endpoint);
  if (publicKey === null || !devices.some(({ id }) => id === replaces)) return;
  const renewed =
    newSubscription ??
    (await scope.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: keyBytes(publicKey),
    }));
  const { endpoint, keys } = renewed.toJSON();
  const [method, path] = accountRoutes.subscribePush;
  await fetch(path, { method, headers: json, body: JSON.stringify({ endpoint, keys, replaces }) });
}

/** Notifications about orders (ADR-0094). */
export function listenForPushes(): void {
  scope.addEventListener("push", (event) => {
    if (event.data) event.waitUntil(show(event.data.json() as PushWords));
  });
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(openPage(event.notification));
  });
  scope.addEventListener("pushsubscriptionchange", (event) => {
    const change = event as SubscriptionChange;
    change.waitUntil(renew(change));
  });
}
