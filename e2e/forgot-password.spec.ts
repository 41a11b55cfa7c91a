import { expect, registerShopper, test, waitForMail } from "./fixtures";

test("a forgotten password is mended with a mailed code, and the old one is dead", async ({
  page,
  request,
  surprises,
}) => {
  surprises.allow({ status: 422, path: "/api/auth/verify-otp" });
  surprises.allow({ status: 401, path: "/api/auth/login" });
  const meera = await registerShopper(request);
  const fresh = "a-new-monsoon-2027";

  await page.goto("/auth/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  // The login page, which stays until the next one has loaded, has a field with nearly the same name.
  await page.getByLabel("E-mail", { exact: true }).fill(meera.email);
  await page.keyboard.press("Enter");

  const code = page.getByLabel("Six-digit code");
  await expect(code).toBeFocused();
  const mail = await waitForMail(meera.email, /\d{6}|code|password/i);
  const otp = /\b\d{6}\b/.exec(mail.text)?.[0] ?? "";
  await code.fill(otp === "000000" ? "111111" : "000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This code is not right or has expired")).toBeVisible();
  // The shopper comes back from their mail: an in-app browser reloads the page.
  await page.reload();
  await expect(page.getByText(meera.email)).toBeVisible();
  await page.getByRole("link", { name: "Login" }).last().click();
  // Gone back before it has come, the browser would leave the form's own page.
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.goBack();
  await code.fill(otp);
  await page.keyboard.press("Enter");

  await expect(page.getByLabel("New password", { exact: true })).toBeVisible();
  await page.reload();
  await page.getByLabel("New password", { exact: true }).fill(fresh);
  await page.getByLabel("New password once more").fill("something else");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The two passwords differ")).toBeVisible();
  await page.getByLabel("New password once more").fill(fresh);
  await page.keyboard.press("Enter");

  await expect(page.getByText("Your password is changed")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("forgotPassword"))).toBeNull();
  await expect(page.getByLabel("E-mail or mobile number")).toHaveValue(meera.email);
  await page.getByLabel("Password", { exact: true }).fill(meera.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("E-mail, phone or password is not right")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(fresh);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/shop\/home$/);
});
