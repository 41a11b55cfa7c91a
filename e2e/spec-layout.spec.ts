import type { Page } from "@playwright/test";
import { expect, registerShopper, signIn, test } from "./fixtures";
import { becomeBuyer } from "./support/buyer";
import { callShop } from "./support/call-shop";
import { faultsInBoth } from "./support/faults";
import { stopClock, withHardlyAnyTime } from "./support/stop-clock";

/** Spec §1 and §2: the route table, the layouts, the cart drawer, and moving about in the shop. */

const indexed = [
  "/shop/home",
  "/shop/listing",
  "/about",
  "/privacy-policy",
  "/return-policy",
  "/delivery-policy",
  "/faq",
  "/terms",
  "/contact",
];
const notIndexed = ["/auth/forgot-password", "/unauth-page"];

async function headOf({ request }: Page, path: string) {
  const html = await (await request.get(path)).text();
  return {
    title: /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]+)"/.exec(html)?.[1],
    isHidden: /<meta name="robots" content="[^"]*noindex/.test(html),
  };
}

test("§2 Route table: each page has a title and a description of its own, and pages of one's own are not indexed", async ({
  page,
}) => {
  const heads = [];
  for (const path of indexed) {
    const head = await headOf(page, path);
    expect(head.isHidden, path).toBe(false);
    expect(head.title, path).toBeTruthy();
    expect(head.description, path).toBeTruthy();
    heads.push(head);
  }
  for (const part of ["title", "description"] as const)
    expect(new Set(heads.map((head) => head[part])).size, part).toBe(indexed.length);
  for (const path of notIndexed) expect((await headOf(page, path)).isHidden, path).toBe(true);
  await signIn(page, await registerShopper(page.request));
  for (const path of ["/shop/razorpay-return", "/shop/payment-success"]) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  }
});

test("§1 On start the session is checked, and a placeholder stands where the page depends on it", async ({
  page,
}) => {
  await signIn(page, await registerShopper(page.request));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/auth\/check-auth/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/shop/account?tab=profile", { waitUntil: "load" });
  await expect(page.getByText("Opening the shop…")).toBeVisible();
  answer();
  await expect(page.getByRole("heading", { name: "Your details" })).toBeVisible();
});

test("§2 Auth layout: a welcome banner beside the form on large screens, the form alone on small ones", async ({
  page,
}) => {
  await page.goto("/auth/login");
  const banner = page.getByRole("complementary");
  await expect(banner).toBeVisible();
  const beside = await banner.boundingBox();
  const form = await page.getByRole("main").boundingBox();
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(form?.x ?? 0);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(banner).toBeHidden();
  await expect(page.getByRole("main")).toBeVisible();
});

test("§2 Header: logo, six links, languages, the cart's count and who is signed in; guests see Login and Sign Up", async ({
  page,
}) => {
  await page.goto("/about");
  const header = page.getByRole("banner");
  for (const name of ["Login", "Sign Up"]) await expect(header.getByRole("link", { name })).toBeVisible();
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  const names = (await links.allTextContents()).map((name) => name.trim());
  // Another journey may have added a category of its own.
  expect(
    names.filter((name) => !/^(Home|Products|Electronics|Fashion|Toys|Farming)$/.test(name)).length,
  ).toBe(names.length - 6);
  await expect(header.getByRole("link", { name: /, home page$/ })).toBeVisible();
  await header.getByLabel("Language").click();
  for (const name of ["English", "हिन्दी", "मराठी"])
    await expect(header.getByRole("link", { name, exact: true })).toBeVisible();
  // A cart needs a login.
  await header.getByRole("button", { name: "Open cart" }).click();
  await expect(
    page.getByRole("dialog", { name: "Your Cart" }).getByRole("link", { name: "Login" }),
  ).toBeVisible();

  const { account } = await becomeBuyer(page, undefined, undefined, 2);
  await page.goto("/about");
  await expect(header.getByRole("button", { name: "Open cart, 2 items" })).toContainText("2");
  const menu = page.getByLabel(/^Your account/);
  await expect(menu).toHaveText(account.userName[0] ?? "");
  await menu.click();
  await expect(page.getByText(`Logged in as ${account.userName}`)).toBeVisible();
  await expect(page.getByRole("link", { name: "Account", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
});

test("§2 Cart drawer, §4, §8, §9 toasts: 'Your Cart', amounts with two decimals, minus off at one, a line changed and deleted; one toast at a time, for five seconds", async ({
  page,
}) => {
  const { title, productId } = await becomeBuyer(page, undefined, undefined, 2);
  const { data } = await callShop(page.request, ["GET", "/api/shop/products/get/:id"], {
    params: { id: productId },
  });
  const unit = data.salePrice > 0 ? data.salePrice : data.price;
  await page.clock.install();
  await page.goto("/about");
  await page.getByRole("button", { name: "Open cart, 2 items" }).click();
  const cart = page.getByRole("dialog", { name: "Your Cart" });
  const amount = `₹${(2 * unit).toLocaleString("en-IN", { minimumFractionDigits: 2 })}`;
  await expect(cart.getByText(amount, { exact: true }).first()).toBeVisible();
  await expect(cart.getByText("Total", { exact: true })).toBeVisible();
  const less = cart.getByRole("button", { name: `One less of ${title}` });
  const toasts = page.locator("[data-sonner-toast]");
  /** The only toast that there is, before the one before could have gone by itself. */
  const saysOnly = (words: string) =>
    withHardlyAnyTime(page, () => expect(toasts).toHaveText([new RegExp(`^${words}`)], { timeout: 100 }));
  await stopClock(page);
  await less.click();
  await saysOnly("Cart item is updated successfully");
  await expect(less).toBeDisabled();
  await expect(cart.getByRole("link", { name: "Checkout" })).toHaveAttribute("href", "/shop/checkout");
  await cart.getByRole("button", { name: `Remove ${title}` }).click();
  await saysOnly("Cart item is deleted successfully");
  await expect(cart.getByText("Your cart is empty")).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(1_500);
  await expect(toasts).toHaveCount(0);
});

test("§2 Footer: who the shop is, where, when and how to reach it, its pages, and the same as structured data", async ({
  page,
}) => {
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  await expect(page.getByRole("banner")).toBeInViewport();
  await expect(footer.getByRole("heading").first().locator("+ p")).not.toBeEmpty();
  await expect(footer.locator("address")).toContainText(/\d{6}/);
  for (const name of ["About Us", "Privacy Policy", "Return Policy", "Terms & Conditions", "Contact"])
    await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
  for (const channel of ["Instagram", "YouTube"])
    await expect(footer.getByRole("link", { name: new RegExp(channel) })).toHaveAttribute("href", /^https:/);
  await expect(footer.getByText("Mon-Sat 10 AM-8 PM")).toBeVisible();
  await expect(footer.getByText("Sunday 11 AM-7 PM")).toBeVisible();
  for (const way of ["tel:", "mailto:", "https://wa.me/91"])
    await expect(footer.locator(`a[href^="${way}"]`).first()).toBeVisible();
  const html = await (await page.request.get("/about")).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]+)</g)].map(([, json]) =>
    JSON.parse(json ?? "null"),
  );
  const text = JSON.stringify(data);
  for (const field of ["address", "telephone", "email", "openingHoursSpecification"])
    expect(text).toContain(`"${field}"`);
  await footer.getByRole("link", { name: "Contact", exact: true }).click();
  const whatsApp = page.getByRole("main").getByRole("link", { name: "WhatsApp", exact: true });
  await expect(whatsApp).toHaveAttribute("href", /^https:\/\/wa\.me\/91\d{10}$/);
});

test("§2 Navigation behaviour: a category link forgets the filters, and on a list changes the query alone", async ({
  page,
}) => {
  await page.goto("/shop/listing?category=electronics&brand=samsung&inStock=true");
  await expect(page.getByRole("heading", { name: "Electronics", level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const linkOf = (name: string) =>
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
  await test.step("a panel with the kinds of a category is as readable as the page", async () => {
    await linkOf("Electronics").press("ArrowDown");
    await expect(page.locator(".category-panel").getByRole("link").first()).toBeFocused();
    expect.soft(await faultsInBoth(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.locator(".category-panel")).toHaveCount(0);
  });
  await linkOf("Toys").click();
  await expect(page).toHaveURL(/\/shop\/listing\?category=toys$/);
  await expect(page.getByRole("heading", { name: "Toys", level: 1 })).toBeVisible();
  const kept = () => page.evaluate(() => sessionStorage.getItem("filters"));
  await expect.poll(kept).toContain("toys");
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  expect(await kept()).not.toContain("samsung");
});
