import type { APIRequestContext, Page } from "@playwright/test";
import { demoAdmin, demoShopper, expect, look, registerShopper, signIn, test } from "./fixtures";
import { addPump } from "./support/add-pump";
import { callShop } from "./support/call-shop";
import { choose } from "./support/choose";
import { plainCard } from "./support/plain-card";
import { goToSilent, holdBack, moment } from "./support/silent";

/** The page listens: submitting an empty form shows what is missing. */
async function signInIsReady(page: Page) {
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
}

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

  test("a tap on Size guide opens it over the product", async ({ page }) => {
    const letCome = await goToSilent(page, "/shop/product/kittufashion-check-shirt-navy");
    await page.getByRole("link", { name: "Size guide" }).tap();
    await expect(moment(page)).toBeVisible();
    letCome();
    await expect(page.getByRole("dialog", { name: "Size guide" })).toBeVisible();
    await expect(page).toHaveURL(/\/shop\/product\/kittufashion-check-shirt-navy$/);
  });

  test("a tap on the cart opens it", async ({ page }) => {
    const letCome = await goToSilent(page, "/shop/home");
    await page.getByRole("button", { name: "Open cart" }).tap();
    letCome();
    await expect(page.getByRole("dialog", { name: "Your Cart" })).toBeVisible();
  });
});

/** Signs a new shopper in, whose browser knows it then; answers with the calls by which pages fill the cart. */
async function signInToAdd(page: Page, request: APIRequestContext) {
  const { email, password } = await registerShopper(request);
  await signIn(page, { email, password });
  await page.goto("/shop/listing?category=toys&inStock=true");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("shopperId"))).toMatch(/^cus_/);
  const calls: string[] = [];
  page.on("request", (made) => {
    if (made.url().endsWith("/api/shop/cart/add")) calls.push(made.postData() ?? "");
  });
  return calls;
}

/** The same, with the silent page of the first toy in front of them. */
async function openSilentToAdd(page: Page, request: APIRequestContext) {
  const calls = await signInToAdd(page, request);
  const toy = await plainCard(page).getAttribute("href");
  return { calls, letCome: await goToSilent(page, toy ?? "") };
}

test("before its scripts have come, two taps on Add to Cart put one piece in the cart, and that is said at once", async ({
  page,
  request,
}) => {
  const { calls, letCome } = await openSilentToAdd(page, request);
  const add = page.getByRole("button", { name: "Add to Cart" });
  await add.click();
  await add.click();
  const said = page.getByText("Product is added to cart");
  await expect(said).toBeVisible();
  await look(page, "added-before-scripts");
  letCome();
  await expect(page.getByRole("button", { name: "View cart", exact: true })).toBeVisible();
  await expect(said).toBeVisible();
  await expect(page.getByRole("button", { name: /cart.*1/i })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test("before its scripts have come, what was added is in the cart of the next page, too", async ({
  page,
  request,
}) => {
  const { calls, letCome } = await openSilentToAdd(page, request);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.getByRole("link", { name: /home page/ }).click();
  await expect(page).toHaveURL(/\/shop\/home$/);
  letCome();
  await expect(page.getByRole("button", { name: /cart.*1/i })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test("before its scripts have come, what the shop refuses to add is told once they have", async ({
  page,
  request,
  browser,
  surprises,
}) => {
  const calls = await signInToAdd(page, request);
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, demoAdmin);
  const pump = await addPump(desk.request, { title: `Pump that goes ${Date.now()}` });
  const letCome = await goToSilent(page, `/shop/product/${pump.slug}`);
  await callShop(desk.request, ["DELETE", "/api/admin/products/delete/:id"], { params: { id: pump._id } });
  surprises.allow({ status: 404, path: /./ });
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect.poll(() => calls.length).toBe(1);
  await expect(moment(page)).toBeVisible();
  letCome();
  await expect(page.getByText("This product is no longer available")).toBeVisible();
  await desk.context().close();
});

test("before its scripts have come, a guest's Buy Now leads to the login, and a size is chosen", async ({
  page,
}) => {
  await page.goto("/shop/listing?category=electronics&inStock=true");
  const phone = await plainCard(page).getAttribute("href");
  const buy = await goToSilent(page, phone ?? "");
  await page.getByRole("button", { name: "Buy Now" }).click();
  buy();
  await expect(page.getByText("Authentication required")).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login$/);

  await page.goto("/shop/listing?category=fashion&size=M&inStock=true");
  const shirt = await plainCard(page).getAttribute("href");
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
  await choose(page.getByRole("checkbox", { name: "In stock only" }));
  letFilter();
  await expect(page).toHaveURL(/inStock=true/);
  await expect(page.getByRole("checkbox", { name: "In stock only" })).toBeChecked();
  await expect(page.getByLabel("Search the shop")).toHaveValue("tractor");
  await page.getByLabel("Search the shop").press("Enter");
  await expect(page).toHaveURL(/q=tractor/);
});

test("before its scripts have come, a registration is sent with what was typed", async ({
  page,
  surprises,
}) => {
  surprises.allow({ status: 409, path: "/api/auth/register" });
  const letCome = await goToSilent(page, "/auth/register");
  await page.getByLabel("Your name").fill("Asha Kulkarni");
  await page.getByLabel("E-mail").fill(demoShopper.email);
  await page.getByLabel("Mobile number").fill("9405012345");
  await page.getByLabel("Password", { exact: true }).fill("a-monsoon-2026");
  await page.keyboard.press("Enter");
  await expect(moment(page)).toBeVisible();
  letCome();
  await expect(page.getByText(/already/)).toBeVisible();
  await expect(page.getByLabel("Your name")).toHaveValue("Asha Kulkarni");
});

test("before its scripts have come, a code for a new password is asked for", async ({ page, request }) => {
  const { email } = await registerShopper(request);
  const letCome = await goToSilent(page, "/auth/forgot-password");
  await page.getByLabel("E-mail").fill(email);
  await page.keyboard.press("Enter");
  await expect(moment(page)).toBeVisible();
  letCome();
  await expect(page.getByLabel("Six-digit code")).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
});

test("before its scripts have come, three filters that are ticked all narrow the list", async ({ page }) => {
  const letCome = await goToSilent(page, "/shop/listing?category=toys");
  await choose(page.getByRole("checkbox", { name: "In stock only" }));
  const brands = page.getByRole("group", { name: "Brand" }).getByRole("checkbox");
  await choose(brands.nth(0));
  await choose(brands.nth(1));
  letCome();
  await expect(page).toHaveURL(/inStock=true/);
  await expect(page).toHaveURL(/brand=[\w -]+(,|%2C)[\w -]+/);
});

test("what is sent while the page comes to life is not undone by what was typed before", async ({ page }) => {
  const teller = await holdBack(page, /\/assets\/early-taps-/);
  const letCome = await goToSilent(page, "/shop/home");
  await page.getByRole("combobox").fill("mobail 10000 ke and");
  letCome();
  await teller.asked;
  await page.getByRole("combobox").pressSequentially("ar");
  await page.getByRole("combobox").press("Enter");
  teller.letCome();
  await expect(page).toHaveURL(/q=mobail(\+|%20)10000(\+|%20)ke(\+|%20)andar$/);
  const chip = page.getByRole("link", { name: "Remove filter: Up to ₹10,000" });
  await expect(chip).toBeVisible();
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await chip.click();
  await expect(page).toHaveURL(/q=mobail$/);
});

test("what is typed while the page comes to life stays as it was typed last", async ({ page }) => {
  const teller = await holdBack(page, /\/assets\/early-taps-/);
  const letCome = await goToSilent(page, "/auth/login");
  const account = page.getByLabel("E-mail or mobile number");
  await account.fill("asha.kulk");
  letCome();
  await teller.asked;
  // Again where the form came to life between selecting the old words and typing the new ones.
  await expect(async () => {
    await account.fill("asha.kulkarni@example.com");
    await expect(account).toHaveValue("asha.kulkarni@example.com", { timeout: 1_000 });
  }).toPass();
  teller.letCome();
  await page.getByLabel("Password", { exact: true }).fill("x");
  await expect(account).toHaveValue("asha.kulkarni@example.com");
});

test("a page that is slow to come is shown to be on its way", async ({ page }) => {
  await page.goto("/auth/login");
  await signInIsReady(page);
  const forgot = await holdBack(page, /\/assets\/forgot-password-/);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await forgot.asked;
  await expect(page.locator("#root")).toHaveAttribute("aria-busy", "true");
  forgot.letCome();
  await expect(page.getByText("Step 1 of 3")).toBeVisible();
  await expect(page.locator("#root")).not.toHaveAttribute("aria-busy");
});

test("where the scripts never come, that is said, and what was typed is still there", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort("aborted"));
  await page.goto("/auth/login", { waitUntil: "load" });
  await page.getByLabel("E-mail or mobile number").fill("asha.kulkarni@example.com");
  await page.getByLabel("Password", { exact: true }).fill("demo-shopper-1");
  await page.keyboard.press("Enter");
  const line = page.getByRole("status").filter({ hasText: "This page is slow to load" });
  await expect(line).toBeVisible();
  await expect(page.getByLabel("E-mail or mobile number")).toHaveValue("asha.kulkarni@example.com");
  await page.unroute("**/assets/*.js");
  await line.getByRole("link", { name: "Load it again" }).click();
  await expect(line).toHaveCount(0);
  await signIn(page, { email: demoShopper.email, password: demoShopper.password });
});

test("where the scripts are late, that is said after a while, and they still do what was asked", async ({
  page,
}) => {
  await page.clock.install();
  const letCome = await goToSilent(page, "/shop/listing?category=toys");
  await page.getByRole("button", { name: "Open cart" }).click();
  await expect(moment(page)).toBeVisible();
  await page.clock.fastForward(21_000);
  await expect(page.getByRole("status").filter({ hasText: "This page is slow to load" })).toBeVisible();
  letCome();
  await expect(page.getByRole("dialog", { name: "Your Cart" })).toBeVisible();
  await expect(page.locator("#wait")).toHaveCount(0);
});

test("with scripts switched off, the sign-in page leads to the one that needs none", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/auth/login");
  await expect(page).toHaveURL(/\/plain\/login$/);
  const name = page.getByLabel("E-mail or mobile number");
  await name.fill("asha.kulkarni@example.com");
  await page.keyboard.press("Enter");
  await expect(name).toHaveValue("asha.kulkarni@example.com");
  await context.close();
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
