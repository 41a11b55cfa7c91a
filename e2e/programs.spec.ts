import type { Page } from "@playwright/test";
import { isGenuine } from "../examples/webhook-receiver";
import { demoAdmin, expect, look, signIn, test, waitForMail } from "./fixtures";
import { becomeBuyer, placeOrder } from "./support/buyer";
import { choose } from "./support/choose";
import { faults } from "./support/faults";
import { openReceiver } from "./support/receiver";
import { reloadUntil } from "./support/reload-until";

/** Types the owner's own password into the dialog that is open, and sends it. */
async function confirm(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your own password").fill(demoAdmin.password);
  await dialog.getByRole("button", { name: button, exact: true }).click();
}

/** The secret that is shown once; closes the dialog that shows it. */
async function keep(page: Page, title: string): Promise<string> {
  const dialog = page.getByRole("dialog", { name: title });
  const secret = (await dialog.locator("code").textContent()) ?? "";
  await dialog.getByRole("button", { name: "I have kept it" }).click();
  await expect(dialog).toHaveCount(0);
  return secret;
}

test("an owner makes a key and a webhook for the bookkeeping, which hears of an order, reads it, and is shut out again", async ({
  page,
  browser,
  baseURL,
}) => {
  const stamp = Date.now();
  const name = `Bookkeeping ${stamp}`;
  const ask = (key: string, path: string) =>
    fetch(`${baseURL}${path}`, { headers: { authorization: `Bearer ${key}` } });
  await signIn(page, demoAdmin);

  const key = await test.step("the key is made, shown once, and told of by mail", async () => {
    await page.goto("/admin/api-keys");
    await page.getByRole("button", { name: "Make a key" }).click();
    const dialog = page.getByRole("dialog", { name: "Make a key" });
    await dialog.getByLabel("Which program is it for?").fill(name);
    await choose(dialog.getByRole("group", { name: "Orders" }).getByRole("checkbox", { name: "Read" }));
    expect.soft(await faults(page)).toEqual([]);
    await look(page, "panel-api-key-make");
    await confirm(page, "Make the key");
    await expect(page.getByRole("dialog", { name: "Your new key" })).toBeVisible();
    expect.soft(await faults(page)).toEqual([]);
    await look(page, "panel-api-key-once");
    const secret = await keep(page, "Your new key");
    await waitForMail(demoAdmin.email, new RegExp(name));
    return secret;
  });

  await test.step("it opens orders and nothing else", async () => {
    expect((await ask(key, "/api/admin/orders/get")).status).toBe(200);
    expect((await ask(key, "/api/admin/products/get")).status).toBe(403);
    expect((await ask(key, "/api/admin/staff")).status).toBe(403);
  });

  const receiver = await openReceiver();
  try {
    const secret = await test.step("the webhook is added", async () => {
      await page.getByRole("link", { name: /^Webhooks/ }).click();
      await page.getByRole("button", { name: "Add a webhook" }).click();
      const dialog = page.getByRole("dialog", { name: "Add a webhook" });
      await dialog.getByLabel("Address").fill(receiver.url);
      await choose(dialog.getByRole("checkbox", { name: "Order placed" }));
      await look(page, "panel-webhook-add");
      await confirm(page, "Add a webhook");
      return keep(page, "The secret of this webhook");
    });

    await test.step("an order arrives there, signed, and is read with the key", async () => {
      const shopper = await browser.newContext();
      const shopperPage = await shopper.newPage();
      const { orderId } = await placeOrder(shopperPage, await becomeBuyer(shopperPage), "cod");
      await shopper.close();
      const told = () => receiver.received.find(({ body }) => JSON.parse(body).data.id === orderId);
      await expect.poll(told).toBeDefined();
      const message = told();
      expect(isGenuine(secret, message?.headers ?? {}, message?.body ?? "")).toBe(true);
      const order = await ask(key, `/api/admin/orders/details/${orderId}`);
      expect((await order.json()).data._id).toBe(orderId);
    });

    await test.step("the log shows it among what was delivered, and the webhook is deleted", async () => {
      const row = page.getByRole("listitem").filter({ hasText: receiver.url });
      const log = row.getByRole("list", { name: "Messages" });
      await reloadUntil(
        async () => {
          await page.reload();
          await row.getByRole("button", { name: /^Messages/ }).click();
        },
        (patience) => expect(log.getByText("Delivered").first()).toBeVisible(patience),
      );
      await row.getByRole("button", { name: "Not delivered" }).click();
      await expect(row.getByText("There are no such messages.")).toBeVisible();
      await row.getByRole("button", { name: "Delivered", exact: true }).click();
      await expect(log.getByText("Order placed").first()).toBeVisible();
      expect.soft(await faults(page)).toEqual([]);
      await look(page, "panel-webhooks");
      await row.getByRole("button", { name: /^Delete/ }).click();
      await confirm(page, "Delete");
      await expect(row).toHaveCount(0);
    });
  } finally {
    await receiver.close();
  }

  await test.step("the key is revoked and opens nothing any more", async () => {
    await page.goto("/admin/api-keys");
    await look(page, "panel-api-keys");
    await page.getByRole("button", { name: `Revoke: ${name}` }).click();
    await confirm(page, "Revoke");
    const row = page.getByRole("listitem").filter({ hasText: name });
    await expect(row.getByText("Revoked", { exact: true })).toBeVisible();
    expect((await ask(key, "/api/admin/orders/get")).status).toBe(401);
  });
});
