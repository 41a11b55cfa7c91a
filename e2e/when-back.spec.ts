import { demoAdmin, expect, look, signIn, test, waitForMail } from "./fixtures";
import { callShop } from "./support/call-shop";

test("a guest asks for a sold-out toy, hears once that it is back, and stops such mails", async ({
  page,
  browser,
}) => {
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, demoAdmin);
  const { data } = await callShop(desk.request, ["GET", "/api/shop/products/get"], {
    query: { category: "toys", inStock: "true", sortBy: "title-ztoa", limit: "1" },
  });
  const [toy] = data as { _id: string; slug: string; title: string; totalStock: number }[];
  if (!toy) throw new Error("The demo shop has no toys.");
  const change = (by: number) =>
    callShop(desk.request, ["POST", "/api/admin/products/:id/stock"], {
      params: { id: toy._id },
      body: { reason: "counted", changes: [{ by }] },
    });
  await change(-toy.totalStock);

  await page.goto(`/shop/product/${toy.slug}`);
  await expect(page.getByRole("button", { name: "Out of stock" })).toBeVisible();
  const email = `waits-${Date.now()}@example.in`;
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Tell me when it is back" }).click();
  await expect(page.getByRole("status").filter({ hasText: "We will write to you once" })).toBeVisible();
  await look(page, "when-back");

  await desk.goto("/admin/when-back");
  await expect(desk.getByRole("link", { name: toy.title })).toBeVisible();
  await look(desk, "panel-when-back");
  await change(toy.totalStock);

  const { text } = await waitForMail(email, /^Back in stock/);
  const [stop] = /\/shop\/when-back\/stop\S+/.exec(text) ?? [];
  await page.goto(stop ?? "");
  await page.getByRole("button", { name: "Stop these mails" }).click();
  await expect(page.getByRole("heading", { name: "Done" })).toBeVisible();
  await desk.context().close();
});
