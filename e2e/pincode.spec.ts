import type { Page } from "@playwright/test";
import { expect, look, registerShopper, signIn, test } from "./fixtures";

test.use({ viewport: { width: 360, height: 780 } });

const tee = "/shop/product/kittufashion-sahyadri-tee-maroon";
const deliverTo = (page: Page) => page.locator(".deliver-to");
const firstLine = (page: Page) => page.locator(".card-promise").first();

async function enter(page: Page, pincode: string) {
  await deliverTo(page).click();
  await page.getByRole("dialog").getByLabel("Pincode").fill(pincode);
  await page.getByRole("dialog").getByRole("button", { name: /^Use/ }).click();
}

test("on a phone the pincode is asked once: cards, product, cart and checkout know it, and so does the next visit", async ({
  page,
  context,
}) => {
  await signIn(page, await registerShopper(page.request));
  const cart = page.getByRole("dialog", { name: "Your Cart" });

  await test.step("entered above a list, it is spoken of by every card", async () => {
    await page.goto("/shop/listing?category=fashion&inStock=true");
    await expect(deliverTo(page)).toContainText("Pincode");
    await deliverTo(page).click();
    const field = page.getByRole("dialog").getByLabel("Pincode");
    await field.fill("30200");
    await field.press("Enter");
    await expect(page.getByText("Please enter a 6-digit pincode")).toBeVisible();
    await expect(field).toHaveValue("30200");
    await look(page, "pincode-dialog");
    await field.fill("३०२००१");
    await field.press("Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(deliverTo(page)).toContainText("302001");
    await expect(deliverTo(page)).toBeFocused();
    await expect(firstLine(page)).toHaveText(
      /^by \w{3}, \d+ \w{3,4}( · (free delivery|delivery\s₹[\d,]+))( · cash)?$/,
    );
    await look(page, "pincode-cards");
  });

  await test.step("the product's page says it without asking, and so does the cart", async () => {
    await page.goto(tee);
    await expect(page.getByRole("textbox", { name: "Pincode" })).toHaveValue("302001");
    await expect(page.locator("#delivery-answer")).toContainText("Delivery to Jaipur, Rajasthan");
    await page.getByRole("button", { name: "M", exact: true }).click();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.getByRole("button", { name: /Open cart/ }).click();
    await expect(cart).toContainText("Delivery to 302001: ₹70");
    await expect(cart).toContainText("Cash on delivery available, fee ₹40");
    await look(page, "pincode-cart");
  });

  await test.step("changed in the cart, it is changed everywhere, also in another tab", async () => {
    const other = await context.newPage();
    await other.goto("/shop/listing?category=toys&inStock=true");
    await expect(deliverTo(other)).toContainText("302001");
    const change = page.getByRole("button", { name: "Change the pincode" });
    expect((await change.boundingBox())?.height, "for a thumb").toBeGreaterThanOrEqual(40);
    await change.click();
    const dialog = page.getByRole("dialog", { name: "Delivery pincode" });
    await dialog.getByLabel("Pincode").fill("415001");
    await dialog.getByRole("button", { name: "Use this pincode" }).click();
    await expect(cart).toContainText("Delivery to 415001:");
    await expect(deliverTo(other)).toContainText("415001");
    await expect(firstLine(other)).not.toBeEmpty();
    await other.close();
  });

  await test.step("a new address at checkout begins with it, and with its city and state", async () => {
    await page.goto("/shop/checkout");
    await expect(page.getByLabel("Pincode")).toHaveValue("415001");
    await expect(page.getByLabel("State")).toHaveValue("Maharashtra");
    await expect(page.getByLabel("City, town or village")).toHaveValue("Satara");
    await page.getByLabel("House, street and area").fill("12 Powai Naka");
    await page.getByRole("button", { name: "Save address" }).click();
    await expect(page.getByRole("main").getByText("to 415001")).toBeVisible();
  });

  await test.step("the next visit knows it from its first paint on, and nothing moves when the words come", async () => {
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { moved: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          seen.push(entry.value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/shop/listing?category=electronics");
    await expect(page.locator("html")).toHaveAttribute("data-pincode", "415001");
    await expect(firstLine(page)).toHaveText(/^by /);
    await expect(deliverTo(page)).toContainText("415001");
    const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
    expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.01);
  });

  await test.step("one that nobody knows is asked about once more; it can be removed", async () => {
    await enter(page, "999999");
    await expect(page.getByRole("dialog")).toContainText("We don't know 999999, please double-check it.");
    await page.getByRole("button", { name: "Use it all the same" }).click();
    await expect(firstLine(page)).toHaveText(/working days/);
    await deliverTo(page).click();
    await page.getByRole("button", { name: "Remove the pincode" }).click();
    await expect(deliverTo(page)).toContainText("Pincode");
    await expect(firstLine(page)).toBeHidden();
  });
});
