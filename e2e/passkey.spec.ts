import { expect, look, registerShopper, signIn, test } from "./fixtures";
import { addPasskey, withFingerprint } from "./support/fingerprint";

test("a shopper sets up a passkey and signs in with it, and no longer once it is removed", async ({
  page,
  surprises,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await withFingerprint(page);
  // Somebody whose cookies are gone asks once whether they are signed in.
  surprises.allow({ status: 401, path: "/api/auth/check-auth" });
  const account = await registerShopper(page.request);
  await signIn(page, account);

  await test.step("set up in the account, with the password", async () => {
    await addPasskey(page, account.password);
    await look(page, "passkeys");
  });

  const signInWithPasskey = async () => {
    await page.context().clearCookies();
    await page.goto("/auth/login");
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  };
  await test.step("used instead of a password", async () => {
    await page.context().clearCookies();
    await page.goto("/auth/login");
    await look(page, "login-passkey");
    await signInWithPasskey();
    await expect(page).toHaveURL(/\/shop\/home$/);
    await page.goto("/shop/account?tab=profile");
    await expect(page.getByText(/^Last used on/)).toBeVisible();
  });

  await test.step("removed, it opens nothing", async () => {
    await page.getByRole("button", { name: /^Remove the passkey of/ }).click();
    await expect(page.getByText("You have no passkey yet.")).toBeVisible();
    surprises.allow({ status: 401, path: "/api/auth/login/passkey" });
    await signInWithPasskey();
    await expect(page.getByRole("alert")).toContainText("This passkey does not open an account here");
  });
});
