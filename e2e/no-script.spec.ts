import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { callShop } from "./support/call-shop";
import { newcomer } from "./support/newcomer";

test.use({ javaScriptEnabled: false });

/** The numbers of the orders of whoever is signed in, asked of the shop itself. */
async function orderNumbers({ request }: Page): Promise<string[]> {
  const { user } = await callShop(request, ["GET", "/api/auth/check-auth"]);
  const { data } = await callShop(request, ["GET", "/api/shop/order/list/:userId"], {
    params: { userId: user.id },
  });
  return (data as { orderNumber: string }[]).map(({ orderNumber }) => orderNumber);
}

test("without scripts, a newcomer goes from the home page to an order in cash, which is placed once", async ({
  page,
  surprises,
}) => {
  const { userName, email, phone, password } = newcomer();
  await page.goto("/shop/home");
  await expect(page.locator(".notice")).toContainText("Scripts are switched off");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Fashion" }).click();
  await page.getByRole("checkbox", { name: "In stock only" }).check();
  await page.getByRole("button", { name: "Apply" }).last().click();
  await expect(page).toHaveURL(/inStock=true/);
  await page.locator(".card-title a").first().click();
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await expect(page.getByRole("img", { name: title }).first()).toBeVisible();

  // Without a size the browser sends nothing.
  const product = page.url();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  expect(page.url()).toBe(product);
  const size = page.getByLabel("Choose a size");
  await size.selectOption({
    value: (await size.locator("option:enabled").nth(1).getAttribute("value")) ?? "",
  });
  await page.getByRole("button", { name: "Add to Cart" }).click();

  await expect(page.getByText("Authentication required")).toBeVisible();
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("Your name").fill(userName);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Mobile number").fill(phone);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Your account is ready")).toBeVisible();
  await page.getByLabel("E-mail or mobile number").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Product is added to cart")).toBeVisible();
  await expect(page.getByText(`Logged in as ${userName}`)).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toBeVisible();

  // Reading the shop's own checkout leads on to the one that needs no script.
  await page.goto("/shop/checkout");
  await expect(page).toHaveURL(/\/plain\/checkout$/);
  surprises.allow({ status: 422, path: "/plain/checkout" });
  await page.getByLabel("House, street and area").fill(`7 Laxmi Road, flat ${phone.slice(-6)}`);
  await page.getByLabel("City, town or village").fill("Pune");
  await page.getByLabel("State").selectOption("Maharashtra");
  await page.getByLabel("Pincode").fill("41100");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please enter a 6-digit pincode");
  await expect(page.getByLabel("City, town or village")).toHaveValue("Pune");
  await page.getByLabel("Pincode").fill("411001");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("to 411001")).toBeVisible();
  await expect(page.getByText("Paying online needs scripts")).toBeVisible();

  const place = page.locator("form", { has: page.getByRole("button", { name: /^Place Order/ }) });
  const form: Record<string, string> = { notes: "Please ring twice" };
  for (const field of await place.locator("input[type=hidden]").all())
    form[(await field.getAttribute("name")) ?? ""] = await field.inputValue();
  await page.getByLabel("Note for the shop").fill("Please ring twice");
  await place.getByRole("button").click();
  await expect(page.getByRole("heading", { name: "Thank you! Your order is placed" })).toBeVisible();
  const placed = page.url();
  const numbers = await orderNumbers(page);
  expect(numbers).toHaveLength(1);
  await expect(page.getByRole("heading", { level: 1, name: numbers[0] })).toBeVisible();

  // The page read again, and the same button pressed twice: still one order.
  await page.reload();
  await expect(page.getByRole("heading", { name: "Thank you! Your order is placed" })).toBeVisible();
  const again = await page.request.post("/plain/checkout", {
    form,
    headers: { origin: new URL(placed).origin },
  });
  expect(again.url()).toBe(placed);
  expect(await orderNumbers(page)).toEqual(numbers);

  await page.getByRole("link", { name: "Track the order" }).click();
  await expect(page.locator("[aria-current=step]")).toContainText("Order placed");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("link", { name: "Your cart" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("without scripts, a list is sorted and narrowed, a pincode answered, and other forms say what they need", async ({
    page,
    surprises,
  }) => {
    await page.goto("/shop/listing?category=toys");
    await page.getByRole("link", { name: "Price: low to high" }).click();
    await expect(page).toHaveURL(/sortBy=price-lowtohigh/);
    await page.getByRole("link", { name: "Filters" }).click();
    await page.getByRole("checkbox", { name: "In stock only" }).check();
    await page.getByRole("button", { name: "Apply" }).last().click();
    await expect(page).toHaveURL(/sortBy=price-lowtohigh.*inStock=true|inStock=true.*sortBy=price-lowtohigh/);
    await page.locator(".card-title a").first().click();

    surprises.allow({ status: 422, path: "/plain/delivery" });
    await page.getByRole("textbox", { name: "Pincode" }).fill("41100");
    await page.getByRole("button", { name: "Check" }).click();
    await expect(page.locator("#pincode-error")).toHaveText("Please enter a 6-digit pincode");
    await page.getByLabel("Pincode").fill("411001");
    await page.getByRole("button", { name: "Check" }).click();
    await expect(page.getByText("Delivery to Pune")).toBeVisible();
    await page.getByLabel("Language: English").click();
    await page.getByRole("link", { name: "मराठी" }).click();
    await expect(page).toHaveURL(/\/mr\/plain\/delivery\?.*pincode=411001/);
    await expect(page.getByRole("link", { name: "वस्तूकडे परत जा" })).toBeVisible();

    surprises.allow({ status: 422, path: "/mr/track-order" });
    await page.goto("/mr/track-order");
    await page.locator("main form button[type=submit]").click();
    await expect(page.getByRole("heading", { name: "यासाठी स्क्रिप्ट लागतात" })).toBeVisible();
  });
});
