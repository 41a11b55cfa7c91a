import type { Page } from "@playwright/test";
import { expect, registerShopper, signIn, test, waitForMail } from "./fixtures";
import { becomeBuyer, fillCart, placeOrder } from "./support/buyer";
import { callShop } from "./support/call-shop";
import { newcomer } from "./support/newcomer";
import { plainCard } from "./support/plain-card";
import { moveOrder } from "./support/staff";

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
  await plainCard(page).click();
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
  await page.getByLabel("House, street and area").fill(`7 Laxmi Road, flat ${phone.slice(1)}`);
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

test("§8 Fashion size not chosen: a browser too old to insist on a size is answered 'Please select a size first'", async ({
  page,
  surprises,
}) => {
  surprises.allow({ status: 422, path: "/plain/cart" });
  await signIn(page, await registerShopper(page.request));
  await page.goto("/shop/product/kittufashion-daily-kurta-yellow");
  await page.locator("form.plain-buy").evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByRole("alert")).toContainText("Please select a size first");
  await expect(page.getByRole("link", { name: "Back to the product" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("without scripts, a list is sorted and narrowed, a pincode answered, and an order looked for", async ({
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
    await plainCard(page).click();

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
    await expect(page.getByRole("heading", { level: 1, name: "ऑर्डर ट्रॅक करा" })).toBeVisible();
    await expect(page.getByRole("alert")).not.toBeEmpty();
  });
});

test("without scripts, a guest's wish waits for the sign-in, and a list is shown to others", async ({
  page,
}) => {
  const shopper = await registerShopper(page.request);
  await callShop(page.request, ["POST", "/api/auth/logout"]).catch(() => undefined);
  await page.goto("/shop/listing?category=toys");
  await page.locator(".card-title a").first().click();
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByRole("button", { name: "Put on my wishlist" }).click();
  await expect(page.getByText("your wishlist is kept with your account")).toBeVisible();
  await page.getByLabel("E-mail or mobile number").fill(shopper.email);
  await page.getByLabel("Password").fill(shopper.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Added to your wishlist")).toBeVisible();
  // The heart in the header leads to the same list.
  await page.goto("/shop/wishlist");
  await expect(page).toHaveURL(/\/plain\/wishlist$/);
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByLabel("The link to your wishlist").inputValue();
  await page.getByRole("button", { name: "Take off the list" }).click();
  await expect(page.getByText("Nothing on your wishlist yet")).toBeVisible();
  await page.goto(link);
  await expect(page.getByText("There is nothing on this list at the moment.")).toBeVisible();
});

test("without scripts, one order is cancelled and another goes back, with the account for the money", async ({
  page,
  browser,
  surprises,
}) => {
  const buyer = await becomeBuyer(page, undefined, undefined, 2);
  const first = await placeOrder(page, buyer, "cod");
  await page.goto(`/shop/order/${first.orderId}`);
  await page.getByRole("link", { name: "Cancel order" }).click();
  surprises.allow({ status: 422, path: "/plain/cancel" });
  await page.getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await page.getByRole("radio", { name: "Ordered by mistake" }).check();
  await page.getByLabel("In your own words").fill("I wanted the red one");
  await page.getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByText("Your order is cancelled")).toBeVisible();

  await fillCart(page, buyer, 2);
  const { orderId } = await placeOrder(page, buyer, "cod");
  await moveOrder(
    browser,
    orderId,
    { orderStatus: "confirmed" },
    { orderStatus: "packed" },
    { orderStatus: "shipped", courier: { name: "Delhivery", awb: "AWB-0831" } },
    { orderStatus: "out_for_delivery" },
    { orderStatus: "delivered" },
  );
  await page.goto(`/plain/order?id=${orderId}`);
  await page.getByRole("link", { name: /^Return until / }).click();
  await page.getByRole("radio", { name: "It came damaged" }).check();
  await page.getByLabel(/^How many of /).fill("1");
  surprises.allow({ status: 422, path: "/plain/return" });
  await page.getByLabel("UPI ID").fill("asha at bank");
  await page.getByRole("button", { name: "Ask for the return" }).click();
  await expect(page.locator("#upiId-error")).not.toBeEmpty();
  await expect(page.getByLabel(/^How many of /)).toHaveValue("1");
  await expect(page.getByRole("radio", { name: "It came damaged" })).toBeChecked();
  await page.getByLabel("UPI ID").fill("asha@okbank");
  await page.getByRole("button", { name: "Ask for the return" }).click();
  await expect(page.getByText("We have your return request")).toBeVisible();
  await expect(page.getByText(`1 × ${buyer.title}`)).toBeVisible();
  await expect(page.getByText("UPI ID a•••@okbank")).toBeVisible();
});

test("without scripts, an order to be picked up shows its code, until when it is kept and what to pay", async ({
  page,
  browser,
}) => {
  const { userId, account } = await becomeBuyer(page);
  const { orderId } = await callShop(page.request, ["POST", "/api/shop/order/create"], {
    body: {
      userId,
      deliveryMethod: "pickup",
      pickupContact: { name: account.userName, phone: account.phone },
      paymentMethod: "cod",
    },
  });
  await moveOrder(browser, orderId, { orderStatus: "confirmed" }, { orderStatus: "packed" });
  const { data } = await callShop(page.request, ["GET", "/api/shop/order/details/:id"], {
    params: { id: orderId },
  });
  await page.goto(`/plain/order?id=${orderId}`);
  await expect(page.getByText(data.pickup.code, { exact: true })).toBeVisible();
  await expect(page.getByText(/^We keep it for you until /)).toBeVisible();
  await expect(page.getByText(/^To pay when you come: ₹/)).toBeVisible();
  await moveOrder(browser, orderId, { orderStatus: "cancelled", note: "The box was broken" });
  await page.reload();
  await expect(page.getByText("Cancelled: The box was broken")).toBeVisible();
});

test("without scripts, a shopper reviews, thanks, asks and writes to the shop", async ({
  page,
  surprises,
}) => {
  const shopper = await registerShopper(page.request, "Nandini Rao");
  await signIn(page, shopper);
  await page.goto("/shop/listing?category=toys&sortBy=rating");
  await page.locator(".card-title a").first().click();
  const product = page.url();
  await page.getByRole("link", { name: "Write Review" }).click();
  surprises.allow({ status: 422, path: "/plain/reviews" });
  await page.getByRole("radio", { name: "2 stars" }).check();
  await page.getByLabel("Your review").fill("   ");
  await page.getByRole("button", { name: "Submit review" }).click();
  await expect(page.locator("#words-error")).not.toBeEmpty();
  await expect(page.getByRole("radio", { name: "2 stars" })).toBeChecked();
  await page.getByLabel("Your review").fill("Smaller than it looks.");
  await page.getByRole("button", { name: "Submit review" }).click();
  await expect(page.getByText("Review added successfully!")).toBeVisible();
  await page.getByRole("link", { name: /^2 stars/ }).click();
  await expect(page.getByText("Smaller than it looks.")).toBeVisible();
  await page.getByRole("link", { name: "All reviews" }).click();
  await page
    .getByRole("button", { name: /^Helpful/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^Helpful/, pressed: true })).toHaveCount(1);

  await page.goto(product);
  await page.getByRole("link", { name: "Ask a question" }).click();
  await page.getByLabel("Your question").fill("Is it safe for a child of two?");
  await page.getByRole("button", { name: "Send the question" }).click();
  await expect(page.getByText("Your questions: only you see them")).toBeVisible();

  await page.goto("/contact");
  await page.getByLabel("Your message").fill("When do you get new carrom boards?");
  // The page is the same for everybody, so it asks for a name; a shopper's is known.
  await page.getByRole("button", { name: "Send the message" }).click();
  await expect(page.getByText(/Its ticket number is TK-/)).toBeVisible();
});

test("without scripts, a forgotten password is changed, and the account's name, messages and addresses too", async ({
  page,
  surprises,
}) => {
  const shopper = await registerShopper(page.request);
  const fresh = "a-new-monsoon-2027";
  await page.goto("/auth/login");
  await expect(page).toHaveURL(/\/plain\/login$/);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("E-mail").fill(shopper.email);
  await page.getByRole("button", { name: "Send the code" }).click();
  const mail = await waitForMail(shopper.email, /\d{6}|code|password/i);
  await page.getByLabel("Six-digit code").fill(/\b\d{6}\b/.exec(mail.text)?.[0] ?? "");
  await page.getByRole("button", { name: "Check the code" }).click();
  surprises.allow({ status: 422, path: "/plain/forgot-password" });
  await page.getByLabel("New password", { exact: true }).fill(fresh);
  await page.getByLabel("New password once more").fill("another");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("The two passwords differ")).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill(fresh);
  await page.getByLabel("New password once more").fill(fresh);
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("Your password is changed")).toBeVisible();
  await page.getByLabel("E-mail or mobile number").fill(shopper.email);
  await page.getByLabel("Password").fill(fresh);
  await page.getByRole("button", { name: "Login" }).click();

  await page.goto("/plain/account");
  await page.getByLabel("Your name").fill("Meera P. Pawar");
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("Logged in as Meera P. Pawar")).toBeVisible();
  await page.getByLabel("Language of mails and messages").selectOption("mr");
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByLabel("Language of mails and messages")).toHaveValue("mr");
  await page.getByRole("link", { name: "My addresses" }).click();
  await page.getByLabel("House, street and area").fill("7 Laxmi Road");
  await page.getByLabel("City, town or village").fill("Pune");
  await page.getByLabel("State").selectOption("Maharashtra");
  await page.getByLabel("Pincode").fill("411001");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("Address saved")).toBeVisible();
  await page.getByRole("link", { name: /^Change the address/ }).click();
  await page.getByLabel("House, street and area").fill("9 Laxmi Road");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("9 Laxmi Road")).toBeVisible();
  await page.getByRole("button", { name: /^Delete the address/ }).click();
  await expect(page.getByText("Address deleted")).toBeVisible();
});

test("without scripts, a phone has the form to buy with in view from the first screen to the last", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/shop/product/kittufashion-daily-kurta-yellow");
  const add = page.getByRole("button", { name: "Add to Cart" });
  await expect(add).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel("Choose a size")).toBeInViewport({ ratio: 1 });
  const last = page.locator("footer").getByRole("link").last();
  await last.scrollIntoViewIfNeeded();
  await last.focus();
  await expect(add).toBeInViewport({ ratio: 1 });
  const [bar, end] = [await page.locator(".plain-buy").boundingBox(), await last.boundingBox()];
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test("without scripts, a guest asks to hear when a product is back and follows an order", async ({
  page,
}) => {
  const buyer = await becomeBuyer(page);
  const { orderId } = await placeOrder(page, buyer, "cod");
  const { data: order } = await callShop(page.request, ["GET", "/api/shop/order/details/:id"], {
    params: { id: orderId },
  });
  await page.context().clearCookies();
  await page.goto("/track-order");
  await page.getByLabel("Order number").fill(order.orderNumber);
  await page.getByLabel("Phone or e-mail of the order").fill(buyer.account.phone);
  await page.getByRole("button", { name: "Show where it is" }).click();
  await expect(page.getByRole("heading", { name: `Order ${order.orderNumber}` })).toBeVisible();

  // Of this one, the largest size is sold out.
  await page.goto("/shop/product/kittufashion-daily-kurta-yellow");
  await page.getByRole("link", { name: "Your size is sold out?" }).click();
  await expect(page.getByLabel("Size")).toHaveValue("5XL");
  await page.getByLabel("E-mail").fill(`waits-${buyer.account.phone}@example.in`);
  await page.getByRole("button", { name: "Tell me when it is back" }).click();
  await expect(page.getByText("We will write to you once")).toBeVisible();
});
