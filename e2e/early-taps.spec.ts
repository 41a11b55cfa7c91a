import type { Page } from "@playwright/test";
import { expect, registerShopper, signIn, test } from "./fixtures";

/** Goes to a page whose scripts do not come before `letCome` is called: a phone on a slow line. */
async function goToSilent(page: Page, path: string) {
  let letCome = () => {};
  const come = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await come;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.locator("#root > *").first()).toBeVisible();
  return letCome;
}

const moment = (page: Page) => page.getByRole("status").filter({ hasText: "One moment…" });

test.describe("before a page's scripts have come, on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a tap on Filters is answered at once, and the filters open", async ({ page }) => {
    const letCome = await goToSilent(page, "/shop/listing?category=toys");
    await page.getByRole("button", { name: "Filters" }).tap();
    await expect(moment(page)).toBeVisible();
    letCome();
    await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
    await expect(moment(page)).toHaveCount(0);
  });

  test("a chosen order sorts the list", async ({ page }) => {
    const letCome = await goToSilent(page, "/shop/listing?category=toys");
    await page.getByLabel("Sort by").selectOption("price-hightolow");
    letCome();
    await expect(page).toHaveURL(/sortBy=price-hightolow/);
    await expect(page.getByLabel("Sort by")).toHaveValue("price-hightolow");
  });

  test("a tap on the cart opens it", async ({ page }) => {
    const letCome = await goToSilent(page, "/shop/home");
    await page.getByRole("button", { name: "Open cart" }).tap();
    letCome();
    await expect(page.getByRole("dialog", { name: "Your Cart" })).toBeVisible();
  });
});

test("before its scripts have come, two taps on Add to Cart put one piece in the cart", async ({
  page,
  request,
}) => {
  const { email, password } = await registerShopper(request);
  await page.goto("/auth/login");
  await signIn(page, { email, password });
  await page.goto("/shop/listing?category=toys&inStock=true");
  const product = await page.locator(".card-title a").first().getAttribute("href");
  const letCome = await goToSilent(page, product ?? "");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(moment(page)).toBeVisible();
  letCome();
  await expect(page.getByText("Product is added to cart")).toBeVisible();
  await expect(page.getByRole("button", { name: /cart.*1/i })).toBeVisible();
});

test("before its scripts have come, a guest's Buy Now leads to the login, and a size is chosen", async ({
  page,
}) => {
  await page.goto("/shop/listing?category=electronics&inStock=true");
  const phone = await page.locator(".card-title a").first().getAttribute("href");
  const buy = await goToSilent(page, phone ?? "");
  await page.getByRole("button", { name: "Buy Now" }).click();
  buy();
  await expect(page.getByText("Authentication required")).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login$/);

  await page.goto("/shop/listing?category=fashion&size=M&inStock=true");
  const shirt = await page.locator(".card-title a").first().getAttribute("href");
  const choose = await goToSilent(page, shirt ?? "");
  await page.getByRole("button", { name: "M", exact: true }).click();
  choose();
  await expect(page.getByText("Selected: M")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeEnabled();
});

test("before its scripts have come, what is typed and ticked is kept, and a form is sent", async ({
  page,
  surprises,
}) => {
  surprises.allow({ status: 401, path: "/api/auth/login" });
  const letLogin = await goToSilent(page, "/auth/login");
  await page.getByLabel("E-mail or mobile number").fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("not a password");
  await page.keyboard.press("Enter");
  await expect(moment(page)).toBeVisible();
  letLogin();
  await expect(page.getByText("E-mail, phone or password is not right")).toBeVisible();

  const letFilter = await goToSilent(page, "/shop/listing?category=toys");
  await page.getByLabel("Search the shop").fill("tractor");
  await page.getByRole("checkbox", { name: "In stock only" }).check();
  letFilter();
  await expect(page).toHaveURL(/inStock=true/);
  await expect(page.getByRole("checkbox", { name: "In stock only" })).toBeChecked();
  await expect(page.getByLabel("Search the shop")).toHaveValue("tractor");
  await page.getByLabel("Search the shop").press("Enter");
  await expect(page).toHaveURL(/q=tractor/);
});

test("before its scripts have come, the language menu and the search lead on by themselves", async ({
  page,
}) => {
  await goToSilent(page, "/shop/home");
  await page.getByLabel("Language: English").click();
  await page.getByRole("link", { name: "मराठी" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "mr");
  await page.getByRole("combobox").fill("ट्रॅक्टर");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.locator("html")).toHaveAttribute("lang", "mr");
});
