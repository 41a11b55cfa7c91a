import { expect, look, test } from "./fixtures";

for (const language of ["hi", "mr"] as const) {
  test(`the saved choice of ${language} is taken up on every page, and kept for the next visit`, async ({
    page,
  }) => {
    await page.addInitScript((choice) => localStorage.setItem("appLanguage", choice), language);
    // The server does not know the choice yet: the page arrives in English and changes after hydration.
    for (const path of ["/shop/home", "/shop/listing?category=toys", "/about", "/auth/login"]) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    }
    await look(page, `login-${language}`);
    const html = await (await page.request.get("/shop/home")).text();
    expect(html).toContain(`<html lang="${language}"`);
  });
}

test("a link in Hindi opens in Hindi and stays so: after hydration, on other pages and at the next visit", async ({
  page,
  context,
}) => {
  const isHindi = (on = page) => expect(on.locator("html")).toHaveAttribute("lang", "hi");
  await page.goto("/shop/listing?category=toys&lang=hi");
  await isHindi();
  await expect(page).toHaveURL(/\/shop\/listing\?category=toys$/);
  await expect(page.getByRole("link", { name: "सभी सामान" }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("appLanguage"))).toBe("hi");
  await page.locator("footer").getByRole("link", { name: "हमारे बारे में" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await isHindi();
  await page.reload();
  await isHindi();
  const nextVisit = await context.newPage();
  await nextVisit.goto("/shop/home");
  await isHindi(nextVisit);
});

test("a link in Marathi changes a saved choice, and a later choice from the menu outlives a reload of the link", async ({
  page,
}) => {
  await page.goto("/about?lang=hi");
  await page.goto("/shop/home?lang=mr");
  await expect(page.locator("html")).toHaveAttribute("lang", "mr");
  await page.getByLabel(/मराठी$/).click();
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a link in Hindi holds without scripts, on its page and on those behind it", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/?lang=hi");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await context.close();
});

test("the language menu changes the page that is open", async ({ page }) => {
  await page.goto("/shop/home");
  await page.getByLabel("Language: English").click();
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("appLanguage"))).toBe("hi");
  await look(page, "home-hi");
});

test("a menu that was opened before the page's scripts had come stays open", async ({ page }) => {
  let letCome = () => {};
  const opened = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await opened;
    await route.continue();
  });
  const going = page.goto("/shop/home");
  await page.getByLabel("Language: English").click();
  const choice = page.getByRole("link", { name: "हिन्दी" });
  await expect(choice).toBeVisible();
  letCome();
  await going;
  await choice.click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
});
