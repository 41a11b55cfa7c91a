import type { AddressInfo } from "node:net";
import type { Notice } from "../../../sandbox/push/stand-in";
import { openPush } from "../../../sandbox/push/stand-in";
import { serve } from "../../../sandbox/serve";
import type { PushWords } from "../../src/notifications/push/send-push";

/** The sandbox's push service on a port of its own. */
export async function startPushService() {
  let origin = "";
  const server = await serve(0, openPush(() => origin).routes);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call = async (method: string, path: string) =>
    (await fetch(origin + path, { method })).json() as Promise<unknown>;
  return {
    origin,
    /** A new phone: what its browser would hand to the shop, and what it was sent, oldest first. */
    phone: async () => {
      const made = (await call("POST", "/push")) as {
        id: string;
        endpoint: string;
        keys: { p256dh: string; auth: string };
      };
      const { id, ...subscription } = made;
      const notices = async () => ((await call("GET", `/push/${id}`)) as Notice[]).reverse();
      return {
        subscription,
        notices,
        came: async () => (await notices()).map(({ text }) => JSON.parse(text) as PushWords),
        breaks: () => call("DELETE", `/push/${id}`),
      };
    },
    /** What it says from now on instead of taking messages; nothing: it takes them again. */
    says: (status?: number) => call("PUT", status ? `/push?say=${status}` : "/push"),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
