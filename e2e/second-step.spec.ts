import type { Page } from "@playwright/test";
import { expect, look, test, waitForMail } from "./fixtures";
import { appCode } from "./support/authenticator";
import { faults } from "./support/faults";
import { runAsOperator } from "./support/operator";

/** A staff member that no other journey uses, created by the operator's command. */
async function newStaff() {
  const account = { email: `desk-${Date.now()}@sahyadri.example`, password: "four green parrots" };
  await runAsOperator("create-admin", account.email, account.password);
  return account;
}

async function givePassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto("/auth/login");
  await page.getByLabel("E-mail or mobile number").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

/** Leaves the panel, and waits for the page that follows: another navigation would interrupt it. */
async function logOut(page: Page) {
  // What the page is still reading would be refused after it.
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByLabel("E-mail or mobile number")).toBeVisible();
}

test("staff set up a second step, sign in with it, and get back in when the phone is lost", async ({
  page,
  surprises,
}) => {
  // After the right password the code is asked for; a wrong code counts as one.
  surprises.allow({ status: 401, path: /^\/api\/auth\/login/ });
  surprises.allow({ status: 422, path: /^\/api\/auth\// });
  const account = await newStaff();
  await givePassword(page, account);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  await page.getByRole("menuitem", { name: "Security" }).click();
  await expect(page.getByText("Set up your own first.")).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await look(page, "panel-second-step-off");
  await page.getByRole("button", { name: "Set it up" }).click();
  const dialog = page.getByRole("dialog", { name: "Set it up" });
  await dialog.getByLabel("Your password").fill("not it at all");
  await dialog.getByRole("button", { name: "Set it up" }).click();
  await expect(dialog.getByText("The current password is not right")).toBeVisible();
  await dialog.getByLabel("Your password").fill(account.password);
  await dialog.getByRole("button", { name: "Set it up" }).click();

  await expect(page.getByRole("img", { name: "The key as a QR code" })).toBeVisible();
  const key = (await page.getByTestId("key").textContent()) ?? "";
  expect(await faults(page)).toEqual([]);
  await look(page, "panel-second-step-key");
  const { subject } = await waitForMail(account.email, /is your code/);
  await page.getByLabel("Code from our e-mail").fill(/\d{6}/.exec(subject)?.[0] ?? "");
  await page.getByLabel("Six-digit code").fill(appCode(key));
  await page.getByRole("button", { name: "Switch it on" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ""] = await codes.allTextContents();
  expect(await faults(page)).toEqual([]);
  await look(page, "panel-second-step-codes");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("recovery-codes.txt");
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible();
  await look(page, "panel-second-step-on");
  await waitForMail(account.email, /now takes a code/);

  await logOut(page);
  await givePassword(page, account);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await look(page, "login-second-step");
  await test.step("the step is still there when a phone has thrown the page away", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  });
  await page.getByLabel("Six-digit code").fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This code is not right, or it was used before")).toBeVisible();
  // The code of the half minute of the setup is used up: the next one is already valid.
  await page.getByLabel("Six-digit code").fill(appCode(key, 1));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  await test.step("without the phone, by a recovery code", async () => {
    await logOut(page);
    await givePassword(page, account);
    await page.getByRole("button", { name: "My phone is not at hand" }).click();
    await page.getByLabel("Recovery code").fill(recoveryCode.toLowerCase());
    await look(page, "login-recovery-code");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
  });

  await test.step("without phone and codes, by whoever runs the shop", async () => {
    await logOut(page);
    await runAsOperator("end-second-factor", account.email);
    await givePassword(page, account);
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await waitForMail(account.email, /no longer takes a code/);
  });
});

test("staff who owe the shop a second step see nothing but the way to it", async ({ page, surprises }) => {
  surprises.allow({ status: 403, path: /^\/api\// });
  const account = await newStaff();
  await givePassword(page, account);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  // The real requirement would hold back the staff of all other journeys: its responses are mocked here.
  await page.route("**/api/auth/check-auth", async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...json, user: { ...json.user, owesSecondFactor: true } },
    });
  });
  await page.goto("/admin/orders");
  await expect(page.getByText("This shop needs all staff to have a second step")).toBeVisible();
  await expect(page.getByRole("menuitem")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await look(page, "panel-second-step-owed");
});
