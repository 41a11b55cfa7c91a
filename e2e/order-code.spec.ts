import { expect, look, test, waitForMail } from "./fixtures";
import { becomeBuyer, dear } from "./support/buyer";
import { choose } from "./support/choose";

test("a large first cash order is confirmed with the code from the mail", async ({ page, surprises }) => {
  surprises.allow({ status: 422, path: /^\/api\/shop\/order\/confirm\/\w+$/ });
  const { account } = await becomeBuyer(page, undefined, dear);

  await test.step("hears of the code before choosing cash", async () => {
    await page.goto("/shop/checkout");
    const cash = page.getByRole("radio", { name: /Cash on delivery/ });
    await expect(page.getByText("We send you a six-digit code")).toBeVisible();
    await expect(page.getByText("within 24 hours, otherwise it is cancelled")).toBeVisible();
    await choose(cash);
    await look(page, "checkout-code");
    await page.getByRole("button", { name: /^Place Order/ }).click();
    await expect(page).toHaveURL(/\/order-success\?order=/);
  });

  const field = page.getByLabel("Six-digit code");
  await test.step("sees where the code went, and that another one takes a minute", async () => {
    await expect(page.getByRole("heading", { name: "Confirm your order" })).toBeVisible();
    await expect(page.getByText(`•••• ${account.phone.slice(-4)} / m…@example.com`)).toBeVisible();
    // It counts the seconds of a minute, which a slow machine may need until here.
    await expect(page.getByRole("button", { name: /^Send a new code( in \d+ s)?$/ })).toBeVisible();
    await expect(page.getByText(/^Please confirm by \d+ \w{3,4}, /)).toBeVisible();
    await look(page, "order-code");
    await page.reload();
    await expect(page.getByText(/^Please confirm by \d/)).toBeVisible();
  });

  const mail = await waitForMail(account.email, /confirms your order/);
  const code = /\b\d{6}\b/.exec(mail.subject)?.[0] ?? "";

  await test.step("is told what is wrong, with the field at hand", async () => {
    await field.fill("12");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").getByText("The code has six digits")).toBeVisible();
    await field.fill(code === "000000" ? "111111" : "000000");
    await page.getByRole("button", { name: "Confirm order" }).click();
    await expect(page.getByRole("alert").getByText("You have 4 more tries")).toBeVisible();
    await expect(field).toBeFocused();
    await look(page, "order-code-wrong");
  });

  await test.step("still finds it on the order's own page, and confirms it in Devanagari digits", async () => {
    await page.getByRole("link", { name: "Track the order" }).click();
    await expect(page.getByText("Placed", { exact: true }).first()).toBeVisible();
    await field.fill(code.replace(/\d/g, (digit) => "०१२३४५६७८९"[Number(digit)] ?? ""));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Your order is confirmed. Thank you!")).toBeVisible();
    await expect(field).toBeHidden();
    await expect(page.getByText("Confirmed", { exact: true }).first()).toBeVisible();
    await page.getByText("Order history").click();
    await expect(page.getByText("Confirmed with the code")).toBeVisible();
    await look(page, "order-code-done");
  });

  await waitForMail(account.email, /^Confirmed: order/);
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Order / })).toBeVisible();
  await expect(field).toBeHidden();
});
