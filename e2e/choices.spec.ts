import { join } from "node:path";
import { demoAdmin, expect, look, signIn, test } from "./fixtures";
import { becomeBuyer } from "./support/buyer";
import { choose } from "./support/choose";
import { faults } from "./support/faults";

const drawn = (name: string) => join(import.meta.dirname, "../demo/pictures/drawn", `${name}-1080.webp`);

test("a T-shirt is made in two colours and two sizes in the panel, and bought in one of them", async ({
  page,
  browser,
}) => {
  const title = `Cotton T-shirt ${Date.now()}`;
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const dialog = desk.getByRole("dialog", { name: "What it comes in" });
  const pressed = async (name: string) => desk.getByRole("button", { name, exact: true }).click();

  await test.step("a shopkeeper fills in the form of a new product", async () => {
    await signIn(desk, demoAdmin);
    await desk.goto("/admin/products/create");
    await desk.getByRole("textbox", { name: "Title" }).fill(title);
    await desk
      .getByRole("textbox", { name: "Description" })
      .fill("Soft cotton for every day, in two colours.");
    const choose = async (list: string, option: string) => {
      await desk.getByRole("combobox", { name: list }).click();
      await desk.getByRole("option", { name: option, exact: true }).click();
    };
    await choose("Category", "Fashion");
    await choose("Brand", "No brand");
    await desk.getByRole("textbox", { name: "Price (₹)", exact: true }).fill("499");
    await desk.getByRole("textbox", { name: "HSN code" }).fill("6109");
    await desk.getByRole("combobox", { name: "GST rate" }).click();
    await desk.getByRole("option", { name: "5 %", exact: true }).click();
  });

  await test.step("enters its colours and sizes with the keyboard, and the stock of all at once", async () => {
    await desk.getByRole("button", { name: "Add choices" }).press("Enter");
    await dialog.getByRole("button", { name: "+ Colour" }).press("Enter");
    await expect(dialog.getByLabel("Add a value")).toBeFocused();
    await desk.keyboard.type("Black, Maroon");
    await desk.keyboard.press("Enter");
    await expect(dialog.getByText("2 combinations for sale")).toBeVisible();
    await dialog.getByRole("button", { name: "+ Size" }).press("Enter");
    await dialog.getByRole("checkbox", { name: "S", exact: true }).press("Space");
    await dialog.getByRole("checkbox", { name: "M", exact: true }).press("Space");
    await expect(dialog.getByText("4 combinations for sale")).toBeVisible();
    await dialog.getByLabel("Stock: Same for all", { exact: true }).fill("6");
    await dialog.getByRole("button", { name: "Fill in" }).press("Enter");
    await dialog.getByLabel("Price: Maroon / M", { exact: true }).fill("549");
    await dialog.getByLabel("Sell Black / S", { exact: true }).uncheck();
    expect.soft(await faults(desk)).toEqual([]);
    await look(desk, "panel-choices");
  });

  await test.step("gives each colour its picture", async () => {
    await dialog.getByRole("button", { name: "Pictures of Maroon / S" }).click();
    const picker = desk.getByRole("dialog", { name: "Pictures: Maroon / S" });
    const chosen = desk.waitForEvent("filechooser");
    await picker.getByRole("button", { name: "Add pictures" }).click();
    await (await chosen).setFiles(drawn("kurta-block-print-indigo-front"));
    await expect(picker.getByRole("button", { name: "Picture 1" })).toHaveAttribute("aria-pressed", "true");
    expect.soft(await faults(desk)).toEqual([]);
    await picker.getByRole("button", { name: "Use these" }).click();
    await pressed("Save the choices");
    await expect(desk.getByText("Its stock and prices are those of its choices.")).toBeVisible();
    await desk.getByRole("button", { name: "Save", exact: true }).click();
    await expect(desk.getByRole("link", { name: title })).toBeVisible();
  });

  await test.step("names a colour in Marathi, and says so where a combination is to be removed", async () => {
    await desk.getByRole("link", { name: title }).click();
    await pressed("Change the choices");
    await dialog.getByText("Names in Hindi and Marathi").click();
    await dialog.getByLabel("Maroon, Marathi").fill("वाइन लाल");
    await dialog.getByLabel("Sell Maroon / S").uncheck();
    await expect(dialog.getByText("Will be removed with its stock")).toBeVisible();
    await choose(dialog.getByLabel("Sell Maroon / S"));
    await pressed("Save the choices");
    await expect(desk.getByText("The choices are saved")).toBeVisible();
    await desk.context().close();
  });

  await test.step("a shopper sees both colours and buys one", async () => {
    await becomeBuyer(page);
    await page.goto(`/shop/search?keyword=${encodeURIComponent(title)}`);
    await page.getByRole("link", { name: title }).first().click();
    const product = page.getByRole("dialog");
    await expect(product.getByRole("radio", { name: "Black" })).toBeVisible();
    await choose(product.getByRole("radio", { name: "Maroon" }), { force: true });
    await choose(product.getByRole("radio", { name: "M", exact: true }), { force: true });
    await expect(product.getByText("Selected: Maroon / M")).toBeVisible();
    await expect(product.getByText("₹549").first()).toBeVisible();
    await product.getByRole("button", { name: "Add to Cart" }).first().click();
    await expect(page.getByText("Product is added to cart")).toBeVisible();
    await page.goto("/shop/checkout");
    await expect(page.getByText("Maroon / M").first()).toBeVisible();
    await choose(page.getByRole("radio", { name: /Cash on delivery/ }));
    await page.getByRole("button", { name: /^Place Order/ }).click();
    await expect(page).toHaveURL(/\/order-success\?order=/);
  });
});
