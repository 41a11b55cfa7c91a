import { expect, signIn, test } from "./fixtures";
import { becomeBuyer, placeOrder } from "./support/buyer";
import { runAsOperator } from "./support/operator";

test("a packer sees orders alone, confirms one, and finds nothing that gives money back", async ({
  page,
  browser,
}) => {
  const packer = { email: `packer-${Date.now()}@sahyadri.example`, password: "four green parrots" };
  await runAsOperator("create-admin", packer.email, packer.password, "--role=packer");
  const buyer = await becomeBuyer(page);
  const { orderId, order } = await placeOrder(page, buyer, "cod");

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, packer);
  await desk.goto("/admin/dashboard");
  await expect(desk.getByRole("menuitem", { name: "Orders" })).toBeVisible();
  for (const name of ["Products", "Reviews", "Staff", "Audit log", "Search words"])
    await expect(desk.getByRole("menuitem", { name, exact: true })).toBeHidden();
  await expect(desk.getByRole("link", { name: /^To confirm/ })).toBeVisible();
  await expect(desk.getByText("Sales today")).toBeHidden();

  await desk.goto(`/admin/orders/${orderId}/show`);
  await expect(desk.getByRole("heading", { name: order.orderNumber, exact: true })).toBeVisible();
  await desk.getByRole("button", { name: /^Confirm/ }).click();
  await expect(desk.getByText("Order updated")).toBeVisible();
  await expect(desk.getByRole("button", { name: /^Pack/ })).toBeVisible();
  for (const name of [/cancel/i, /refund/i, /cash/i])
    await expect(desk.getByRole("button", { name })).toBeHidden();

  await desk.goto("/admin/products");
  await expect(desk.getByText("This page is not part of your role in the shop.")).toBeVisible();
  await desk.goto("/admin/staff");
  await expect(desk.getByText("This page is not part of your role in the shop.")).toBeVisible();
  await desk.context().close();
});
