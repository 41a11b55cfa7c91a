import type { Browser, Locator, Page } from "@playwright/test";
import { expect, look, test } from "./fixtures";
import { callShop } from "./support/call-shop";
import { openDesk } from "./support/desk";
import { drawFinger } from "./support/finger";

type Slide = { _id: string; title: string; order: number; from?: string | null };

/** Takes a slide by its handle and lets it go where another slide's handle is. */
async function carry(desk: Page, isTouched: boolean, handle: Locator, target: Locator) {
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error("The slides are not on the screen.");
  const middle = ({ x, y, width, height }: typeof from) => ({ x: x + width / 2, y: y + height / 2 });
  if (isTouched) return drawFinger(desk, middle(from), middle(to));
  await desk.mouse.move(middle(from).x, middle(from).y);
  await desk.mouse.down();
  await desk.mouse.move(middle(to).x, middle(to).y, { steps: 12 });
  await desk.mouse.up();
}

/** The slides as a new visitor sees them: one who was here before keeps them for half an hour. */
async function titlesAtHome(browser: Browser): Promise<string[]> {
  const visit = await browser.newContext({ locale: "en-IN" });
  const page = await visit.newPage();
  await page.goto("/shop/home");
  const titles = await page.getByRole("region", { name: "Offers" }).locator("li h2").allTextContents();
  await visit.close();
  return titles;
}

// One after the other: both change the same slides.
test.describe.configure({ mode: "default" });

let before: Slide[] = [];
// Also after a failure, which would fail the next tries too.
test.afterEach(async ({ browser }) => {
  const { desk } = await openDesk(browser, 1440, false);
  for (const { _id, from = null } of before)
    await callShop(desk.request, ["PUT", "/api/admin/carousel/:id"], {
      params: { id: _id },
      body: { from },
    });
  const slideOrders = before.map(({ _id, order }) => ({ id: _id, order }));
  await callShop(desk.request, ["PUT", "/api/admin/carousel/reorder"], { body: { slideOrders } });
  await desk.context().close();
});

for (const [width, isTouched] of [
  [390, true],
  [1440, false],
] as const)
  test(`slides are put in order by ${isTouched ? "finger" : "mouse"}, and one is scheduled, at ${width} px`, async ({
    browser,
  }, info) => {
    const { desk, clicks } = await openDesk(browser, width, isTouched);
    const slides = async (): Promise<Slide[]> =>
      (await callShop(desk.request, ["GET", "/api/admin/carousel"])).data;
    before = await slides();
    const [first = "", second = ""] = before.map(({ title }) => title);
    await desk.goto("/admin/carousel");
    let carries = 0;

    await test.step("the first is carried below the second", async () => {
      const handleOf = (title: string) => desk.getByRole("button", { name: `Drag to move: ${title}` });
      await expect(handleOf(first)).toBeVisible();
      const placeOfFirst = async () => (await slides()).map(({ title }) => title).indexOf(first);
      // A handle that does not listen yet lets the page scroll instead. Carried twice, it would be where it was.
      await expect(async () => {
        if ((await placeOfFirst()) !== 1) {
          carries += 1;
          await carry(desk, isTouched, handleOf(first), handleOf(second));
        }
        await expect.poll(placeOfFirst, { timeout: 20_000 }).toBe(1);
      }).toPass();
      await expect.poll(async () => (await titlesAtHome(browser)).slice(0, 2)).toEqual([second, first]);
    });

    await test.step("it is scheduled for a day to come, and is no longer at home", async () => {
      await desk
        .getByRole("listitem")
        .filter({ has: desk.getByRole("button", { name: `Drag to move: ${first}` }) })
        .getByRole("link", { name: "Edit" })
        .click();
      await desk.getByLabel("Shown from").fill("2031-01-01T09:00");
      await desk.getByRole("button", { name: "Save" }).click();
      await expect(desk.getByText(/^From 1 Jan 2031/)).toBeVisible();
      await expect.poll(() => titlesAtHome(browser)).not.toContain(first);
    });
    info.annotations.push({ type: "clicks", description: String(await clicks()) });
    // Edit and Save, and the mouse that lets go of the slide.
    expect(await clicks()).toBeLessThanOrEqual(2 + carries);
    await look(desk, `slides-${width}`);
    await desk.context().close();
  });
