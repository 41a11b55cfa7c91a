import { expect, look, registerShopper, signIn, test } from "./fixtures";
import { becomeBuyer } from "./support/buyer";
import { choose } from "./support/choose";
import { faultsInBoth } from "./support/faults";
import { addPasskey, makePasskey, withFingerprint, withoutFingerprint } from "./support/fingerprint";

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
    await expect(page.getByText(/^Last used on .+ made on /)).toBeVisible();
  });

  await test.step("removed, it opens nothing", async () => {
    await page.getByRole("button", { name: /^Remove the passkey of/ }).click();
    await expect(page.getByText("You have no passkey yet.")).toBeVisible();
    surprises.allow({ status: 401, path: "/api/auth/login/passkey" });
    await signInWithPasskey();
    await expect(page.getByRole("alert")).toContainText("This passkey does not open an account here");
  });
});

test("after an order a passkey is offered where the device can hold one, and it opens the account the next time", async ({
  page,
  surprises,
}) => {
  // Somebody who has signed out asks once whether they are signed in.
  surprises.allow({ status: 401, path: "/api/auth/check-auth" });
  const buildInReader = await withoutFingerprint(page);
  const { account } = await becomeBuyer(page);
  const offer = page.getByRole("heading", { name: "Next time without a password?" });

  await test.step("without a fingerprint reader there is no offer", async () => {
    await page.goto("/shop/checkout");
    await choose(page.getByRole("radio", { name: /Cash on delivery/ }));
    await page.getByRole("button", { name: /^Place Order/ }).click();
    await expect(page.getByRole("heading", { name: /Your order is placed/ })).toBeVisible();
    // What might be offered comes after the page.
    await page.waitForLoadState("networkidle");
    await expect(offer).toHaveCount(0);
  });

  await test.step("with one it is made", async () => {
    await buildInReader();
    await page.reload();
    await expect(offer).toBeVisible();
    await look(page, "passkey-offer");
    expect.soft(await faultsInBoth(page), "the offer of a passkey").toEqual([]);
    await page.getByRole("link", { name: "Set up a passkey" }).click();
    await expect(page.getByRole("heading", { name: "Passkeys" })).toBeVisible();
    await makePasskey(page, account.password);
  });

  await test.step("signed out, the finger opens the account", async () => {
    await page.getByLabel(/^Your account/).click();
    // What the page is still reading would be refused after it.
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page.getByLabel(/^Your account/)).toBeVisible();
    await expect(page).toHaveURL(/\/shop\/home$/);
  });
});
