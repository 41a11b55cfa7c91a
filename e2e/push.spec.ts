import type { Page } from "@playwright/test";
import { demoAdmin, expect, look, signIn, test } from "./fixtures";
import { becomeBuyer } from "./support/buyer";
import { callShop } from "./support/call-shop";
import { choose } from "./support/choose";
import { askSandbox } from "./support/sandbox";

test.use({ serviceWorkers: "allow", viewport: { width: 360, height: 780 } });

type Subscription = { id: string; endpoint: string; keys: { p256dh: string; auth: string } };
type Words = { title: string; body: string; path: string; tag: string };

/**
 * No push service of a browser can be reached here: the sandbox's stands in for it. A browser without a window knows no
 * notifications either: its question is answered with yes.
 */
async function subscribeAtSandbox(page: Page): Promise<Subscription> {
  const made = (await askSandbox("/push", {})) as Subscription;
  await page.addInitScript(({ endpoint, keys }) => {
    const key = "test-push-subscribed";
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        localStorage.removeItem(key);
        return true;
      },
    } as unknown as PushSubscription;
    const asked = "test-push-granted";
    Object.defineProperty(Notification, "permission", {
      get: () => (localStorage.getItem(asked) ? "granted" : "default"),
    });
    Notification.requestPermission = async () => {
      localStorage.setItem(asked, "1");
      return "granted";
    };
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(key, "1");
      return subscription;
    };
    PushManager.prototype.getSubscription = async () => (localStorage.getItem(key) ? subscription : null);
  }, made);
  return made;
}

const sent = async ({ id }: Subscription) =>
  ((await askSandbox(`/push/${id}`)) as { text: string }[]).map(({ text }) => JSON.parse(text) as Words);

type Shown = { title: string; body: string; tag: string; data: string };

/**
 * Hands messages to the page's service worker, as the browser does when its push service brings one; returns what it would show: a
 * browser without a window shows nothing.
 */
async function deliver(page: Page, messages: readonly Words[]): Promise<Shown[]> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("There is no service worker.");
  await worker.evaluate(() => {
    const self = globalThis as unknown as {
      told: object[];
      registration: { showNotification: (title: string, options: object) => Promise<void> };
    };
    self.told = [];
    self.registration.showNotification = async (title, options) => {
      self.told.push({ title, ...options });
    };
  });
  const cdp = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const registration = registrations.find(({ isDeleted }) => !isDeleted);
      if (registration) resolve(registration.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  const registrationId = await found;
  const told = () => worker.evaluate(() => (globalThis as unknown as { told: Shown[] }).told);
  for (const [nth, message] of messages.entries()) {
    await cdp.send("ServiceWorker.deliverPushMessage", {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
    await expect.poll(told).toHaveLength(nth + 1);
  }
  return told();
}

test("a shopper has this phone told when the parcel moves, hears that it was sent, and switches it off again", async ({
  page,
  browser,
}) => {
  const phone = await subscribeAtSandbox(page);
  await becomeBuyer(page);

  const number = await test.step("places an order, and is offered news of it", async () => {
    await page.goto("/shop/checkout");
    await choose(page.getByRole("radio", { name: /Cash on delivery/ }));
    await page.getByRole("button", { name: /^Place Order/ }).click();
    await expect(page).toHaveURL(/\/order-success\?order=/);
    const offer = page.getByRole("complementary", { name: "Know where your parcel is" });
    await expect(offer).toContainText("Only your order's number is in it, and never advertising.");
    await look(page, "push-offer");
    await offer.getByRole("button", { name: /^Tell me on this \w+ when my parcel moves$/ }).click();
    await expect(offer.getByText(/^This \w+ is told when your parcel moves\.$/)).toBeVisible();
    await look(page, "push-on");
    return new URL(page.url()).searchParams.get("order") ?? "";
  });

  const [confirmed, shipped] =
    await test.step("the shop confirms, packs and sends it; the phone hears twice", async () => {
      const desk = await (await browser.newContext()).newPage();
      await signIn(desk, demoAdmin);
      const { data } = await callShop(page.request, ["GET", "/api/shop/order/list/:userId"], {
        params: { userId: (await callShop(page.request, ["GET", "/api/auth/check-auth"])).user.id },
      });
      const id: string = data[0]._id;
      const move = (orderStatus: string) =>
        callShop(desk.request, ["PUT", "/api/admin/orders/update/:id"], {
          params: { id },
          body: { orderStatus },
        });
      await move("confirmed");
      await expect.poll(() => sent(phone)).toHaveLength(1);
      await move("packed");
      await move("shipped");
      await expect.poll(() => sent(phone)).toHaveLength(2);
      await desk.context().close();
      const news = await sent(phone);
      expect(news.map(({ title }) => title)).toEqual(["On its way", "Your order is confirmed"]);
      expect(news[0]?.body).toBe(`Order ${number} has left our shop.`);
      if (!news[0] || !news[1]) throw new Error("It did not come.");
      return [news[1], news[0]] as const;
    });

  await test.step("the service worker shows it, the later news in place of the earlier", async () => {
    const shown = await deliver(page, [confirmed, shipped]);
    expect(shown).toMatchObject([
      { title: "Your order is confirmed", body: `We are getting order ${number} ready.` },
      { title: "On its way", data: shipped.path },
    ]);
    expect(new Set(shown.map(({ tag }) => tag)).size).toBe(1);
    await page.goto(shipped.path);
    await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
  });

  await test.step("switches it off among the messages of the account", async () => {
    await page.goto("/shop/account?tab=profile");
    const setting = page.getByRole("region", { name: "News on this device" });
    await expect(setting.getByText(/is told when your parcel moves\.$/)).toBeVisible();
    await look(page, "push-setting");
    await setting.getByRole("button", { name: /^Switch off on this \w+$/ }).click();
    await expect(setting.getByRole("button", { name: /^Tell me on this \w+/ })).toBeVisible();
    const { data } = await callShop(page.request, ["GET", "/api/auth/push"]);
    expect(data.devices).toEqual([]);
  });
});
