import { expect, look, test, waitForMail } from "./fixtures";
import { becomeBuyer } from "./support/buyer";
import { callShop } from "./support/call-shop";
import { choose } from "./support/choose";
import { readIn } from "./support/read-in";
import { hold } from "./support/silent";

for (const language of ["hi", "mr"] as const) {
  test(`the saved choice of ${language} is taken up on every page, and kept for the next visit`, async ({
    page,
  }) => {
    await page.addInitScript((choice) => localStorage.setItem("appLanguage", choice), language);
    // The server does not know the choice yet: the page arrives in English and changes after hydration.
    for (const path of ["/shop/home", "/shop/listing?category=toys", "/about", "/auth/login"]) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect.poll(() => new URL(page.url()).pathname).toBe(`/${language}${path.split("?")[0]}`);
    }
    // Devanagari hangs together by its line: in the shop's name too.
    await expect(page.locator(".tracking-spread").first()).toHaveCSS("letter-spacing", "normal");
    await look(page, `login-${language}`);
    const html = await (await page.request.get("/shop/home")).text();
    expect(html).toContain(`<html lang="${language}"`);
  });
}

test("§1 without a choice the browser's language is taken, and English where the shop does not have it", async ({
  request,
}) => {
  for (const [wanted, language] of [
    ["mr-IN,mr;q=0.9,en;q=0.8", "mr"],
    ["hi", "hi"],
    ["ta-IN,fr;q=0.8", "en"],
  ] as const) {
    const page = await request.get("/shop/home", { headers: { "accept-language": wanted } });
    expect(await page.text(), wanted).toContain(`<html lang="${language}"`);
  }
});

test("a link that was shared in Hindi opens in Hindi in a browser that prefers English, stays so on the pages behind it, and at the next visit", async ({
  page,
  context,
  browser,
}) => {
  const isHindi = (on = page) => expect(on.locator("html")).toHaveAttribute("lang", "hi");
  const shared =
    await test.step("Share on a product's page in Hindi gives the phone that page, and WhatsApp too", async () => {
      const sender = await (await browser.newContext()).newPage();
      // What a phone has and this browser lacks.
      await sender.addInitScript(() => {
        navigator.share = async (what) => sessionStorage.setItem("passed on", JSON.stringify(what));
      });
      await sender.goto("/hi/shop/listing?category=toys");
      await sender.getByRole("article").first().getByRole("link").first().click();
      await sender.waitForURL(/\/hi\/shop\/product\//);
      await sender.reload();
      const title = (await sender.getByRole("heading", { level: 1 }).first().textContent()) ?? "";
      const { origin, pathname } = new URL(sender.url());
      await sender.getByRole("button", { name: "साझा करें" }).click();
      const passedOn = () => sender.evaluate(() => JSON.parse(sessionStorage.getItem("passed on") ?? "null"));
      await expect.poll(passedOn).toEqual({ title, url: origin + pathname });
      const whatsApp = await sender.getByRole("link", { name: "WhatsApp से भेजें" }).getAttribute("href");
      expect(new URL(whatsApp ?? "").searchParams.get("text")).toBe(`${title}\n${origin}${pathname}`);
      await look(sender, "product-hi");
      const { url } = await passedOn();
      await sender.context().close();
      return String(url);
    });
  await page.goto(shared);
  await isHindi();
  await expect(page.getByRole("link", { name: "सभी सामान" }).first()).toBeVisible();
  await page.locator("footer").getByRole("link", { name: "हमारे बारे में" }).click();
  await expect(page).toHaveURL(/\/hi\/about$/);
  await isHindi();
  await page.reload();
  await isHindi();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("appLanguage"))).toBe("hi");
  // A visitor who has chosen nothing else finds the shop in the language of that link.
  const nextVisit = await context.newPage();
  await nextVisit.goto("/shop/home");
  await isHindi(nextVisit);
  await expect(nextVisit).toHaveURL(/\/hi\/shop\/home$/);
});

test("a link in another language leaves a choice alone, and leads guests to a login in its own", async ({
  page,
}) => {
  await page.goto("/about");
  await page.getByLabel("Language: English").click();
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await expect(page).toHaveURL(/\/hi\/about$/);
  await page.goto("/mr/shop/account?tab=profile");
  await expect(page).toHaveURL(/\/mr\/auth\/login$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "mr");
  // The way back is the page's path, in whatever language one signs in.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("redirectAfterLogin")))
    .toBe("/shop/account?tab=profile");
  await page.goto("/about");
  await expect(page).toHaveURL(/\/hi\/about$/);
});

test("every page names its own address as the canonical one, and the same page in each language", async ({
  page,
  baseURL,
}) => {
  const path = "/shop/listing?category=toys";
  const links = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=canonical],link[rel=alternate]")].map(
        (link) => [link.hreflang || link.rel, link.href],
      ),
    );
  const expected = (prefix: string, of: string) => [
    ["canonical", `${baseURL}${prefix}${of}`],
    ["en", `${baseURL}${of}`],
    ["hi", `${baseURL}/hi${of}`],
    ["mr", `${baseURL}/mr${of}`],
    ["x-default", `${baseURL}${of}`],
  ];
  await page.goto(`/mr${path}`);
  expect(await links()).toEqual(expected("/mr", path));
  await page.locator("footer a[href='/mr/about']").click();
  await expect.poll(links).toEqual(expected("/mr", "/about"));
  await page.getByLabel(/मराठी$/).click();
  await page.getByRole("link", { name: "English" }).click();
  await expect.poll(links).toEqual(expected("", "/about"));
});

test("an older link with ?lang= opens at the address of its language, and a choice from the menu outlives a reload of it", async ({
  page,
}) => {
  await page.goto("/shop/home?lang=mr");
  await expect(page.locator("html")).toHaveAttribute("lang", "mr");
  await expect(page).toHaveURL(/\/mr\/shop\/home$/);
  await page.getByLabel(/मराठी$/).click();
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL(/\d\/shop\/home$/);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a link in Hindi holds without scripts, on its page and on those behind it", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/?lang=hi");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await context.close();
});

test("the language menu changes the page that is open, keeps what was typed, and saves the choice", async ({
  page,
}) => {
  await page.goto("/shop/home");
  await page.getByLabel("Search the shop").fill("tractor");
  await page.getByLabel("Language: English").click();
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page).toHaveURL(/\/hi\/shop\/home$/);
  await expect(page.getByRole("combobox")).toHaveValue("tractor");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("appLanguage"))).toBe("hi");
  await look(page, "home-hi");
});

test("what is bought is called in the shopper's language in the cart, at the checkout, in the order and its mail, and anew when the language changes", async ({
  page,
}) => {
  const { productId, account } = await becomeBuyer(page);
  const calledIn = async (lang: string): Promise<string> => {
    const asked = { params: { id: productId }, query: { lang } };
    return (await callShop(page.request, ["GET", "/api/shop/products/get/:id"], asked)).data.title;
  };
  const [english, hindi, marathi] = [await calledIn("en"), await calledIn("hi"), await calledIn("mr")];
  expect(new Set([english, hindi, marathi]).size).toBe(3);
  await page.goto("/shop/home");
  await readIn(page, "hi");
  await page.getByRole("button", { name: /^कार्ट खोलें/ }).click();
  const cart = page.getByRole("dialog", { name: "आपका कार्ट" });
  await expect(cart.getByText(hindi, { exact: true })).toBeVisible();
  await cart.getByRole("link", { name: "चेकआउट" }).click();
  // The home page, which is being left, may call it by its name too.
  await expect(page.getByRole("heading", { level: 1, name: "चेकआउट" })).toBeVisible();
  await expect(page.getByText(hindi, { exact: true })).toBeVisible();
  await choose(page.getByRole("radio", { name: /^कैश ऑन डिलीवरी/ }));
  await page.getByRole("button", { name: /^ऑर्डर करें · / }).click();
  await expect(page).toHaveURL(/\/order-success\?order=/);
  await page.getByRole("main").getByRole("link", { name: "ऑर्डर ट्रैक करें" }).click();
  await expect(page.getByRole("link", { name: hindi })).toBeVisible();
  await look(page, "order-hi");
  expect((await waitForMail(account.email, /ऑर्डर/)).text).toContain(`1 × ${hindi}: `);
  await page.getByLabel("भाषा: हिन्दी").click();
  await page.getByRole("link", { name: "मराठी" }).click();
  await expect(page.getByRole("link", { name: marathi })).toBeVisible();
});

test("a menu that was opened before the page's scripts had come stays open", async ({ page }) => {
  const letCome = await hold(page);
  const going = page.goto("/shop/home");
  await page.getByLabel("Language: English").click();
  const choice = page.getByRole("link", { name: "हिन्दी" });
  await expect(choice).toBeVisible();
  letCome();
  await going;
  await choice.click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
});
