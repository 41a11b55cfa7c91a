import { readFile } from "node:fs/promises";
import { demoAdmin, expect, look, registerShopper, signIn, test, waitForMail } from "./fixtures";
import { choose } from "./support/choose";

test("somebody with a Marathi name and a Marathi keyboard has an account, and an address for their business", async ({
  page,
  surprises,
}) => {
  surprises.allow({ status: 422, path: "/api/shop/address/add" });
  const digits = `${Date.now()}`.slice(-9);
  const typed = (text: string) => text.replace(/\d/g, (digit) => "०१२३४५६७८९"[Number(digit)] ?? digit);
  const name = "सौ. गोर्\u200dहे D’Souza";
  await page.goto("/auth/register");
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("E-mail").fill(`gorhe.${digits}@example.com`);
  await page.getByLabel("Mobile number").fill(typed(`9${digits}`));
  await page.getByLabel("Password", { exact: true }).fill("four green parrots");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(name)).toBeVisible();
  await page.getByLabel("E-mail or mobile number").fill(typed(`9${digits}`));
  await page.getByLabel("Password", { exact: true }).fill("four green parrots");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/shop\/home$/);

  await page.goto("/shop/account?tab=addresses");
  await page
    .getByRole("button", { name: /address/i })
    .first()
    .click();
  await expect(page.getByLabel("Full name")).toHaveValue(name);
  await page.getByLabel("Pincode").fill("४१५००१");
  await expect(page.getByLabel("State")).toHaveValue("Maharashtra");
  await page.getByLabel(/^House/).fill("१२, कुर्\u200dहाडे वाडा");
  await page.getByText("Invoice for a business").click();
  await page.getByLabel("Name of the business").fill("कुर्\u200dहाडे आणि मंडळी");
  const gstin = page.getByLabel("GSTIN");
  await gstin.fill("29AAGCB7383J1Z4");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText(/registered in Karnataka/)).toBeVisible();
  await expect(gstin).toBeFocused();
  await look(page, "address-for-business");
  await gstin.fill("२७ aapfu ०९३९ f1zv");
  await page.getByRole("button", { name: "Save address" }).click();
  const saved = page.getByRole("main").getByRole("article");
  await expect(saved).toContainText("415001");
  await expect(saved).toContainText("कुर्\u200dहाडे आणि मंडळीGSTIN 27AAPFU0939F1ZV");
});

test("a shopper chooses how the shop writes to them, takes a copy of their data and leaves", async ({
  page,
  request,
  surprises,
}) => {
  surprises.allow({ status: 422, path: "/api/auth/account" });
  surprises.allow({ status: 401, path: "/api/auth/login" });
  const meera = await registerShopper(request);
  await signIn(page, meera);
  await page.goto("/shop/account?tab=profile");

  await page.getByLabel("Language of mails and messages").selectOption("mr");
  await choose(page.getByLabel(/^Text messages to my phone/));
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByText("We will write to you like this")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Language of mails and messages")).toHaveValue("mr");
  await expect(page.getByLabel(/^Text messages to my phone/)).toBeChecked();
  await look(page, "own-details");

  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const copy = JSON.parse(await readFile(await (await coming).path(), "utf8"));
  expect(copy.data).toMatchObject({ account: { email: meera.email }, preferences: { language: "mr" } });

  await page.getByRole("button", { name: "Delete my account…" }).click();
  const sheet = page.getByRole("dialog", { name: "Delete my account" });
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Delete my account…" })).toBeFocused();
  await page.keyboard.press("Enter");
  await sheet.getByRole("button", { name: "Delete for good" }).click();
  await expect(sheet.getByText("This is not the e-mail of your account")).toBeVisible();
  await sheet.getByLabel(/^To be sure/).fill(meera.email.toUpperCase());
  await sheet.getByLabel("Your password").fill("not my password");
  await page.keyboard.press("Enter");
  await expect(sheet.getByText("The current password is not right")).toBeVisible();
  await look(page, "delete-account");
  await sheet.getByLabel("Your password").fill(meera.password);
  await page.keyboard.press("Enter");
  const goodbye = page.getByRole("dialog", { name: "Your account is deleted" });
  await goodbye.getByRole("link", { name: "To the home page" }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();

  await page.goto("/auth/login");
  await page.getByLabel("E-mail or mobile number").fill(meera.email);
  await page.getByLabel("Password", { exact: true }).fill(meera.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("E-mail, phone or password is not right")).toBeVisible();
});

test("a shopper signs out another device and moves to another e-mail with its code", async ({
  page,
  request,
}) => {
  const meera = await registerShopper(request);
  await request.post("/api/auth/login", {
    data: { emailOrPhone: meera.email, password: meera.password },
    headers: {
      "user-agent": "Mozilla/5.0 (Mobile; Nokia_2720; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5.2",
    },
  });
  await signIn(page, meera);
  await page.goto("/shop/account?tab=profile");

  const devices = page.getByRole("region", { name: "Where you are signed in" });
  await expect(devices.getByText("This device")).toBeVisible();
  await look(page, "devices");
  await devices.getByRole("button", { name: "Sign out Firefox on KaiOS" }).click();
  await expect(page.getByText("That device is signed out")).toBeVisible();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  expect((await request.get("/api/auth/check-auth")).status()).toBe(401);

  const email = meera.email.replace("meera", "meera.new");
  const contact = page.getByRole("region", { name: "What you sign in with" });
  await contact.getByRole("button", { name: "Change e-mail" }).click();
  await contact.getByLabel("New e-mail").fill(email);
  await contact.getByLabel("Current password").fill(meera.password);
  await page.keyboard.press("Enter");
  await expect(contact.getByText(`We have sent a code to ${email}`)).toBeVisible();
  const code = /\d{6}/.exec((await waitForMail(email)).subject)?.[0] ?? "";
  // An in-app browser reloads the page when the shopper comes back from the mail.
  await page.reload();
  await expect(contact.getByLabel("Six-digit code")).toBeVisible();
  await look(page, "contact-code");
  await contact.getByLabel("Six-digit code").fill(code);
  await page.keyboard.press("Enter");
  await expect(page.getByText("You sign in with the new e-mail now")).toBeVisible();
  await expect(contact.getByText(email)).toBeVisible();
  await waitForMail(meera.email, /another e-mail/);
  await signIn(page, { ...meera, email });
});

test("staff see in the panel where they are signed in", async ({ page }) => {
  await signIn(page, demoAdmin);
  await page.goto("/admin/account");
  await expect(page.getByText("This device")).toBeVisible();
  await expect(page.getByText(demoAdmin.email)).toBeVisible();
  await look(page, "panel-account");
});
