import { expect, look, registerShopper, test, waitForMail } from "./fixtures";
import { faults } from "./support/faults";

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

test("a shopper signs in with a mailed code, and is where they wanted to be", async ({ page, surprises }) => {
  surprises.allow({ status: 422, path: "/api/auth/login/code" });
  await page.clock.install();
  const meera = await registerShopper(page.request);
  const account = page.getByLabel("E-mail or mobile number");
  const code = page.getByLabel("Six-digit code");
  const sendCode = async () => {
    await page.getByRole("button", { name: "Sign in with a code" }).click();
    await expect(account).toHaveValue(meera.phone);
    await page.getByRole("button", { name: "Send the code" }).click();
    await expect(code).toBeFocused();
  };

  await test.step("asked for with what stands in the login form", async () => {
    await page.goto("/shop/account?tab=orders");
    await expect(page).toHaveURL(/\/auth\/login/);
    await account.fill(meera.phone);
    await look(page, "login-code");
    expect(await faults(page), "login").toEqual([]);
    await sendCode();
    await expect(page.getByRole("button", { name: "Send a new code" })).toBeDisabled();
    await look(page, "sign-in-code");
  });

  const { subject } = await waitForMail(meera.email, /\d{6}/);
  const right = /\d{6}/.exec(subject)?.[0] ?? "";

  await test.step("a wrong code opens nothing and is kept to be corrected", async () => {
    const wrong = right === "000000" ? "111111" : "000000";
    await code.fill(wrong);
    await page.keyboard.press("Enter");
    await expect(page.getByText("This code is not right or has expired")).toBeVisible();
    await expect(code).toHaveValue(wrong);
    expect(await faults(page), "a wrong code").toEqual([]);
  });

  await test.step("back from the mail, the page is loaded again and goes on", async () => {
    await page.reload();
    await expect(page.getByText(`If ${meera.phone} has an account here`)).toBeVisible();
    await expect(code).toBeFocused();
  });

  await test.step("half a minute later another code can be asked for", async () => {
    await page.clock.fastForward(31_000);
    await page.getByRole("button", { name: "Send a new code" }).click();
    await expect(page.getByRole("status").filter({ hasText: "a new code is on its way" })).toBeVisible();
    await expect(code).toBeFocused();
  });

  await test.step("the way to the password and back keeps the account", async () => {
    await page.getByRole("button", { name: "Use the password instead" }).click();
    await expect(account).toHaveValue(meera.phone);
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
    await sendCode();
  });

  await test.step("the code opens the account and leads on to what was asked for", async () => {
    // By the shop's clock no half minute has passed, so it is the latest; on a slow machine a newer one may be on its way.
    await expect(async () => {
      if (!page.url().includes("/shop/account")) {
        const newest = /\d{6}/.exec((await waitForMail(meera.email, /\d{6}/)).subject)?.[0] ?? "";
        // As it is copied from the mail.
        await code.fill(` ${newest.slice(0, 3)} ${newest.slice(3)}`);
        await page.keyboard.press("Enter");
      }
      await expect(page).toHaveURL(/\/shop\/account\?tab=orders$/, { timeout: 15_000 });
    }).toPass();
    expect(await page.evaluate(() => sessionStorage.getItem("signInCode"))).toBeNull();
  });
});
