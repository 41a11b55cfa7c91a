import type { APIRequestContext, Page } from "@playwright/test";
import { demoAdmin, expect, look, signIn, test } from "./fixtures";
import { addPump, type Pump } from "./support/add-pump";
import { becomeBuyer, fillCart, placeOrder } from "./support/buyer";
import { callShop } from "./support/call-shop";
import { choose } from "./support/choose";
import { faults } from "./support/faults";

let made = 0;
const newProduct = (request: APIRequestContext) => {
  made += 1;
  return addPump(request, { title: `Desk pump ${Date.now()}-${made}` });
};

const stockOf = async (request: APIRequestContext, id: string) =>
  ((await callShop(request, ["GET", "/api/admin/products/get/:id"], { params: { id } })).data as Pump)
    .stockedQuantity;

test.beforeEach(async ({ page }) => signIn(page, demoAdmin));

test("of two tabs the second is told who changed what, and keeps what it typed", async ({
  page,
  context,
  surprises,
}) => {
  surprises.allow({ status: 409, path: /^\/api\/admin\/products\/edit\// });
  const product = await newProduct(page.request);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/admin/products/${product._id}`);
    await expect(tab.getByLabel("Price (₹)", { exact: false }).first()).toHaveValue("900");
  }
  await test.step("the first changes the price, and three pieces are sold meanwhile", async () => {
    await other.getByRole("textbox", { name: /^Price \(₹\)/ }).fill("850");
    await other.getByRole("button", { name: "Save", exact: true }).click();
    await expect(other).toHaveURL(/\/admin\/products$/);
    await callShop(page.request, ["POST", "/api/admin/products/:id/stock"], {
      params: { id: product._id },
      body: { reason: "lost", changes: [{ by: -3 }] },
    });
  });
  await test.step("the second changes title and price, and is asked", async () => {
    await page.getByRole("textbox", { name: /^Title\s?\*?$/ }).fill(`${product.title} of mine`);
    await page.getByRole("textbox", { name: /^Price \(₹\)/ }).fill("870");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Somebody else changed this too" });
    await expect(dialog).toContainText("₹850");
    await expect(dialog).toContainText("₹870");
    await expect(dialog.getByText(/^Changed by /)).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await look(page, "panel-two-editors");
    await dialog.getByRole("button", { name: "Back to the form" }).press("Enter");
    await expect(page.getByRole("textbox", { name: /^Title\s?\*?$/ })).toHaveValue(
      `${product.title} of mine`,
    );
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await choose(dialog.getByRole("radio", { name: /^Keep mine/ }));
    await dialog.getByRole("button", { name: "Save with this choice" }).click();
    await expect(page).toHaveURL(/\/admin\/products$/);
  });
  const { data } = await callShop(page.request, ["GET", "/api/admin/products/get/:id"], {
    params: { id: product._id },
  });
  expect(data).toMatchObject({ title: `${product.title} of mine`, price: 870, stockedQuantity: 7 });
});

test("of two editors of a slide the second is asked, and the slide is as they choose", async ({
  page,
  context,
  surprises,
}) => {
  surprises.allow({ status: 409, path: /^\/api\/admin\/carousel\// });
  const body = {
    title: `Harvest ${Date.now()}`,
    cta: "Look",
    link: "/shop/listing",
    image: "/pictures/water-pump-monoblock-green-angle-1080.webp",
    bg: "gradient-sunrise",
    active: false,
  };
  const slide = (await callShop(page.request, ["POST", "/api/admin/carousel"], { body })).data as {
    _id: string;
  };
  const other = await context.newPage();
  const title = (tab: Page) => tab.getByRole("textbox", { name: /^Title\s?\*?$/ });
  for (const tab of [page, other]) {
    await tab.goto(`/admin/carousel/${slide._id}`);
    await expect(title(tab)).toHaveValue(body.title);
  }
  await title(other).fill(`${body.title}, theirs`);
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other).toHaveURL(/\/admin\/carousel$/);

  await title(page).fill(`${body.title}, mine`);
  await page.getByRole("textbox", { name: /^Button's text\s?\*?$/ }).fill("Look here");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Somebody else changed this too" });
  await expect(dialog).toContainText(`${body.title}, theirs`);
  await expect(dialog).toContainText(`${body.title}, mine`);
  await expect(dialog.getByRole("radiogroup")).toHaveCount(1);
  expect(await faults(page)).toEqual([]);
  await look(page, "panel-two-editors-slide");
  await choose(dialog.getByRole("radio", { name: /^Take theirs/ }));
  await dialog.getByRole("button", { name: "Save with this choice" }).click();
  await expect(page).toHaveURL(/\/admin\/carousel$/);
  const { data } = await callShop(page.request, ["GET", "/api/admin/carousel"]);
  expect((data as { _id: string }[]).find(({ _id }) => _id === slide._id)).toMatchObject({
    title: `${body.title}, theirs`,
    cta: "Look here",
  });
  await callShop(page.request, ["DELETE", "/api/admin/carousel/:id"], { params: { id: slide._id } });
});

test("of two editors of the settings the second is asked, and figures are taken in one's own digits", async ({
  page,
  context,
  surprises,
}) => {
  surprises.allow({ status: 409, path: "/api/admin/settings/shipping" });
  // Figures that no other journey depends on.
  const days = (tab: Page) => tab.getByRole("textbox", { name: /^within how many days/ });
  const parcels = (tab: Page) => tab.getByRole("textbox", { name: /^Parcels that may come back/ });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/admin/shipping");
    await expect(days(tab)).not.toHaveValue("");
  }
  const before = [await parcels(page).inputValue(), await days(page).inputValue()] as const;
  const save = (tab: Page) => tab.getByRole("button", { name: "Save settings" }).click();
  const saved = (tab: Page) => tab.getByText("Everything is saved");
  await days(other).fill("171");
  await save(other);
  await expect(saved(other)).toBeVisible();

  await parcels(page).fill("७");
  await days(page).fill("१८१");
  await save(page);
  const dialog = page.getByRole("dialog", { name: "Somebody else changed this too" });
  await expect(dialog).toContainText("171");
  await expect(dialog).toContainText("181");
  await expect(dialog.getByRole("radiogroup")).toHaveCount(1);
  expect(await faults(page)).toEqual([]);
  await look(page, "panel-two-editors-settings");
  await choose(dialog.getByRole("radio", { name: /^Keep mine/ }));
  await dialog.getByRole("button", { name: "Save with this choice" }).click();
  await expect(dialog).toBeHidden();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(days(page)).toHaveValue("181");
  await expect(parcels(page)).toHaveValue("7");
  await parcels(page).fill(before[0]);
  await days(page).fill(before[1]);
  await save(page);
  await expect(saved(page)).toBeVisible();
});

test("on a phone the stock and the translations are one press away from the top of a long form", async ({
  page,
}) => {
  const product = await newProduct(page.request);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/admin/products/${product._id}`);
  await expect(page.getByRole("textbox", { name: /^Title\s?\*?$/ })).toHaveValue(product.title);
  const jumps = page.getByRole("navigation", { name: "On this page" });
  await jumps.getByRole("button", { name: "Stock" }).click();
  await expect(page.getByRole("button", { name: "Change stock" })).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Change stock" })).toBeFocused();
  await page.getByRole("heading", { level: 1 }).or(jumps).first().scrollIntoViewIfNeeded();
  await jumps.getByRole("button", { name: "In Hindi and Marathi" }).click();
  await expect(page.getByRole("textbox", { name: /Hindi/ }).first()).toBeInViewport();
});

test("an order's goods stay sold when a form that was open since before it is saved", async ({
  page,
  browser,
}) => {
  const shopper = await (await browser.newContext()).newPage();
  const buyer = await becomeBuyer(shopper);
  // What a buyer has in the cart anyway is shipped by other journeys, too.
  const { _id: productId, title } = await newProduct(page.request);
  await fillCart(shopper, { ...buyer, productId }, 2);
  const { orderId } = await placeOrder(shopper, buyer, "cod");
  const before = await stockOf(page.request, productId);
  await page.goto(`/admin/products/${productId}`);
  await expect(page.getByRole("textbox", { name: /^Title\s?\*?$/ })).toHaveValue(title);
  for (const orderStatus of ["confirmed", "packed", "shipped"])
    await callShop(page.request, ["PUT", "/api/admin/orders/update/:id"], {
      params: { id: orderId },
      body: { orderStatus },
    });
  await page.getByRole("textbox", { name: /^Country of origin/ }).fill("India, Satara");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
  expect(await stockOf(page.request, productId)).toBe(before - 2);
  await shopper.context().close();
});

test("a product is found, opened and its stock changed without a mouse", async ({ page, context }) => {
  const product = await newProduct(page.request);
  await page.goto("/admin/products");
  const search = page
    .getByRole("textbox", { name: "Search products" })
    .or(page.getByPlaceholder("Search products"));
  await search.first().focus();
  await page.keyboard.type(product.title);
  const link = page.getByRole("link", { name: product.title });
  await expect(link).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
  await test.step("a new tab is a new tab, and this one stays", async () => {
    // The tab itself is opened below: one that the browser opens by itself, in the background, cannot always be driven.
    const isLeftToBrowser = await link.evaluate((element) => {
      const click = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
      let isLeft = false;
      // Where the panel's own handlers have been: what they stop does not come further.
      const look = () => {
        isLeft = !click.defaultPrevented;
        click.preventDefault();
      };
      document.getElementById("root")?.addEventListener("click", look, { once: true });
      element.dispatchEvent(click);
      return isLeft;
    });
    expect(isLeftToBrowser).toBe(true);
    await expect(page).toHaveURL(/\/admin\/products(\?|$)/);
    const tab = await context.newPage();
    await tab.goto((await link.getAttribute("href")) ?? "");
    await expect(tab.getByRole("heading", { name: product.title })).toBeVisible();
    await tab.close();
  });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/admin/products/${product._id}`));

  await page.getByRole("button", { name: "Change stock" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Change stock" });
  const why = dialog.getByRole("combobox", { name: "Why" });
  await why.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(why).toHaveText("Counted");
  // What is fading away would be judged too.
  await expect(page.locator("#menu-")).toBeHidden();
  await dialog.getByRole("textbox", { name: /^Counted in the shop/ }).fill("8");
  await expect(dialog.getByText("8 in the shop")).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await look(page, "panel-change-stock");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The stock is changed")).toBeVisible();
  await expect(page.getByText(/Counted\s+· Admin/)).toBeVisible();
  expect(await stockOf(page.request, product._id)).toBe(8);
});

test("an order is opened from the list with the keyboard, and a note on it is the staff's own", async ({
  page,
  browser,
}) => {
  const shopper = await (await browser.newContext()).newPage();
  const buyer = await becomeBuyer(shopper);
  const { orderId, order } = await placeOrder(shopper, buyer, "cod");
  await page.goto("/admin/orders");
  await page.getByRole("link", { name: order.orderNumber }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${orderId}/show`));
  await page.getByRole("button", { name: "With a note or more details" }).click();
  // While it unfolds its buttons move, and a press whose end meets another place is none.
  await expect(page.locator(".MuiCollapse-entered")).toBeVisible();
  const move = async (note: string, reader?: string) => {
    await page.getByRole("textbox", { name: "Note on the timeline" }).fill(note);
    if (reader) {
      await page.getByRole("combobox", { name: "Who reads it" }).click();
      await page.getByRole("option", { name: reader }).click();
    }
    await page.getByRole("button", { name: "Update order" }).click();
    await expect(page.getByText(note)).toBeVisible();
  };
  await move("Pays late, call first");
  await expect(page.getByText("Pays late, call first (only staff)")).toBeVisible();
  await move("Packed with a gift", "The shopper too");
  await expect(page.getByText("Packed with a gift (shopper reads it)")).toBeVisible();
  await shopper.goto(`/shop/order/${orderId}`);
  await expect(shopper.getByText("Packed with a gift")).toBeAttached();
  await expect(shopper.getByText("Pays late, call first")).toHaveCount(0);
  await shopper.context().close();
});

test("a session that ends under an open form asks for the password over it, and the save goes on", async ({
  page,
  context,
  surprises,
}) => {
  surprises.allow({ status: 401, path: /^\/api\// });
  const product = await newProduct(page.request);
  await page.goto(`/admin/products/${product._id}`);
  const title = page.getByRole("textbox", { name: /^Title\s?\*?$/ });
  await expect(title).toHaveValue(product.title);
  await title.fill(`${product.title}, typed before the end`);
  await context.clearCookies();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "You are signed out" });
  await expect(dialog.getByLabel(/^E-mail/)).toHaveValue(demoAdmin.email);
  await expect(dialog.getByLabel(/^Password/)).toBeFocused();
  expect(await faults(page)).toEqual([]);
  await look(page, "panel-session-ended");
  await page.keyboard.type("not it at all");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByLabel(/^Password/).fill(demoAdmin.password);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/products$/);
  await expect(page.getByText(`${product.title}, typed before the end`)).toBeVisible();

  await test.step("a page that is opened without a session comes back after the sign-in", async () => {
    await context.clearCookies();
    await page.goto(`/admin/products/${product._id}`);
    await page.getByLabel("E-mail or mobile number").fill(demoAdmin.email);
    await page.getByLabel("Password", { exact: true }).fill(demoAdmin.password);
    const back = new RegExp(`/admin/products/${product._id}$`);
    // A press before the page listens is lost with a slow machine: whoever sees nothing happen presses again.
    await expect(async () => {
      if (!back.test(page.url()))
        await page.getByRole("button", { name: "Login", exact: true }).click({ timeout: 5_000 });
      await expect(page).toHaveURL(back, { timeout: 15_000 });
    }).toPass();
    await expect(title).toHaveValue(`${product.title}, typed before the end`);
  });
});

test("a shop that does not answer ends the save with a word, and the form stays", async ({
  page,
  context,
}) => {
  const product = await newProduct(page.request);
  await page.goto(`/admin/products/${product._id}`);
  const title = page.getByRole("textbox", { name: /^Title\s?\*?$/ });
  await expect(title).toHaveValue(product.title);
  await title.fill(`${product.title} without a line`);
  await page.route("**/api/admin/products/edit/**", (route) => route.abort("aborted"));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("The shop could not be reached.")).toBeVisible();
  await expect(title).toHaveValue(`${product.title} without a line`);
  await test.step("nor is the browser's own belief that it is offline waited for", async () => {
    await context.setOffline(true);
    const save = page.getByRole("button", { name: "Save", exact: true });
    await save.click();
    // It would wait, and be disabled, until the line is back.
    await expect(save).toBeEnabled();
    await expect(page.getByText("The shop could not be reached.")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(product._id));
    await context.setOffline(false);
  });
  await page.unroute("**/api/admin/products/edit/**");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
});
