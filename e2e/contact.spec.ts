import { demoAdmin, expect, look, signIn, test, waitForMail } from "./fixtures";

test("a guest writes to the shop on a phone in Marathi, staff answer, and the answer comes by mail", async ({
  browser,
}) => {
  const phone = await browser.newContext({ locale: "mr-IN", viewport: { width: 360, height: 780 } });
  const page = await phone.newPage();
  const email = `writes-${Date.now()}@example.in`;
  await page.goto("/contact");
  await page.getByLabel("विषय कोणता?").selectOption("complaint");
  await page.getByLabel("तुमचे नाव").fill("सुनीता जाधव");
  await page.getByLabel("ई-मेल", { exact: true }).fill(email);
  await page.getByRole("button", { name: "संदेश पाठवा" }).click();
  await expect(page.getByText("कृपया थोडे अधिक लिहा")).toBeVisible();
  await page.getByLabel("तुमचा संदेश").fill("दिवा लुकलुकतो <b>आणि</b> तापतो");
  await look(page, "contact-form");
  await page.getByRole("button", { name: "संदेश पाठवा" }).click();
  const said = page.getByRole("status").filter({ hasText: "TK-" });
  await expect(said).toBeVisible();
  const [number = ""] = /TK-\d\d-\d{8}/.exec((await said.textContent()) ?? "") ?? [];
  expect((await waitForMail(email, /तुमचा संदेश मिळाला/)).text).toContain(number);

  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(desk, demoAdmin);
  await desk.goto("/admin/dashboard");
  await desk.getByRole("link", { name: /Tickets waiting/ }).click();
  await expect(desk.getByRole("link", { name: number })).toBeVisible();
  await look(desk, "panel-tickets");
  await desk.getByRole("link", { name: number }).click();
  await expect(desk.getByText("दिवा लुकलुकतो <b>आणि</b> तापतो")).toBeVisible();
  await desk.getByLabel("Your answer").fill("नवीन दिवा पाठवतो");
  await desk.getByRole("button", { name: "Send the answer" }).click();
  await expect(desk.getByText("Answered · ")).toBeVisible();
  await look(desk, "panel-ticket");
  expect((await waitForMail(email, /तुमच्या संदेशाला उत्तर/)).text).toContain("नवीन दिवा पाठवतो");
  await desk.getByRole("button", { name: "Close the ticket" }).click();
  await expect(desk.getByText("Closed", { exact: true })).toBeVisible();
  await desk.context().close();
  await phone.close();
});
