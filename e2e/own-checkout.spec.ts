import { expect, registerShopper, test } from "./fixtures";
import { becomeBuyer } from "./support/buyer";
import { callShop } from "./support/call-shop";
import { choose } from "./support/choose";
import { goToSilent, holdBack, moment } from "./support/silent";

test("before the checkout's scripts have come, a shopper sees address, delivery, payment and total, and chooses", async ({
  page,
}) => {
  const { title } = await becomeBuyer(page);
  const letCome = await goToSilent(page, "/shop/checkout");
  const main = page.getByRole("main");
  await expect(page.getByRole("radio", { name: /7 Laxmi Road/ })).toBeChecked();
  await expect(main.getByText(/^Arrives /)).toBeVisible();
  await expect(main.getByText("to 411001")).toBeVisible();
  await expect(main.getByText(title)).toBeVisible();
  await expect(main.getByText("Total")).toBeVisible();

  await choose(page.getByRole("radio", { name: /^Cash on delivery/ }));
  await page.getByText("Note for the shop").click();
  await page.getByRole("textbox", { name: "Note for the shop" }).fill("After six, please");
  letCome();
  const place = page.getByRole("button", { name: /^Place Order/ });
  await expect(place).toBeEnabled();
  await expect(page.getByRole("radio", { name: /^Cash on delivery/ })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "Note for the shop" })).toHaveValue("After six, please");
  await place.click();
  await expect(page).toHaveURL(/\/order-success/);
});

test("a way to pay that was chosen before the checkout's scripts came stays chosen while it comes to life", async ({
  page,
}) => {
  await becomeBuyer(page);
  const teller = await holdBack(page, /\/assets\/early-taps-/);
  const letCome = await goToSilent(page, "/shop/checkout");
  const cash = page.getByRole("radio", { name: /^Cash on delivery/ });
  await choose(cash);
  await choose(page.getByRole("radio", { name: /^UPI, card/ }));
  await choose(cash);
  letCome();
  await teller.asked;
  await expect(cash).toBeChecked();
  await expect(page.getByLabel(/^Your account/)).toBeVisible();
  await expect(cash).toBeChecked();
  teller.letCome();
  await expect(page.getByRole("button", { name: /^Place Order · ₹/ })).toBeEnabled();
  await expect(cash).toBeChecked();
});

test("who comes back from a failed payment to pay in cash finds that chosen before and after the scripts have come", async ({
  page,
}) => {
  await becomeBuyer(page);
  const letCome = await goToSilent(page, "/shop/checkout?pay=cod");
  const cash = page.getByRole("radio", { name: /^Cash on delivery/ });
  const place = page.getByRole("button", { name: /^Place Order · ₹/ });
  await expect(cash).toBeChecked();
  await expect(place).toBeVisible();
  await place.click();
  await expect(moment(page)).toBeVisible();
  letCome();
  await expect(page).toHaveURL(/\/order-success/);
});

test("before the checkout's scripts have come, a first address is entered and saved", async ({ page }) => {
  const { userId, addressId } = await becomeBuyer(page);
  await callShop(page.request, ["DELETE", "/api/shop/address/delete/:userId/:addressId"], {
    params: { userId, addressId },
  });
  const letCome = await goToSilent(page, "/shop/checkout");
  const name = page.getByLabel("Full name");
  await name.fill("Ravi Kale");
  await page.getByLabel("Mobile number").fill("98220 12345");
  await page.getByLabel("Pincode", { exact: true }).fill("415001");
  await page.getByLabel("House, street and area").fill("7 Laxmi Road");
  await page.getByLabel("City, town or village").fill("Satara");
  await page.getByLabel("State").selectOption("Maharashtra");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(moment(page)).toBeVisible();
  letCome();
  const saved = page.getByRole("radio", { name: /Ravi Kale.*7 Laxmi Road.*415001/ });
  await expect(saved).toBeChecked();
  await expect(page.getByText(/^Arrives /)).toBeVisible();
});

test("of addresses in two places none is chosen before the browser has said where its shopper is", async ({
  page,
}) => {
  const { userId } = await becomeBuyer(page);
  const there = { address: "4 Fort Road", city: "Satara", state: "Maharashtra", pincode: "415001" };
  await callShop(page.request, ["POST", "/api/shop/address/add"], {
    body: { userId, name: "Ravi Kale", phone: "9822012345", ...there },
  });
  await page.goto("/shop/home");
  await page.evaluate(() => localStorage.setItem("deliveryPincode", "411001"));
  const letCome = await goToSilent(page, "/shop/checkout");
  await expect(page.getByRole("radio", { name: /4 Fort Road/ })).not.toBeChecked();
  await expect(page.getByRole("radio", { name: /7 Laxmi Road/ })).not.toBeChecked();
  letCome();
  await expect(page.getByRole("radio", { name: /7 Laxmi Road/ })).toBeChecked();
  await expect(page.getByRole("main").getByText("to 411001")).toBeVisible();
});

test("the checkout is sent with what is one's own to nobody else, and kept by nobody", async ({
  page,
  playwright,
  baseURL,
}) => {
  const buyer = await becomeBuyer(page);
  const own = await page.goto("/hi/shop/checkout");
  expect(await own?.text()).toContain(buyer.account.phone);
  expect(own?.headers()).toMatchObject({ "cache-control": "private, no-store", "content-language": "hi" });
  const { request } = page;
  const other = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const guest = await (await other.get("/hi/shop/checkout")).text();
  const { email: emailOrPhone, password } = await registerShopper(other);
  await callShop(other, ["POST", "/api/auth/login"], { body: { emailOrPhone, password } });
  const theirs = await (await other.get("/hi/shop/checkout")).text();
  for (const html of [guest, theirs]) {
    expect(html).not.toContain(buyer.account.phone);
    expect(html).not.toContain(buyer.title);
  }
  await other.dispose();
  await callShop(request, ["POST", "/api/auth/logout"]);
  expect(await (await request.get("/hi/shop/checkout")).text()).not.toContain(buyer.account.phone);
});
