import type { Page } from "@playwright/test";
import { expect, look, test } from "./fixtures";
import { becomeBuyer } from "./support/buyer";
import { callShop } from "./support/call-shop";
import { choose } from "./support/choose";
import { openDesk } from "./support/desk";

const fridge = "/shop/product/samsung-183-litre-single-door-fridge";
const satara = { city: "Satara", state: "Maharashtra", pincode: "415001" };

/** The cart is to hold the fridge alone. */
async function emptyCart({ request }: Page, userId: string, productId: string): Promise<void> {
  await callShop(request, ["DELETE", "/api/shop/cart/:userId/:productId"], { params: { userId, productId } });
}

test("a refrigerator is brought by the shop's own vehicle, in the chosen slot, and paid at the door", async ({
  page,
  browser,
}) => {
  const { userId, productId } = await becomeBuyer(page, satara);
  await emptyCart(page, userId, productId);

  await test.step("its page says so once the pincode is known", async () => {
    await page.goto(fridge);
    const answer = page.locator("#delivery-answer");
    // The pincode of the shopper's newest address.
    await expect(answer).toContainText("Our own vehicle brings it: ₹250");
    await page.getByRole("textbox", { name: "Pincode" }).fill("411001");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(answer).toContainText("Our own vehicle does not go to 411001");
    await page.getByRole("textbox", { name: "Pincode" }).fill("415001");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(answer).toContainText("Our own vehicle brings it: ₹250");
    await look(page, "vehicle-product");
    await page.getByRole("button", { name: "Buy Now" }).click();
  });

  const slot = await test.step("checkout asks for a time", async () => {
    await expect(page.getByRole("radio", { name: "Our own vehicle brings it" })).toBeChecked();
    await expect(page.getByRole("radio", { name: /^Delivery to an address/ })).toBeDisabled();
    await choose(page.getByRole("radio", { name: /^Pay at the door/ }));
    await expect(page.getByText("Please choose when our vehicle should come")).toBeVisible();
    // Any day but the first, whose slots depend on the hour.
    await page.getByRole("combobox", { name: "Day" }).selectOption({ index: 1 });
    await choose(page.getByRole("radio", { name: "16:00–19:00" }));
    await look(page, "vehicle-checkout");
    const day = await page.getByRole("combobox", { name: "Day" }).inputValue();
    await page.getByRole("button", { name: /^Place Order · ₹15,240/ }).click();
    await expect(page).toHaveURL(/\/order-success\?order=/);
    await expect(page.getByText(/^Our vehicle comes on .*, 16:00–19:00\.$/)).toBeVisible();
    return { day, number: new URL(page.url()).searchParams.get("order") ?? "" };
  });

  const { desk } = await openDesk(browser, 1440);
  await test.step("it is on the day's run sheet, and is loaded", async () => {
    await desk.goto(`/admin/run-sheet?day=${slot.day}`);
    await expect(desk.getByRole("heading", { name: "16:00–19:00" })).toBeVisible();
    await expect(desk.getByText("Collect ₹15,240").first()).toBeVisible();
    await look(desk, "vehicle-run-sheet");
    await desk.getByRole("link", { name: slot.number }).click();
    await desk.getByRole("button", { name: /^Confirm/ }).click();
    await desk.getByRole("button", { name: /^Packed|^Pack/ }).click();
    await desk.getByRole("button", { name: /^On its way/ }).click();
    await expect(desk.getByRole("button", { name: /^Hand over at the door/ })).toBeVisible();
    await look(desk, "vehicle-desk-order");
  });

  const code = await test.step("its shopper sees the time and the code", async () => {
    await page.getByRole("link", { name: "Track the order" }).click();
    await expect(page.getByText("Your code for our driver")).toBeVisible();
    await expect(page.getByText("To pay at the door: ₹15,240")).toBeVisible();
    await look(page, "vehicle-order");
    return (
      (await page
        .getByRole("paragraph")
        .filter({ hasText: /^\d{6}$/ })
        .textContent()) ?? ""
    );
  });

  await test.step("and gets it for cash", async () => {
    await desk.getByRole("button", { name: /^Hand over at the door/ }).click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByLabel(/The shopper’s code/).fill(code);
    await choose(dialog.getByRole("radio", { name: "Cash" }));
    await dialog.getByRole("button", { name: "Hand over" }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByText("Delivered", { exact: true }).first()).toBeVisible();
    await desk.context().close();
    await page.reload();
    await expect(page.getByText("Delivered", { exact: true }).first()).toBeVisible();
  });
});
