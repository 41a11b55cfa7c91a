import { expect, test } from "./fixtures";
import { openDesk } from "./support/desk";

for (const width of [390, 1440])
  test(`what is nearly out, what cash is out and what sells best are a press away, at ${width} px`, async ({
    browser,
  }, info) => {
    const { desk, clicks } = await openDesk(browser, width);
    await test.step("what is nearly out, and its stock", async () => {
      const low = desk.getByRole("list", { name: "Low stock" }).getByRole("link");
      const name = (await low.first().textContent()) ?? "";
      await low.first().click();
      await expect(desk.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(
        name.replace(/ · [^·]+$/, ""),
      );
      await expect(desk.getByRole("button", { name: "Change stock" })).toBeVisible();
      await desk.goBack();
    });
    await test.step("the orders whose cash is still to come", async () => {
      const tile = desk.getByRole("link", { name: /^Cash to collect/ });
      await expect(tile).toContainText(/₹[\d,]+/);
      await tile.click();
      await expect(desk).toHaveURL(/cod_due/);
      await expect(desk.getByRole("link", { name: /^SB/ }).first()).toBeVisible();
    });
    await test.step("best sellers, and cash by courier with its age", async () => {
      if (width < 600) await desk.getByRole("button", { name: "Open menu" }).click();
      await desk.getByRole("menuitem", { name: "Report" }).click();
      await expect(desk.getByRole("region", { name: "Best sellers" }).getByRole("row").nth(1)).toBeVisible();
      const cash = desk.getByRole("region", { name: "Cash with couriers" }).getByRole("row").nth(1);
      await expect(cash).toContainText(/₹[\d,]+/);
      await expect(cash).toContainText(/\d+ days?/);
    });
    info.annotations.push({ type: "clicks", description: String(await clicks()) });
    expect(await clicks()).toBeLessThanOrEqual(4);
    await desk.context().close();
  });
