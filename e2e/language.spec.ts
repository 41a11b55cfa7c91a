import { expect, look, test } from "./fixtures";

for (const language of ["hi", "mr"] as const) {
  test(`the saved choice of ${language} is taken up on every page, and kept for the next visit`, async ({
    page,
  }) => {
    await page.addInitScript((choice) => localStorage.setItem("appLanguage", choice), language);
    // The server does not know the choice yet: the page arrives in English and changes once it stands.
    for (const path of ["/shop/home", "/shop/listing?category=toys", "/about", "/auth/login"]) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    }
    await look(page, `login-${language}`);
    const html = await (await page.request.get("/shop/home")).text();
    expect(html).toContain(`<html lang="${language}"`);
  });
}

test("the language menu changes the page that is open", async ({ page }) => {
  await page.goto("/shop/home");
  await page.getByLabel("Language: English").click();
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  expect(await page.evaluate(() => localStorage.getItem("appLanguage"))).toBe("hi");
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
