import { accountRoutes } from "@contract/generated/account-routes";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { deviceId } from "../src/features/push/device-id";

const origin = "https://shop.example";
type Listener = (event: object) => void;

/** What a worker's global has of it. */
function fakeScope() {
  const listeners = new Map<string, Listener>();
  const scope = {
    location: new URL(`${origin}/sw.js`),
    registration: {
      showNotification: vi.fn(async (_title: string, _options: object) => undefined),
      pushManager: {
        subscribe: vi.fn(async (_options: object) => subscription("https://push.example/by-itself")),
      },
    },
    clients: {
      matchAll: vi.fn(async (): Promise<object[]> => []),
      openWindow: vi.fn(async (_url: string) => null),
    },
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
  };
  /** Resolves when the worker may be stopped again. */
  async function happen(kind: string, event: object): Promise<void> {
    const begun: Promise<unknown>[] = [];
    listeners.get(kind)?.({ ...event, waitUntil: (work: Promise<unknown>) => begun.push(work) });
    await Promise.all(begun);
  }
  return { scope, happen };
}

const subscription = (endpoint: string) => ({
  endpoint,
  toJSON: () => ({ endpoint, keys: { p256dh: "key", auth: "secret" } }),
});

let { scope, happen } = fakeScope();
beforeEach(async () => {
  ({ scope, happen } = fakeScope());
  vi.resetModules();
  vi.doMock("./scope", () => ({ scope }));
  (await import("./push")).listenForPushes();
});

describe("what the shop has sent", () => {
  it("is shown in its own language, the latest of an order in place of what was there, and heard again", async () => {
    const words = {
      title: "तुमची ऑर्डर निघाली आहे",
      body: "ऑर्डर SB-26-1001 आमच्या दुकानातून निघाली आहे.",
      path: "/mr/shop/order/order_1",
      icon: "/icon.png",
      tag: "order_1",
      language: "mr",
    };
    await happen("push", { data: { json: () => words } });
    expect(scope.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
      words.title,
      expect.objectContaining({
        body: words.body,
        lang: "mr",
        tag: "order_1",
        renotify: true,
        data: words.path,
      }),
    );
  });
});

describe("a notification that is tapped", () => {
  const notification = { data: "/mr/shop/order/order_1", close: vi.fn() };
  const tap = () => happen("notificationclick", { notification });
  const tab = (url: string) => ({
    url: origin + url,
    focus: vi.fn(async () => undefined),
    navigate: vi.fn(async () => undefined),
  });

  it("is put away, and its order opens in the language of its words where no tab shows the shop", async () => {
    await tap();
    expect(notification.close).toHaveBeenCalled();
    expect(scope.clients.openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/mr/shop/order/order_1`);
  });

  it("leads to the tab that shows the order already, in whatever language, and opens no other", async () => {
    const [other, order] = [tab("/shop/home"), tab("/hi/shop/order/order_1?from=mail")];
    scope.clients.matchAll.mockResolvedValue([other, order]);
    await tap();
    expect(order.focus).toHaveBeenCalledOnce();
    expect(other.focus).not.toHaveBeenCalled();
    expect(scope.clients.openWindow).not.toHaveBeenCalled();
  });

  it("takes no tab away from what is being read or typed there", async () => {
    const other = tab("/shop/checkout");
    scope.clients.matchAll.mockResolvedValue([other]);
    await tap();
    expect(other.navigate).not.toHaveBeenCalled();
    expect(scope.clients.openWindow).toHaveBeenCalledOnce();
  });
});

describe("a browser that changes the address of its notifications", () => {
  const oldSubscription = subscription("https://push.example/before");
  const [, readPath] = accountRoutes.getPush;
  const [method, path] = accountRoutes.subscribePush;

  async function shopKnows(devices: { id: string }[], status = 200) {
    const shop = vi.fn(async (_path: string, _init?: RequestInit) =>
      Response.json({ success: true, data: { publicKey: "BPub_Key-0", devices } }, { status }),
    );
    vi.stubGlobal("fetch", shop);
    return shop;
  }
  const sentTo = (shop: Awaited<ReturnType<typeof shopKnows>>) =>
    shop.mock.calls.filter(([, init]) => init?.method === method);

  it("tells the shop the new one, which takes the place of the one before", async () => {
    const replaces = await deviceId(oldSubscription.endpoint);
    const shop = await shopKnows([{ id: "another" }, { id: replaces }]);
    await happen("pushsubscriptionchange", {
      oldSubscription,
      newSubscription: subscription("https://push.example/after"),
    });
    expect(shop.mock.calls[0]?.[0]).toBe(readPath);
    const [[sentPath, init] = []] = sentTo(shop);
    expect(sentPath).toBe(path);
    expect(JSON.parse(String(init?.body))).toEqual({
      endpoint: "https://push.example/after",
      keys: { p256dh: "key", auth: "secret" },
      replaces,
    });
    expect(scope.registration.pushManager.subscribe).not.toHaveBeenCalled();
  });

  it("asks for a new one itself where the browser brings none", async () => {
    const shop = await shopKnows([{ id: await deviceId(oldSubscription.endpoint) }]);
    await happen("pushsubscriptionchange", { oldSubscription, newSubscription: null });
    expect(scope.registration.pushManager.subscribe).toHaveBeenCalledWith(
      expect.objectContaining({ userVisibleOnly: true }),
    );
    expect(JSON.parse(String(sentTo(shop)[0]?.[1]?.body))).toMatchObject({
      endpoint: "https://push.example/by-itself",
    });
  });

  it("subscribes nobody who is signed out, or whose device the shop does not know", async () => {
    for (const shop of [await shopKnows([{ id: "another" }]), await shopKnows([], 401)]) {
      vi.stubGlobal("fetch", shop);
      await happen("pushsubscriptionchange", {
        oldSubscription,
        newSubscription: subscription("https://x.example"),
      });
      expect(sentTo(shop)).toEqual([]);
    }
    await happen("pushsubscriptionchange", { oldSubscription: null });
    expect(scope.registration.pushManager.subscribe).not.toHaveBeenCalled();
  });
});
