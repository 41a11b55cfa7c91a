import type { Page } from "@playwright/test";
import { demoAdmin, expect, look, registerShopper, signIn, test, waitForMail } from "./fixtures";
import { faults } from "./support/faults";
import { reloadUntil } from "./support/reload-until";

const address = "/shop/product/kraftseeds-tomato-hybrid";
const section = (page: Page) => page.locator("#questions");

test("a guest asks on a phone and signs in, staff answer, the shopper reads it in the mail and everybody on the page", async ({
  browser,
  request,
}) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 780 } });
  const page = await phone.newPage();
  const shopper = await registerShopper(request);
  const stamp = Date.now();
  const question = `Do they grow in a pot of ${stamp} cm?`;
  const answer = `They do, with a stick beside them, in ${stamp} days`;

  await test.step("what was typed waits for the sign-in", async () => {
    await page.goto(address);
    await section(page).scrollIntoViewIfNeeded();
    await section(page).getByRole("button", { name: "Ask a question" }).click();
    await section(page).getByRole("textbox", { name: "Your question about the product" }).fill(question);
    await section(page).getByRole("link", { name: "Login and ask" }).click();
    await page.getByLabel("E-mail or mobile number").fill(shopper.email);
    await page.getByLabel("Password", { exact: true }).fill(shopper.password);
    await page.locator("form").getByRole("button", { name: "Login", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${address}#questions$`));
    const field = section(page).getByRole("textbox", { name: "Your question about the product" });
    await expect(field).toHaveValue(question);
    await section(page).getByRole("button", { name: "Send the question" }).click();
    await expect(section(page).getByText(/^Thank you/)).toBeVisible();
    await expect(section(page).getByText(question)).toBeVisible();
    expect.soft(await faults(page)).toEqual([]);
    await look(page, "product-question-asked");
  });

  await test.step("nobody else sees it", async () => {
    const other = await (await browser.newContext()).newPage();
    await other.goto(address);
    await section(other).scrollIntoViewIfNeeded();
    await expect(section(other).getByRole("button", { name: "Ask a question" })).toBeVisible();
    await expect(other.getByText(question)).toHaveCount(0);
    await other.context().close();
  });

  await test.step("staff find it from the dashboard and answer it", async () => {
    const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await signIn(desk, demoAdmin);
    await desk.goto("/admin/dashboard");
    await desk.getByRole("link", { name: /Questions to answer/ }).click();
    await look(desk, "panel-questions");
    await desk.getByRole("link", { name: question }).click();
    await desk.getByLabel("The shop's answer").fill(answer);
    await desk.getByRole("button", { name: "Publish the answer" }).click();
    await expect(desk.getByText("Answered", { exact: true }).first()).toBeVisible();
    expect.soft(await faults(desk)).toEqual([]);
    await look(desk, "panel-question");
    await desk.context().close();
  });

  await test.step("the mail leads to the answer, which everybody reads, without scripts as well", async () => {
    const { text } = await waitForMail(shopper.email, /Our answer about/);
    expect(text).toContain(question);
    expect(text).toContain(answer);
    const link = /\S+#questions/.exec(text)?.[0] ?? "";
    expect(link).toContain(address);
    // A page that was served a moment ago may be served once more; what is fetched is new.
    await reloadUntil(
      async () => {
        await page.goto(link);
        // The same address with a fragment would only scroll.
        await page.reload();
      },
      (patience) => expect(section(page).getByText(answer)).toBeVisible(patience),
    );
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await reloadUntil(
      () => plain.goto(address),
      (patience) => expect(section(plain).getByText(question)).toBeVisible(patience),
    );
    await expect(section(plain).getByRole("link", { name: "Ask a question" })).toBeVisible();
    await expect(section(plain).getByRole("button", { name: "Ask a question" })).toBeHidden();
    await plain.context().close();
  });
  await phone.close();
});
