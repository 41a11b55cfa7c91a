import { demoAdmin, expect, registerShopper, signIn, test } from "./fixtures";

/** Spec §2 "Route guard rules", one test per rule. */

const shopperPages = ["/shop/checkout", "/shop/account", "/shop/payment-success", "/shop/razorpay-return"];

test.describe("a guest", () => {
  test("comes from / to the login", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveURL(/\/auth\/login$/);
    await page.getByRole("link", { name: "Look around the shop first" }).click();
    await expect(page).toHaveURL(/\/shop\/home$/);
  });

  for (const path of shopperPages) {
    test(`is sent from ${path} to the login, which keeps the way back`, async ({ page }) => {
      await page.goto(`${path}?from=link`);
      await expect(page).toHaveURL(/\/auth\/login$/);
      const kept = () => page.evaluate(() => sessionStorage.getItem("redirectAfterLogin"));
      await expect.poll(kept).toBe(`${path}?from=link`);
    });
  }

  for (const path of ["/home", "/listing", "/search", "/order-success", "/about", "/contact"]) {
    test(`may see ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    });
  }

  test("is never led out of the shop after signing in", async ({ page, request }) => {
    const meera = await registerShopper(request);
    await page.goto("/auth/login");
    await page.evaluate(() => sessionStorage.setItem("redirectAfterLogin", "//evil.example/"));
    await page.getByLabel("E-mail or mobile number").fill(meera.phone);
    await page.getByLabel("Password", { exact: true }).fill(meera.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/shop\/home$/);
  });
});

test.describe("a shopper", () => {
  test("comes back to the page that asked for a login", async ({ page, request }) => {
    const meera = await registerShopper(request);
    await page.goto("/shop/account?tab=profile");
    await expect(page).toHaveURL(/\/auth\/login$/);
    await page.getByLabel("E-mail or mobile number").fill(meera.email);
    await page.getByLabel("Password", { exact: true }).fill(meera.password);
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page).toHaveURL(/\/shop\/account\?tab=profile$/);
    await expect(page.getByRole("heading", { name: "Your details" })).toBeVisible();
  });

  test("has no business on the pages for guests, nor in the panel", async ({ page, surprises }) => {
    surprises.allow({ status: 403, path: /^\/(admin|api|unauth-page)/ });
    await signIn(page, await registerShopper(page.request));
    for (const path of ["/auth/login", "/auth/register"]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/shop\/home$/);
    }
    await page.goto("/");
    await expect(page).toHaveURL(/\/home$/);
    await page.goto("/admin/orders");
    await expect(page).toHaveURL(/\/unauth-page$/);
  });

  test("logs out for good: the token is dead and the account is shut", async ({
    page,
    request,
    surprises,
  }) => {
    surprises.allow({ status: 401, path: /^\/api\// });
    const meera = await registerShopper(request);
    await page.goto("/auth/login");
    await page.getByLabel("E-mail or mobile number").fill(meera.email);
    await page.getByLabel("Password", { exact: true }).fill(meera.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/shop\/home$/);
    const token = await page.evaluate(() => localStorage.getItem("token"));
    expect(token).toBeTruthy();
    const copied = (await page.context().cookies()).find(({ name }) => name === "shop_session");
    expect(copied?.value).toBeTruthy();

    await page.getByLabel(/^Your account/).click();
    await expect(page.getByText(`Logged in as ${meera.userName}`)).toBeVisible();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    const check = await request.get("/api/auth/check-auth", {
      headers: { cookie: `shop_session=${copied?.value}` },
    });
    expect(check.status()).toBe(401);
    const carousel = await request.get("/api/admin/carousel", {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(carousel.status()).toBe(401);
    await page.goto("/shop/account");
    await expect(page).toHaveURL(/\/auth\/login$/);
  });
});

test.describe("an admin", () => {
  for (const path of ["/", "/auth/login", "/shop/home", "/shop/checkout"]) {
    test(`is sent from ${path} to the panel`, async ({ page }) => {
      await signIn(page, demoAdmin);
      await page.goto(path);
      await expect(page).toHaveURL(/\/admin\/dashboard/);
    });
  }
});
