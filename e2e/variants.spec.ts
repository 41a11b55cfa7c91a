import { demoAdmin, expect, look, signIn, test } from "./fixtures";
import { becomeBuyer } from "./support/buyer";
import { callShop } from "./support/call-shop";
import { choose } from "./support/choose";
import { productOfPlugin } from "./support/engine-product";

test.use({ viewport: { width: 360, height: 780 } });

test("a product in two colours and two sizes is chosen by keyboard on a small screen, bought and cancelled", async ({
  page,
  browser,
}) => {
  const title = `Kite ${Date.now()}`;
  const productId = await productOfPlugin(title, [
    { options: { Colour: "Red", Size: "S" }, price: 400, stock: 3 },
    { options: { Colour: "Red", Size: "M" }, price: 450, stock: 0 },
    { options: { Colour: "Blue", Size: "S" }, price: 420, stock: 5 },
    { options: { Colour: "Blue", Size: "M" }, price: 480, stock: 1 },
  ]);

  await test.step("staff enter what the law asks for, and a price of one variant", async () => {
    const desk = await (await browser.newContext()).newPage();
    await signIn(desk, demoAdmin);
    await callShop(desk.request, ["PUT", "/api/admin/products/edit/:id"], {
      params: { id: productId },
      body: { hsn: "9503", gstRate: 5 },
    });
    await desk.goto(`/admin/products/${productId}`);
    await expect(desk.getByRole("heading", { name: "Prices by size or choice" })).toBeVisible();
    await desk.getByLabel("Price: Blue / M", { exact: true }).fill("499");
    await desk.getByRole("button", { name: "Save the prices" }).click();
    await expect(desk.getByText("The prices are saved")).toBeVisible();
    await look(desk, "panel-variant-prices");
    await desk.context().close();
  });

  const buyer = await becomeBuyer(page);
  const { data: cart } = await callShop(page.request, ["GET", "/api/shop/cart/get/:userId"], {
    params: { userId: buyer.userId },
  });
  expect(cart.items).toHaveLength(1);

  await test.step("chooses with Tab, arrows and the space bar", async () => {
    await page.goto(`/shop/product/${productId}`);
    await expect(page.getByText("₹400").first()).toBeVisible();
    const red = page.getByRole("radio", { name: "Red" });
    await red.focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Blue" })).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText("Selected: Blue / M")).toBeVisible();
    await expect(page.getByText("₹499").first()).toBeVisible();
    await expect(page).toHaveURL(/[?&]variant=/);
    await look(page, "product-chosen-variant");
    await page.reload();
    await expect(page.getByText("Selected: Blue / M")).toBeVisible();
    await page.getByRole("button", { name: "Add to Cart" }).first().focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Product is added to cart")).toBeVisible();
  });

  const order = await test.step("buys it for cash", async () => {
    await page.goto("/shop/checkout");
    await expect(page.getByText("Blue / M").first()).toBeVisible();
    await choose(page.getByRole("radio", { name: /Cash on delivery/ }));
    await page.getByRole("button", { name: /^Place Order/ }).click();
    await expect(page).toHaveURL(/\/order-success\?order=/);
    await page.getByRole("link", { name: "Track the order" }).click();
    await expect(page.getByText("Blue / M").first()).toBeVisible();
    return page.url();
  });

  await test.step("cannot be bought a second time, until it is cancelled", async () => {
    const variants = async () => {
      const { data } = await callShop(page.request, ["GET", "/api/shop/products/get/:id"], {
        params: { id: productId },
      });
      return (data.variants as { price: number; stock: number }[]).map(({ price, stock }) => [price, stock]);
    };
    expect(await variants()).toContainEqual([499, 0]);
    await page.goto(order);
    await page.getByRole("button", { name: "Cancel order" }).click();
    const sheet = page.getByRole("dialog", { name: "Cancel this order?" });
    await sheet.getByRole("button", { name: "Found it cheaper elsewhere" }).click();
    await sheet.getByRole("button", { name: "Cancel order" }).click();
    await expect(page.getByText("Cancelled: Found it cheaper elsewhere")).toBeVisible();
    await expect.poll(variants).toContainEqual([499, 1]);
  });
});

test("a colour on a card leads to its pictures and price, keeps the size that was chosen, and is what the cart shows", async ({
  page,
}) => {
  await becomeBuyer(page);
  await page.goto("/shop/listing?category=fashion&kind=hoodies");
  const card = page.getByRole("article").filter({ hasText: "Nike Club Fleece hoodie" });
  await expect(card.getByText("From ₹2,795")).toBeVisible();
  await card.getByRole("link", { name: "Nike Club Fleece hoodie: Black" }).click();
  await expect(page).toHaveURL(/nike-club-fleece-hoodie-grey\?like=/);
  const product = page.getByRole("dialog");
  const picture = product.getByRole("img", { name: "Nike Club Fleece hoodie", exact: true });
  await expect(picture).toHaveAttribute("src", /hoodie-chest-black/);
  await expect(product.getByRole("radio", { name: "Black" })).toBeChecked();
  await expect(product.getByText("₹2,995").first()).toBeVisible();
  await expect(product.getByRole("button", { name: /choose|select/i }).first()).toBeDisabled();

  await choose(product.getByRole("radio", { name: "L", exact: true }), { force: true });
  await expect(product.getByText("Selected: Black / L")).toBeVisible();
  await choose(product.getByRole("radio", { name: "Grey" }), { force: true });
  await expect(product.getByText("Selected: Grey / L")).toBeVisible();
  await expect(picture).toHaveAttribute("src", /hoodie-chest-grey/);
  await expect(product.getByText("₹2,795").first()).toBeVisible();
  await expect(page).toHaveURL(/\?variant=/);
  await look(page, "product-chosen-colour");

  // On the small screen that was looked at last the bar with the buttons lies over it until one scrolls.
  await product.getByRole("radio", { name: "Black" }).press("Space");
  await expect(product.getByText("Selected: Black / L")).toBeVisible();
  await product.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(page.getByText("Product is added to cart")).toBeVisible();
  await page.goto("/shop/checkout");
  await expect(page.getByText("Black / L").first()).toBeVisible();
  await expect(page.locator("img[src*='hoodie-chest-black']").first()).toBeAttached();
});

test("swatches are links without scripts too, to a page with that colour's pictures", async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto("/hi/shop/listing?category=fashion&kind=hoodies");
  await page.getByRole("link", { name: "Nike Club Fleece हुडी: काला" }).click();
  await expect(page.locator(".product-picture img").first()).toHaveAttribute("src", /hoodie-chest-black/);
  await page.context().close();
});
