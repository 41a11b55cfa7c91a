import type { Browser } from "@playwright/test";
import { demoAdmin, expect, look, signIn, test } from "./fixtures";
import { addPump } from "./support/add-pump";
import { callShop } from "./support/call-shop";
import { choose } from "./support/choose";
import { faults } from "./support/faults";
import { pageShown } from "./support/page-shown";
import { reloadUntil } from "./support/reload-until";

/** Every page of the panel's menu, and the ways to add something. */
const pages = [
  "dashboard",
  "report",
  "products",
  "products/create",
  "products/import",
  "orders",
  "shipping-failed",
  "returns",
  "customers",
  "tickets",
  "coupons",
  "coupons/create",
  "reviews",
  "questions",
  "when-back",
  "carousel",
  "carousel/create",
  "features",
  "features/create",
  "shipping",
  "shop",
  "taxes",
  "home-page",
  "opening",
  "policies",
  "mails",
  "brands",
  "categories",
  "stock-count",
  "remittance",
  "search-words",
  "staff",
  "audit-log",
  "account",
  "second-step",
];

/** The beginning of a text's name, which stands on the page if the text has not been fetched. */
const missingText =
  /\b(panel|product|order|shipping|words|secondStep|categories|coupon|report|stock|stockCount|remittance|staff|brands|taxes|shopPage|opening|homePage|policies|mails|draft|audit|customer|ticket|question|edit|resources|file)\.[a-z][\w.]*/;

for (const [width, colorScheme] of [
  [360, "light"],
  [1440, "dark"],
] as const)
  test(`every page of the panel opens, whole, accessible and no wider than the screen, ${colorScheme} at ${width} px`, async ({
    page,
  }) => {
    // Thirty pages, each read whole: a slow machine needs minutes.
    test.setTimeout(1_800_000);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, demoAdmin);
    for (const name of pages)
      await test.step(name, async () => {
        await page.goto(`/admin/${name}`);
        await pageShown(page);
        await expect(page.getByText("Something went wrong")).toHaveCount(0);
        await expect(page.locator("body")).not.toContainText(missingText, { useInnerText: true });
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(beyond).toBeLessThanOrEqual(0);
        expect.soft(await faults(page)).toEqual([]);
      });
  });

test("an address that the panel does not have says so under the page's title, and leads back", async ({
  page,
}) => {
  await signIn(page, demoAdmin);
  await page.goto("/admin/no-such-page");
  await expect(page).toHaveTitle(/^Not found · /);
  await expect(page.locator("#main-content")).toContainText("This address is wrong, or its page is gone.");
  expect(await faults(page)).toEqual([]);
  await page.getByRole("link", { name: "To the dashboard" }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test.describe("the home page", () => {
  // One after the other: who publishes, publishes the draft of all.
  test.describe.configure({ mode: "default" });

  const words = async (browser: Browser, change?: (now: object) => object) => {
    const desk = await (await browser.newContext()).newPage();
    await signIn(desk, demoAdmin);
    const { data } = await callShop(desk.request, ["GET", "/api/admin/settings/home-words"]);
    if (change)
      await callShop(desk.request, ["PUT", "/api/admin/settings/home-words"], { body: change(data) });
    await desk.context().close();
    return data as object;
  };
  let before: object = {};
  test.beforeEach(async ({ browser }) => {
    before = await words(browser);
  });
  // What a test that failed has left would fail the next ones, too.
  test.afterEach(async ({ browser }, info) => {
    if (info.status !== info.expectedStatus)
      await words(browser, (now) => ({ ...before, ...("version" in now && { version: now.version }) }));
  });

  test("the home page says what staff write, and their customers' words stay as they are", async ({
    page,
    browser,
  }) => {
    await signIn(page, demoAdmin);
    await page.goto("/admin/home-page");
    const title = page.getByRole("textbox", { name: "Title, English", exact: true });
    await expect(page.getByRole("textbox", { name: /^What they said, English/ }).first()).not.toHaveValue("");
    const written = async (text: string) => {
      await title.fill(text);
      await page.getByRole("button", { name: "Publish" }).click();
      await expect(page.getByText("Everything is published")).toBeVisible();
    };
    const nth = Date.now();
    await written(`From our hills to {city} and beyond ${nth}`);
    // Staff are led to the panel from the shop's pages.
    const guest = await (await browser.newContext()).newPage();
    const heading = guest.getByRole("heading", {
      level: 1,
      name: `From our hills to Satara and beyond ${nth}`,
    });
    // A page that somebody else asked for a moment ago is served once more.
    await reloadUntil(
      () => guest.goto("/shop/home"),
      (patience) => expect(heading).toBeVisible(patience),
    );
    await expect(guest.locator("blockquote").first()).not.toBeEmpty();
    await guest.context().close();

    const bar = page.getByRole("textbox", { name: /^Line above every page.*, English$/ });
    await bar.fill(`Seeds of the season at {shop} ${nth}`);
    await written("");
    const other = await (await browser.newContext()).newPage();
    await reloadUntil(
      () => other.goto("/about"),
      (patience) =>
        expect(other.getByLabel("Good to know")).toHaveText(/^Seeds of the season at \S.* \d+$/, patience),
    );
    await other.context().close();
    await bar.fill("");
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("Everything is published")).toBeVisible();
  });

  test("the home page has its sections in the order that staff give them, leaves out what is switched off, and shows their rows of products", async ({
    page,
    browser,
  }) => {
    await signIn(page, demoAdmin);
    await page.goto("/admin/home-page");
    const section = (name: string) => page.getByRole("listitem").filter({ has: page.getByLabel(name) });
    const saved = async () => {
      await page.getByRole("button", { name: "Publish" }).click();
      await expect(page.getByText("Everything is published")).toBeVisible();
    };
    /** Where the sections stand at home for a new visitor; -1 for one that is not there. */
    const places = async () => {
      const guest = await (await browser.newContext({ locale: "en-IN" })).newPage();
      await guest.goto("/shop/home");
      const found = await guest.getByRole("heading", { level: 2 }).allTextContents();
      await guest.context().close();
      const at = (name: string) => found.findIndex((text) => text.trim() === name);
      return {
        isFeaturedFirst: at("Featured products") >= 0 && at("Featured products") < at("Shop by category"),
        hasReasons: at("Why people come back") >= 0,
      };
    };
    const atHome = (expected: Awaited<ReturnType<typeof places>>) => expect.poll(places).toEqual(expected);
    await atHome({ isFeaturedFirst: false, hasReasons: true });

    await section("Featured products").getByRole("button", { name: "Move up" }).focus();
    await page.keyboard.press("Enter");
    await page.getByLabel("Why to buy here").uncheck();
    await saved();
    await atHome({ isFeaturedFirst: true, hasReasons: false });

    await page.reload();
    await section("Featured products").getByRole("button", { name: "Move down" }).click();
    await choose(page.getByLabel("Why to buy here"));
    await saved();
    await atHome({ isFeaturedFirst: false, hasReasons: true });

    await page.getByRole("button", { name: "Add a row of products" }).click();
    const row = section("Row of products");
    await row.getByLabel("Title of the row, English").fill("Our favourites");
    await row.getByRole("combobox", { name: "What it shows" }).click();
    await page.getByRole("option", { name: "Products that I choose" }).click();
    const chosen: string[] = [];
    for (const part of ["pump", "puzzle"]) {
      await row.getByRole("combobox", { name: "Products", exact: true }).fill(part);
      const first = page.getByRole("option", { name: new RegExp(part, "i") }).first();
      chosen.push(((await first.textContent()) ?? "").trim());
      await first.click();
    }
    await row.getByRole("button", { name: "Move up" }).click();
    await saved();
    /** The titles in the row as a new visitor sees it. */
    const favourites = async () => {
      const guest = await (await browser.newContext({ locale: "en-IN" })).newPage();
      await guest.goto("/shop/home");
      const heading = guest.getByRole("heading", { name: "Our favourites" });
      const strip = guest.locator("section").filter({ has: heading });
      const titles = await strip.getByRole("heading", { level: 3 }).allTextContents();
      await guest.context().close();
      return titles.map((title) => title.trim());
    };
    await expect.poll(favourites).toEqual(chosen);

    await page.reload();
    await row.getByRole("button", { name: "Remove" }).click();
    await saved();
    await expect.poll(favourites).toEqual([]);
  });

  test("a price that staff lower far is in the home page's row of price drops, beside the one before", async ({
    page,
    browser,
  }) => {
    const desk = await (await browser.newContext()).newPage();
    await signIn(desk, demoAdmin);
    const mark = Date.now();
    const pump = await addPump(desk.request, { title: `Drip pump ${mark}`, price: 9_000 });
    const title = `Prices that fell ${mark}`;
    const row = {
      kind: "row",
      id: `drops-${mark}`,
      isOn: true,
      title: { en: title, hi: title, mr: title },
      pick: "drops",
    };
    /** Publishes the home page with other sections. */
    const place = async (change: (sections: object[]) => object[]) => {
      const { data } = await callShop(desk.request, ["GET", "/api/admin/settings/home-words"]);
      await callShop(desk.request, ["PUT", "/api/admin/settings/home-words"], {
        body: { ...data, sections: change(data.sections) },
      });
    };
    // Not the last: other journeys know that one by its place.
    await place((sections) => sections.toSpliced(-1, 0, row));
    const fallen = page.locator("section").filter({ has: page.getByRole("heading", { name: title }) });
    const card = fallen.getByRole("article").filter({ hasText: pump.title });
    /** A page that somebody else asked for a moment ago is served once more. */
    const atHome = (isSo: Parameters<typeof reloadUntil>[1]) =>
      reloadUntil(() => page.goto("/shop/home"), isSo);
    await atHome((patience) => expect(fallen.getByRole("article").first()).toBeVisible(patience));
    await expect(card).toHaveCount(0);

    await callShop(desk.request, ["PUT", "/api/admin/products/edit/:id"], {
      params: { id: pump._id },
      body: { salePrice: 900 },
    });
    await atHome((patience) => expect(card).toBeVisible(patience));
    await expect(card.locator("strong")).toHaveText("₹900");
    await expect(card.locator("s")).toContainText("₹9,000");
    await expect(card).toContainText("90% off");
    await look(page, "home-price-drops");

    await callShop(desk.request, ["DELETE", "/api/admin/products/delete/:id"], { params: { id: pump._id } });
    await place((sections) => sections.filter((section) => !("id" in section) || section.id !== row.id));
    await desk.context().close();
  });

  test("a draft of the home page is looked at in a new tab, and shoppers see it once it is published", async ({
    page,
    browser,
  }) => {
    await signIn(page, demoAdmin);
    await page.goto("/admin/home-page");
    const title = `Diwali at our counter ${Date.now()}`;
    await page.getByRole("textbox", { name: "Text below the title, English" }).fill(title);
    await expect(page.getByRole("button", { name: "See as a shopper" })).toBeDisabled();
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(page.getByText("A draft waits to be published")).toBeVisible();
    const opened = page.context().waitForEvent("page");
    await page.getByRole("button", { name: "See as a shopper" }).click();
    const shown = await opened;
    await expect(shown.getByText(title)).toBeVisible();
    await expect(shown.getByText("Preview. Shoppers see this home page once it is published.")).toBeVisible();

    const guest = await (await browser.newContext()).newPage();
    const link = new URL(shown.url()).pathname;
    expect((await guest.request.get(link)).headers()["cache-control"]).toBe("private, no-store");
    expect(await (await guest.request.get(link)).text()).toContain(title);
    expect(await (await guest.request.get("/shop/home")).text()).not.toContain(title);
    expect((await guest.request.get(link.replace(/[^/]+$/, "none"))).status()).toBe(404);
    await guest.context().close();

    await page.getByRole("button", { name: "Discard the draft" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Discard the draft" }).click();
    await expect(page.getByText("Everything is published")).toBeVisible();
  });
});

test("a policy says in Marathi what staff write, as plain text, and shows it beside the editor", async ({
  page,
  browser,
}) => {
  await signIn(page, demoAdmin);
  await page.goto("/admin/policies");
  await page.getByRole("button", { name: "मराठी", exact: true }).click();
  const text = page.getByRole("textbox", { name: "Return Policy" });
  const before = await text.inputValue();
  expect(before).toContain("## परत कसे करायचे");
  const written = async (typed: string) => {
    await text.fill(typed);
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("Everything is published")).toBeVisible();
  };
  await written("{shop} सर्व काही परत घेते.\n\n## नाही\n\n- <b>फुटलेले</b>\n- {freeFrom} पेक्षा महाग");
  await expect(page.locator("#returns").getByRole("heading", { name: "नाही" })).toBeVisible();
  await expect(page.locator("#returns").getByText("सह्याद्री बाजार सर्व काही परत घेते.")).toBeVisible();
  const guest = await (await browser.newContext({ locale: "mr-IN" })).newPage();
  const answer = await guest.goto("/return-policy");
  expect(await answer?.text()).toContain("&lt;b&gt;फुटलेले&lt;/b&gt;");
  await expect(guest.getByRole("heading", { level: 2, name: "नाही" })).toBeVisible();
  await expect(guest.getByText("सह्याद्री बाजार सर्व काही परत घेते.")).toBeVisible();
  // A draft is for staff alone, also after they have left the page.
  await text.fill("मसुदा");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("A draft waits to be published")).toBeVisible();
  await guest.reload();
  await expect(guest.getByText("सह्याद्री बाजार सर्व काही परत घेते.")).toBeVisible();
  await guest.context().close();
  await page.reload();
  await page.getByRole("button", { name: "मराठी" }).click();
  await expect(text).toHaveValue("मसुदा");
  await page.getByRole("button", { name: "Discard the draft" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard the draft" }).click();
  await expect(text).toHaveValue(/सर्व काही परत घेते/);
  await page.getByRole("button", { name: "Return Policy: Back to the standard text" }).click();
  await expect(text).toHaveValue(/## परत कसे करायचे/);
  await written(before);
});

test("a mail's words are seen as the mail before they are saved, and a trial comes to who asks for it", async ({
  page,
  surprises,
}) => {
  surprises.allow({ status: 422, path: /^\/api\/admin\/settings\/mails/ });
  await signIn(page, demoAdmin);
  await page.goto("/admin/mails");
  await page.getByRole("button", { name: "On its way", exact: true }).click();
  const subject = page.getByRole("textbox", { name: "Subject" });
  const lead = page.getByRole("textbox", { name: "First words" });
  await page.getByRole("button", { name: "Start from the standard text" }).click();
  await expect(subject).toHaveValue("On its way: order {order}");
  await subject.fill("{courier} has it");
  await lead.fill("Good news, <b>{name}</b>!\nNumber {tracking}.");
  const mail = page.frameLocator("iframe[title='The mail']");
  await expect(mail.getByText("Number EM123456789IN.", { exact: true })).toBeVisible();
  await expect(mail.getByText(/Good news, <b>.+<\/b>!/)).toBeVisible();
  await expect(page.getByText("India Post has it")).toBeVisible();
  // The styles of the mail are there although the panel's policy refuses them as attributes.
  await expect(mail.getByRole("heading", { level: 1 })).toHaveCSS("font-size", "24px");
  await page.getByRole("button", { name: "Send it to me" }).click();
  await expect(page.getByText(`A test mail went to ${demoAdmin.email}.`)).toBeVisible();
  await subject.fill("{nobody}");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText(/a word in braces that the shop cannot fill in/).first()).toBeVisible();
  await page.getByRole("button", { name: "Back to the standard text" }).click();
  await expect(page.getByText("Everything is saved")).toBeVisible();
});
