import type { FrameLocator, Page } from "@playwright/test";
import { expect, look, test } from "./fixtures";
import { becomeBuyer, placeOrder } from "./support/buyer";
import { choose } from "./support/choose";
import { reloadUntil } from "./support/reload-until";
import { payAtBank } from "./support/sandbox";

test("a shopper pays by UPI and has the receipt, once, however often the button is pressed", async ({
  page,
}) => {
  const { title } = await becomeBuyer(page);
  await chooseOnline(page);
  await look(page, "checkout-online");
  await page.getByRole("button", { name: /^Pay ₹/ }).dblclick();
  await bank(page).getByRole("button", { name: "Pay by UPI" }).click();

  await expect(page).toHaveURL(/\/shop\/payment-success\?orderId=/);
  await expect(page.getByRole("heading", { name: "Payment received" })).toBeFocused();
  const receipt = page.getByRole("main");
  for (const words of [/SB-\d+-\d+/, /pay_\w+/, "UPI", title, "7 Laxmi Road", /^\w{3}, \d+ \w{3,4} – /])
    await expect(receipt.getByText(words).first()).toBeVisible();
  await look(page, "payment-success");
  await expect(page.getByRole("button", { name: "Open cart", exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("heading", { name: "Payment received" })).toBeVisible();
  await page.goto("/shop/account?tab=orders");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText("Confirmed");
});

test("§8 Payment verify failure: an answer of the window that is not the bank's reads 'Payment verification failed', until the bank itself is heard", async ({
  page,
  surprises,
}) => {
  surprises.allow({ status: 422, path: "/api/shop/order/verify" });
  await becomeBuyer(page);
  await page.route("**/api/shop/order/verify", (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), razorpay_signature: "f".repeat(64) } }),
  );
  // The bank's own word, which may come first, is kept back.
  const payment = "**/api/shop/order/payment/*";
  await page.route(payment, async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, data: { ...data, state: "waiting", canRetry: true } } });
  });
  await chooseOnline(page);
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await bank(page).getByRole("button", { name: "Pay by UPI" }).click();
  await expect(page.getByRole("heading", { name: "Payment verification failed" })).toBeVisible();
  await expect(page.getByText("Please do not pay again.")).toBeVisible();
  await page.unroute(payment);
  await expect(page.getByRole("heading", { name: "Payment received" })).toBeVisible();
});

test("a tab that is closed right after paying loses nothing: the order is found paid", async ({
  page,
  context,
}) => {
  await becomeBuyer(page);
  await chooseOnline(page);
  const placed = page.waitForResponse((answer) => answer.url().endsWith("/api/shop/order/create"));
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  const { razorpayOrderId } = await (await placed).json();
  await expect(bank(page).getByRole("button", { name: "Pay by UPI" })).toBeVisible();
  await payAtBank(razorpayOrderId, "captured");
  await page.close();

  const later = await context.newPage();
  await reloadUntil(
    () => later.goto("/shop/account?tab=orders"),
    (patience) => expect(later.getByRole("article")).toContainText("Confirmed", patience),
  );
  await expect(later.getByRole("button", { name: "Open cart", exact: true })).toBeVisible();
});

test("a refused payment says why, can be tried again, and can become cash: one order stands", async ({
  page,
}) => {
  await becomeBuyer(page);
  await chooseOnline(page);
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await bank(page).getByRole("button", { name: "Let the bank refuse" }).click();
  await expect(bank(page).getByText("The bank refused. You can try again.")).toBeVisible();
  await bank(page).getByRole("button", { name: "Close" }).click();

  await expect(page.getByRole("heading", { name: "The payment did not go through" })).toBeVisible();
  await expect(page.getByText("Your bank says: The bank refused this test payment")).toBeVisible();
  await look(page, "payment-failed");
  await page.getByRole("button", { name: /^Try again: pay ₹/ }).click();
  await bank(page).getByRole("button", { name: "Close" }).click();
  await page.getByRole("link", { name: "Pay in cash on delivery" }).click();

  await expect(page.getByText("Cash on delivery fee")).toBeVisible();
  await page.getByRole("button", { name: /^Place Order · ₹/ }).click();
  await expect(page).toHaveURL(/\/order-success\?order=/);
  await page.goto("/shop/account?tab=orders");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText("Placed");
});

test("a closed window leaves the cart and a way to pay, from the list of orders, too", async ({
  page,
  surprises,
}) => {
  surprises.allow({ status: 404, path: "/favicon.ico" });
  await becomeBuyer(page);
  await chooseOnline(page);
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await bank(page).getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("heading", { name: "You closed the payment window" })).toBeVisible();
  await expect(page.getByText(/^We keep the goods for you until /)).toBeVisible();
  await look(page, "payment-closed");
  await page.getByRole("link", { name: "Back to the cart" }).click();
  await expect(page.getByRole("dialog", { name: "Your Cart" })).toBeVisible();

  await page.goto("/shop/account?tab=orders");
  await page.getByRole("button", { name: /^Pay now · ₹/ }).click();
  // Only pages of the checkout allow the window: from here the payment has its own page.
  await page.getByRole("button", { name: "Pay by UPI" }).click();
  await expect(page.getByRole("heading", { name: "Payment received" })).toBeVisible();
});

test("a shopper who came by links from the home page pays in the window, and no other page lets Razorpay in", async ({
  page,
}) => {
  await becomeBuyer(page);
  const home = await page.goto("/shop/home");
  expect(home?.headers()["content-security-policy"]).not.toContain("razorpay");
  await page.getByRole("button", { name: "Open cart, 1 item" }).click();
  await page
    .getByRole("dialog", { name: "Your Cart" })
    .getByRole("link", { name: /checkout/i })
    .click();
  await choose(page.getByRole("radio", { name: /^UPI, card or net banking No fee/ }));
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await bank(page).getByRole("button", { name: "Pay by UPI" }).click();
  await expect(page.getByRole("heading", { name: "Payment received" })).toBeVisible();
});

test("where the window cannot be had, the payment has a page of its own", async ({ page, surprises }) => {
  surprises.allow({ status: 404, path: "/favicon.ico" });
  await becomeBuyer(page);
  await page.route("**/v1/checkout.js", (route) => route.abort("aborted"));
  await chooseOnline(page);
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await page.getByRole("button", { name: "Pay by UPI" }).click();
  await expect(page.getByRole("heading", { name: "Payment received" })).toBeVisible();
});

test("a provider without a window is paid on its page, and its script is not even asked for", async ({
  page,
  surprises,
}) => {
  surprises.allow({ status: 404, path: "/favicon.ico" });
  await becomeBuyer(page);
  // As the shop responds with a gateway that has no window (payment-gateways.http.test.ts).
  await page.route("**/api/shop/order/create", async (route) => {
    const response = await route.fetch();
    const { keyId, checkoutScript, ...rest } = await response.json();
    expect([keyId, checkoutScript].every(Boolean)).toBe(true);
    await route.fulfill({ response, json: rest });
  });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/v1/checkout.js")) scripts.push(request.url());
  });
  await chooseOnline(page);
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await page.getByRole("button", { name: "Pay by UPI" }).click();
  await expect(page.getByRole("heading", { name: "Payment received" })).toBeVisible();
  expect(scripts).toEqual([]);
});

test.describe("inside another app", () => {
  test.use({
    userAgent: "Mozilla/5.0 (Linux; Android 13; wv) Chrome/119 Mobile Safari/537.36 Instagram 309.0",
  });

  test("the payment has a page of its own, and a refusal leads back", async ({ page, surprises }) => {
    surprises.allow({ status: 404, path: "/favicon.ico" });
    await becomeBuyer(page);
    await chooseOnline(page);
    await page.getByRole("button", { name: /^Pay ₹/ }).click();
    await page.getByRole("button", { name: "Let the bank refuse" }).click();
    await expect(page).toHaveURL(/\/shop\/razorpay-return\?orderId=/);
    await expect(page.getByRole("heading", { name: "The payment did not go through" })).toBeVisible();
  });
});

test("a link to a payment works for its owner after signing in again, and for nobody else", async ({
  page,
  browser,
  surprises,
}) => {
  surprises.allow({ status: 404, path: /^\/api\/shop\/order\// });
  // Without its cookie a session is over, although the browser still has its short-lived token.
  surprises.allow({ status: 401, path: "/api/auth/check-auth" });
  // The page that is left may ask once more how the payment stands.
  surprises.allow({ status: 401, path: /^\/api\/shop\/order\/payment\// });
  const buyer = await becomeBuyer(page);
  const { orderId, razorpayOrderId } = await placeOrder(page, buyer, "online");
  const link = `/shop/razorpay-return?orderId=${orderId}`;
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Checking your payment" })).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  await becomeBuyer(stranger);
  await stranger.goto(link);
  await expect(stranger.getByRole("heading", { name: "No payment under way" })).toBeVisible();
  await stranger.goto(`/shop/payment-success?orderId=${orderId}`);
  await expect(stranger.getByRole("heading", { name: "No payment under way" })).toBeVisible();
  await stranger.context().close();

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText(/Please sign in again to see the status of your payment/)).toBeVisible();
  await page.getByLabel("E-mail or mobile number").fill(buyer.account.email);
  await page.getByLabel("Password", { exact: true }).fill(buyer.account.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Checking your payment" })).toBeVisible();
  await payAtBank(razorpayOrderId, "captured");
  // After a minute of asking the page waits to be loaded again.
  let loads = 0;
  await reloadUntil(
    async () => loads++ > 0 && page.reload(),
    (patience) => expect(page.getByRole("heading", { name: "Payment received" })).toBeVisible(patience),
  );
});

/** Opens the checkout and chooses to pay online; the fees are shown at both options before. */
async function chooseOnline(page: Page) {
  await page.goto("/shop/checkout");
  const online = page.getByRole("radio", { name: /^UPI, card or net banking No fee/ });
  await expect(page.getByRole("radio", { name: /^Cash on delivery ₹\d+ fee/ })).toBeVisible();
  await choose(online);
}

/** The sandbox's payment page, in the payment window's frame. */
const bank = (page: Page): FrameLocator => page.frameLocator("iframe[title='Test payment']");
