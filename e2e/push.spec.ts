import type { Page } from "@playwright/test";
import { demoAdmin, expect, look, signIn, test } from "./fixtures";
import { becomeBuyer } from "./support/buyer";
import { callShop } from "./support/call-shop";
import { askSandbox } from "./support/sandbox";

test.use({ serviceWorkers: "allow", viewport: { width: 360, height: 780 }, permissions: ["notifications"] });

type Subscription = { id: string; endpoint: string; keys: { p256dh: string; auth: string } };
type Words = { title: string; body: string; path: string; tag: string };

/** No push service of a browser can be reached here: the sandbox's stands in for it. */
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

/** Hands a message to the page's service worker, as the browser does when its push service brings one. */
async function deliver(page: Page, words: Words): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (registration) resolve(registration.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  await cdp.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId: await found,
    data: JSON.stringify(words),
  });
}

const shown = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => ({
      title,
      body,
      tag,
    })),
  );

test("a shopper has this phone told when the parcel moves, hears that it was sent, and switches it off again", async ({
  page,
  browser,
}) => {
  const phone = await subscribeAtSandbox(page);
  await becomeBuyer(page);

  const number = await test.step("places an order, and is offered news of it", async () => {
    await page.goto("/shop/checkout");
    await page.getByRole("radio", { name: /Cash on delivery/ }).check();
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
      return [news[1], news[0]] as const;
    });

  await test.step("the service worker shows it, the later news in place of the earlier", async () => {
    if (!confirmed || !shipped) throw new Error("It did not come.");
    await deliver(page, confirmed);
    await expect.poll(() => shown(page)).toMatchObject([{ title: "Your order is confirmed" }]);
    await deliver(page, shipped);
    await expect.poll(() => shown(page)).toMatchObject([{ title: "On its way", tag: shipped.tag }]);
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
