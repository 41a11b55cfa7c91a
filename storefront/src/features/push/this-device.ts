import { callOwn } from "@/lib/call-own";
import { deviceId, keyBytes } from "./device-id";
import { workersScript } from "./supported";

/** The public key that a browser subscribes with, null if the shop sends nothing; and whether this device is told. */
export type PushState = { publicKey: string | null; isOn: boolean };

async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

export async function readPush(): Promise<PushState> {
  const { publicKey, devices } = (await callOwn("getPush")).data;
  const own = Notification.permission === "granted" ? await subscribed() : null;
  const id = own && (await deviceId(own.endpoint));
  return { publicKey, isOn: devices.some((device) => device.id === id) };
}

/** Whoever saves data has no worker yet: pages fetch it for reading without a connection alone. */
async function worker(): Promise<ServiceWorkerRegistration> {
  if (!(await navigator.serviceWorker.getRegistration())) await import(/* @vite-ignore */ workersScript());
  return navigator.serviceWorker.ready;
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await worker();
  const options = { userVisibleOnly: true, applicationServerKey: keyBytes(publicKey) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    // Made for a key that the shop had before.
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Asks for permission and subscribes; returns the shop's words, or which answer the browser gave instead of yes. */
export async function turnOn(publicKey: string): Promise<{ said?: string } | "denied" | "default"> {
  const answer = await Notification.requestPermission();
  if (answer !== "granted") return answer;
  const { endpoint, keys } = (await subscribe(publicKey)).toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  const { message } = await callOwn("subscribePush", {
    body: { endpoint: endpoint ?? "", keys: { p256dh, auth } },
  });
  return { ...(message !== undefined && { said: message }) };
}

/** The shop forgets this device, and then its browser does. */
export async function turnOff(): Promise<string | undefined> {
  const own = await subscribed();
  if (!own) return undefined;
  const { message } = await callOwn("unsubscribePush", { params: { id: await deviceId(own.endpoint) } });
  await own.unsubscribe();
  return message;
}
