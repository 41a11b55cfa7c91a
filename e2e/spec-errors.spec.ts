import type { Page } from "@playwright/test";
import { demoAdmin, expect, registerShopper, signIn, test } from "./fixtures";
import { addPump } from "./support/add-pump";
import { becomeBuyer, placeOrder } from "./support/buyer";
import { callShop } from "./support/call-shop";
import { choose } from "./support/choose";
import { plainCard } from "./support/plain-card";
import { stopClock, withHardlyAnyTime } from "./support/stop-clock";
import type { Surprises } from "./support/surprises";
import { trafficLightOf } from "./support/traffic-light";

/** Spec §8 "Error catalogue", where a shopper meets it: what the page says when the shop's answer is an error without words. */

/** From now on the calls fail with a bare 500, as where a proxy answers for the shop. */
async function break500(page: Page, surprises: Surprises, ...paths: RegExp[]): Promise<void> {
  for (const path of paths) {
    surprises.allow({ status: 500, path });
    await page.route(path, (route) => route.fulfill({ status: 500, body: "Internal Server Error" }));
  }
}

const toast = (page: Page, words: string) => page.locator("[data-sonner-toast]").filter({ hasText: words });

test("§8, §5 Adding to cart: a guest reads 'Authentication required' and 'Please login to continue', and is at the login", async ({
  page,
}) => {
  await page.goto("/shop/listing?category=toys&inStock=true");
  await plainCard(page).click();
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  const said = toast(page, "Authentication required");
  await expect(said).toContainText("Please login to continue");
  // Where the page is left meanwhile, the message goes on in another place.
  await expect.poll(() => trafficLightOf(said)).toBe("red");
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test("§8, §5 Stock cap: one more than there is is refused with 'Only {n} quantity available'", async ({
  page,
  browser,
  surprises,
}) => {
  // Where the page does not know the cart yet, the shop refuses.
  surprises.allow({ status: 409, path: "/api/shop/cart/add" });
  await signIn(page, await registerShopper(page.request));
  // Few pieces that nobody else buys meanwhile: what is left is asked for in one go.
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, demoAdmin);
  const stock = 3;
  const { _id, slug } = await addPump(desk.request, {
    title: `Scarce pump ${Date.now()}`,
    totalStock: stock,
  });
  await desk.context().close();
  const { user } = await callShop(page.request, ["GET", "/api/auth/check-auth"]);
  await callShop(page.request, ["POST", "/api/shop/cart/add"], {
    body: { userId: user.id, productId: _id, quantity: stock },
  });
  await page.goto(`/shop/product/${slug}`);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  const said = toast(page, `Only ${stock} quantity available`);
  await expect(said).toBeVisible();
  // Where the page is left meanwhile, the message goes on in another place.
  await expect.poll(() => trafficLightOf(said)).toBe("red");
});

test("§8 Carousel and featured fetch failure: the fallback banner and the default words, until Refresh Offers forgets what is kept and asks after 100 ms", async ({
  page,
  surprises,
}) => {
  await page.clock.install();
  await page.goto("/about");
  await expect(page.locator("html[data-live]")).toBeAttached();
  await page.evaluate(() => localStorage.clear());
  await break500(page, surprises, /\/api\/shop\/carousel\/active/, /\/api\/shop\/products\/featured/);
  // The home page is then put together by the browser, which has to ask.
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/home$/);
  const offers = page.getByRole("region", { name: "Offers" });
  await expect(offers.getByText("Carousel temporarily unavailable")).toBeVisible();
  await expect(offers.getByRole("heading", { name: /^Welcome to / })).toBeVisible();
  await expect(page.getByText("Failed to fetch featured products")).toBeVisible();

  await page.unroute(/\/api\/shop\/carousel\/active/);
  await stopClock(page);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/shop/carousel/active")) asked += 1;
  });
  // Were it not cleared, no slides would be what is shown.
  await page.evaluate(() =>
    localStorage.setItem("carouselSlides", JSON.stringify({ at: Date.now(), language: "en", slides: [] })),
  );
  await offers.getByRole("button", { name: "Refresh Offers" }).click();
  await page.clock.runFor(90);
  expect(asked).toBe(0);
  await page.clock.runFor(20);
  await expect.poll(() => asked).toBe(1);
  await withHardlyAnyTime(page, () => expect(offers.getByRole("link").first()).toBeVisible({ timeout: 100 }));
});

test("§8 Order list, details, track and cancel failure: each says its own words, and the reason stays", async ({
  page,
  surprises,
}) => {
  const buyer = await becomeBuyer(page);
  const { orderId } = await placeOrder(page, buyer, "cod");
  const list = /\/api\/shop\/order\/list\//;
  const details = /\/api\/shop\/order\/details\//;
  const track = /\/api\/shop\/order\/track\//;

  await break500(page, surprises, list);
  await page.goto("/shop/account?tab=orders");
  await expect(page.getByText("Failed to fetch orders")).toBeVisible();
  await break500(page, surprises, details);
  await page.goto(`/shop/order/${orderId}`);
  await expect(page.getByText("Failed to fetch order details")).toBeVisible();

  await page.unroute(details);
  await break500(page, surprises, track, /\/api\/shop\/order\/update-status\//);
  await page.reload();
  await expect(page.getByText("Failed to track order")).toBeVisible();
  await page.getByRole("button", { name: "Cancel order" }).first().click();
  const sheet = page.getByRole("dialog");
  const reason = sheet.getByRole("textbox", { name: "Why are you cancelling?" });
  await reason.fill("Ordered twice");
  await sheet.getByRole("button", { name: "Cancel order" }).click();
  await expect(sheet.getByRole("alert")).toContainText("Failed to cancel order");
  await expect(reason).toHaveValue("Ordered twice");
});

test("§8 Shipping and order create failure: no charge is made up, a sentence of the shop comes before the default one, and a cart whose order fails is still there", async ({
  page,
  surprises,
}) => {
  await becomeBuyer(page);
  const shipping = /\/api\/shipping\/calculate-shipping/;
  await break500(page, surprises, shipping);
  // The delivery to the address came with the page; another way is asked for by the browser.
  await page.goto("/shop/checkout");
  await choose(page.getByRole("radio", { name: /^Pick it up/ }));
  await expect(page.getByText("Failed to calculate shipping charge").first()).toBeVisible();
  const amounts = page.locator("dl").filter({ hasText: "Total" }).first().getByRole("definition");
  await expect(amounts.nth(1)).toHaveText("–");
  await expect(amounts.last()).toHaveText((await amounts.first().textContent()) ?? "");

  await page.unroute(shipping);
  await page.reload();
  await choose(page.getByRole("radio", { name: /Cash on delivery/ }));
  await break500(page, surprises, /\/api\/shop\/order\/create/);
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await expect(page.getByText("Failed to create order").first()).toBeVisible();
  // A sentence of the shop's is preferred to the default one.
  surprises.allow({ status: 409, path: "/api/shop/order/create" });
  const refusal = { success: false, code: "closed", message: "We are closed for Diwali" };
  await page.route(/\/api\/shop\/order\/create/, (route) => route.fulfill({ status: 409, json: refusal }));
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await expect(page.getByText("We are closed for Diwali").first()).toBeVisible();
  await expect(page).toHaveURL(/\/shop\/checkout$/);
  await expect(page.getByRole("button", { name: "Open cart, 1 item" })).toBeVisible();
});
