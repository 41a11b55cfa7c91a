import { languages } from "@contract/constants";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { deviceId } from "./device-id";
import PushOffer from "./push-offer";
import PushSetting from "./push-setting";

const endpoint = "https://push.example.com/asha";
const keys = { p256dh: "B".repeat(87), auth: "b".repeat(22) };
const publicKey = "B".repeat(87);
const android = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36";

/** A browser that knows notifications; `answer` is what its owner says to its question. */
function browserWith(answer: NotificationPermission, permission: NotificationPermission = "default") {
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: vi.fn(async () => true) };
  let current: typeof subscription | null = null;
  const pushManager = {
    subscribe: vi.fn(async () => {
      current = subscription;
      return subscription;
    }),
    getSubscription: async () => current,
  };
  const notification = {
    permission,
    requestPermission: vi.fn(async () => {
      notification.permission = answer;
      return answer;
    }),
  };
  const registration = { pushManager };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", notification);
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  return { notification, pushManager, subscription };
}

function shopWith(isOn: boolean, key: string | null = publicKey, id = "") {
  const shop = new ShopStandIn();
  const device = {
    id,
    browser: "Chrome",
    system: "Android",
    createdAt: "2026-11-20T08:00:00.000Z",
    lastUsedAt: null,
  };
  shop.on("getPush", { success: true, data: { publicKey: key, devices: isOn ? [device] : [] } });
  shop.on("subscribePush", { success: true, data: device, message: "Done!" });
  return { shop, device };
}

let agent: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  agent = vi.spyOn(navigator, "userAgent", "get").mockReturnValue(android);
  document.body.insertAdjacentHTML(
    "beforeend",
    '<script type="application/json" id="scripts">["e","i"]</script>',
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  agent.mockRestore();
  Reflect.deleteProperty(navigator, "serviceWorker");
  document.getElementById("scripts")?.remove();
});

const on = () => screen.findByRole("button", { name: "Tell me on this phone when my parcel moves" });
const open = (shop: ShopStandIn, Part = PushOffer) => renderInShop(<Part />, { texts: ["push"], shop });

describe("news of orders on a device", () => {
  it("is offered with what comes, and the browser asks nothing before a tap", async () => {
    const { notification } = browserWith("granted");
    await open(shopWith(false).shop);
    await on();
    expect(screen.getByText(/Only your order's number is in it, and never advertising/)).toBeDefined();
    expect(notification.requestPermission).not.toHaveBeenCalled();
  });

  it("is switched on with a tap, once, and says so on the spot", async () => {
    const { pushManager } = browserWith("granted");
    const { shop } = shopWith(false);
    const { user } = await open(shop);
    const button = await on();
    shop.on("getPush", shopAnswer(await deviceId(endpoint)));
    await user.dblClick(button);
    expect(await screen.findByText("This phone is told when your parcel moves.")).toBeDefined();
    expect(shop.bodies("subscribePush")).toEqual([{ endpoint, keys }]);
    expect(pushManager.subscribe).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("button", { name: "Switch off on this phone" })).toBeDefined();
  });

  it("is switched off at the shop and in the browser", async () => {
    const { pushManager, subscription } = browserWith("granted", "granted");
    await pushManager.subscribe();
    const { shop } = shopWith(true, publicKey, await deviceId(endpoint));
    const { user } = await open(shop, PushSetting);
    const off = await screen.findByRole("button", { name: "Switch off on this phone" });
    shop.on("unsubscribePush", { success: true, message: "Off" });
    shop.on("getPush", { success: true, data: { publicKey, devices: [] } });
    await user.click(off);
    await on();
    expect(subscription.unsubscribe).toHaveBeenCalled();
  });

  it("explains a no kindly, and subscribes nobody", async () => {
    const { pushManager } = browserWith("denied");
    const { shop } = shopWith(false);
    const { user } = await open(shop, PushSetting);
    await user.click(await on());
    expect(await screen.findByText(/are blocked on this device, so we send none here/)).toBeDefined();
    expect(pushManager.subscribe).not.toHaveBeenCalled();
  });

  it("leaves it to somebody who closed the question", async () => {
    browserWith("default");
    const { user } = await open(shopWith(false).shop);
    await user.click(await on());
    expect(await screen.findByText(/^Your browser's question was closed/)).toBeDefined();
    await on();
  });

  it.each([
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) Version/17.6 Mobile/15E148 Safari/604.1",
      /“Add to Home Screen”/,
    ],
    ["Mozilla/5.0 (Linux; Android 12; wv) Version/4.0 Chrome/131.0 Instagram 360.0", /inside another app/],
    ["Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/40.0", /cannot show notifications/],
  ])("says why not in %s", async (userAgent, why) => {
    agent.mockReturnValue(userAgent);
    await open(shopWith(false).shop, PushSetting);
    expect(await screen.findByText(why)).toBeDefined();
  });

  it("is not offered by a shop that sends none, nor where it is on already", async () => {
    const { pushManager } = browserWith("granted", "granted");
    const none = shopWith(false, null);
    await open(none.shop);
    await waitFor(() => expect(none.shop.bodies("getPush")).toHaveLength(1));
    expect(screen.queryByRole("button")).toBeNull();
    await pushManager.subscribe();
    const told = shopWith(true, publicKey, await deviceId(endpoint));
    await open(told.shop);
    await waitFor(() => expect(told.shop.bodies("getPush")).toHaveLength(1));
    expect(screen.queryByRole("button")).toBeNull();
  });

  it.each(languages)("is offered in %s", async (language) => {
    browserWith("granted");
    const { t } = await renderInShop(<PushOffer />, {
      language,
      texts: ["push"],
      shop: shopWith(false).shop,
    });
    expect(await screen.findByRole("button", { name: t("push:phone.on") })).toBeDefined();
  });
});

const shopAnswer = (id: string) => ({
  success: true as const,
  data: {
    publicKey,
    devices: [{ id, browser: null, system: null, createdAt: "2026-11-20T08:00:00.000Z", lastUsedAt: null }],
  },
});
