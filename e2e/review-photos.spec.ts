import type { Page } from "@playwright/test";
import { demoAdmin, expect, look, registerShopper, signIn, test } from "./fixtures";
import { choose } from "./support/choose";
import { faults } from "./support/faults";
import { reloadUntil } from "./support/reload-until";

const address = "/shop/product/kraftseeds-chilli-jwala";
const section = (page: Page) => page.locator("#reviews");
const drawn = (name: string) => `demo/pictures/drawn/${name}-1080.webp`;

test("a shopper reviews with two photos on a phone, staff approve one, everybody sees that one, without scripts as well", async ({
  browser,
  request,
}) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 780 }, hasTouch: true });
  const page = await phone.newPage();
  const name = `Meera ${Date.now().toString(36)}`;
  const shopper = await registerShopper(request, name);
  const photo = (who: Page) => section(who).getByRole("link", { name: new RegExp(`photo by ${name}$`) });
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();

  await test.step("two photos go with the review, and wait", async () => {
    await signIn(page, shopper);
    await page.goto(address);
    await section(page).scrollIntoViewIfNeeded();
    await section(page).getByRole("button", { name: "Write Review" }).click();
    await choose(section(page).getByRole("radio", { name: "5 stars" }), { force: true });
    await section(page).getByLabel("Your review").fill(`Three weeks after sowing, ${name}`);
    await section(page)
      .getByLabel("Choose photos")
      .setInputFiles([drawn("seed-packet-chilli-red-front"), drawn("seed-packet-chilli-red-back")]);
    await expect(section(page).getByRole("img", { name: "Photo 2" })).toBeVisible();
    expect.soft(await faults(page)).toEqual([]);
    await look(page, "review-with-photos");
    await section(page).getByRole("button", { name: "Submit review" }).click();
    const own = section(page).getByRole("region", { name: "Your photos" });
    await expect(own.getByText("We are looking at it. Then everybody sees it.")).toHaveCount(2);
    expect.soft(await faults(page)).toEqual([]);
    await look(page, "own-photos");
  });

  const visitor = await (await browser.newContext({ viewport: { width: 768, height: 1024 } })).newPage();
  await test.step("nobody else sees them", async () => {
    await visitor.goto(address);
    await section(visitor).scrollIntoViewIfNeeded();
    await expect(section(visitor).getByText(`Three weeks after sowing, ${name}`)).toBeVisible();
    await expect(photo(visitor)).toHaveCount(0);
  });

  await test.step("staff find them from the dashboard, approve one and refuse the other", async () => {
    await signIn(desk, demoAdmin);
    await desk.goto("/admin/dashboard");
    await desk.getByRole("link", { name: /Photos to look at/ }).click();
    const row = desk.getByRole("listitem").filter({ hasText: name }).first();
    expect.soft(await faults(desk)).toEqual([]);
    await look(desk, "panel-review-photos");
    await row.getByRole("button", { name: /^Approve: Photo 1 / }).click();
    await expect(desk.getByText("The photo is shown in the shop")).toBeVisible();
    await row.getByRole("button", { name: /^Refuse: Photo 2 / }).click();
    await desk.getByRole("textbox", { name: /^Reason/ }).fill("It shows another product");
    await desk.getByRole("button", { name: "Refuse", exact: true }).click();
    await expect(desk.getByText("The photo is deleted. Its author reads the reason")).toBeVisible();
    await desk.context().close();
  });

  await test.step("everybody sees the one, larger in a dialog by keyboard, and in a list of its own", async () => {
    // A page that was served a moment ago may be served once more; what is fetched is new.
    await reloadUntil(
      async () => {
        await visitor.goto(`${address}?photos=1#reviews`);
        await visitor.reload();
      },
      (patience) => expect(photo(visitor).first()).toBeVisible(patience),
    );
    await expect(photo(visitor)).toHaveCount(2);
    await expect(section(visitor).getByText("Only reviews with photos")).toBeVisible();
    await expect(visitor.locator("[data-later]:has(#reviews), #reviews[data-later]")).toHaveCount(0);
    await photo(visitor).first().press("Enter");
    const dialog = visitor.locator(".yarl__portal");
    await expect(dialog.getByRole("img", { name: new RegExp(`photo by ${name}$`) })).toBeVisible();
    await look(visitor, "review-photo-large");
    await visitor.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(photo(visitor).first()).toBeFocused();
    expect.soft(await faults(visitor)).toEqual([]);
    await look(visitor, "reviews-with-photos");
    await visitor.context().close();
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await reloadUntil(
      () => plain.goto(address),
      (patience) => expect(photo(plain).first().locator("img")).toBeVisible(patience),
    );
    await photo(plain).first().click();
    await expect(plain).toHaveURL(/\/files\/p[0-9a-f]{24}-1080\.webp$/);
    await plain.context().close();
  });

  await test.step("the author reads why, and removes the photo", async () => {
    await page.reload();
    const own = section(page).getByRole("region", { name: "Your photos" });
    await own.scrollIntoViewIfNeeded();
    await expect(own.getByText(/It shows another product/)).toBeVisible();
    await own.getByRole("button", { name: "Remove 1" }).click();
    await expect(page.getByText("The photo is removed")).toBeVisible();
    await expect(photo(page)).toHaveCount(0);
  });
  await phone.close();
});
