import type { Browser, Page } from "@playwright/test";
import { textOfPdf } from "../scripts/testing/pdf-text";
import { expect, registerShopper, signIn, test } from "./fixtures";
import { callShop } from "./support/call-shop";
import { choose } from "./support/choose";
import { faults } from "./support/faults";
import { pageShown } from "./support/page-shown";
import { openSecondShop, type SecondShop } from "./support/second-shop";
import { Surprises } from "./support/surprises";

const owner = { email: "meera@meera.example", password: "nine brass lamps" };

/** Everything that only the demo's shop says of itself, and what no new shop may claim. */
const demoWords =
  /sahyadri|satara|सह्याद्री|सातार|साताऱ|powai|98765 4321|27ABCDE|Sunita Jadhav|415001|500\+|50,000\+/i;

const categories = [
  { name: "Lamps", sizes: "", hsn: "9405", rate: "18 %" },
  { name: "Bangles", sizes: "2.4, 2.6, 2.8", hsn: "7117", rate: "3 %" },
  { name: "Sarees", sizes: "", hsn: "5007", rate: "5 %" },
  { name: "Kids' shoes", sizes: "24, 26, 28", hsn: "6402", rate: "5 %" },
  { name: "Books", sizes: "", hsn: "4901", rate: "0 %" },
] as const;

// A limit against hanging, not a measurement.
test.use({ actionTimeout: 300_000 });

let shop: SecondShop;
test.beforeAll(async () => {
  shop = await openSecondShop(owner);
});
test.afterAll(() => shop?.close());

/** The lists of the panel that have nothing in them when a shop begins. */
const emptyLists = [
  "products",
  "orders",
  "shipping-failed",
  "returns",
  "customers",
  "tickets",
  "coupons",
  "reviews",
  "questions",
  "when-back",
  "carousel",
  "features",
  "audit-log",
];

/** A browser at the second shop; what should not happen in it fails the journey. */
async function visit(browser: Browser): Promise<{ page: Page; surprises: Surprises }> {
  const context = await browser.newContext({ baseURL: shop.url });
  return { page: await context.newPage(), surprises: await Surprises.watch(context) };
}

const isDone = (desk: Page, step: string) =>
  expect(desk.getByRole("link", { name: `Done ${step}` })).toBeVisible();

test("an owner makes an empty shop theirs in the panel alone; it sells, ships and invoices under its own name", async ({
  browser,
}) => {
  const { page: desk, surprises } = await visit(browser);
  await signIn(desk, owner);

  for (const list of emptyLists)
    await test.step(`without anything in it, the page of ${list} can be read by everybody`, async () => {
      await desk.goto(`/admin/${list}`);
      await pageShown(desk);
      expect.soft(await faults(desk)).toEqual([]);
    });

  await test.step("the first steps lead to name, colours, address, state and GSTIN", async () => {
    await desk.goto("/admin/dashboard");
    await desk.getByRole("link", { name: /Name and address/ }).click();
    const type = (field: string, text: string) =>
      desk.getByRole("textbox", { name: field, exact: true }).first().fill(text);
    await type("Name of the shop, English", "Meera Stores");
    await type("Name of the shop, हिन्दी", "मीरा स्टोर्स");
    await type("Name of the shop, मराठी", "मीरा स्टोअर्स");
    await type("What you sell, in one line, English", "Lamps, bangles and books");
    await desk.getByLabel("Main colour").fill("#7a1f5c");
    await desk.getByLabel("Second colour").fill("#ffc94d");
    await type("Street and number", "4 Lake Road");
    await type("City or town, English", "Mysuru");
    await desk.getByRole("combobox", { name: "State" }).fill("Karnataka");
    await desk.getByRole("option", { name: "Karnataka" }).click();
    await type("Pincode", "570001");
    await type("Phone", "+91 82142 00000");
    await type("E-mail", "hello@meera.example");
    await type("Registered name of the seller", "Meera Retail LLP");
    await type("GSTIN", "29AAGCB7383J1Z4");
    await type("Order numbers begin with", "MSO");
    await type("Invoice numbers begin with", "MS");
    await desk.getByRole("button", { name: "Save settings" }).click();
    await expect(desk.getByText("Saved. The shop shows it from now on.")).toBeVisible();
  });

  await test.step("parcels start at the shop; charges and cash are right as they are, and saved", async () => {
    await desk.goto("/admin/shipping");
    await expect(desk.getByRole("textbox", { name: /^Pincode of the shop/ })).toHaveValue("570001");
    await desk.getByRole("button", { name: "Save settings" }).click();
    await expect(desk.getByText("The settings are saved and apply from now on")).toBeVisible();
  });

  await test.step("five categories of its own, two with size lists", async () => {
    await desk.goto("/admin/categories");
    for (const { name, sizes, hsn, rate } of categories) {
      await desk.getByRole("button", { name: "Add a category" }).click();
      const dialog = desk.getByRole("dialog", { name: "Add a category" });
      await dialog.getByRole("textbox", { name: "Name, English" }).fill(name);
      await dialog.getByRole("textbox", { name: "Sizes" }).fill(sizes);
      await dialog.getByRole("textbox", { name: "HSN code" }).fill(hsn);
      await dialog.getByRole("combobox", { name: "GST rate" }).click();
      await desk.getByRole("option", { name: rate, exact: true }).click();
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(desk.getByRole("button", { name: `Change: ${name}` })).toBeVisible();
    }
  });

  await test.step("its first product, in the sizes of its category", async () => {
    await desk.goto("/admin/products/create");
    await desk.getByRole("textbox", { name: "Title" }).fill("Glass bangle set");
    await desk
      .getByRole("textbox", { name: "Description" })
      .fill("Twelve bangles of red glass with a gold rim.");
    const choose = async (list: string, option: string) => {
      await desk.getByRole("combobox", { name: list }).click();
      await desk.getByRole("option", { name: option }).click();
    };
    await choose("Category", "Bangles");
    await choose("Brand", "No brand");
    await desk.getByRole("textbox", { name: /^Price/ }).fill("618");
    await desk.getByRole("textbox", { name: "2.6", exact: true }).fill("4");
    await desk.getByRole("button", { name: "Save" }).click();
    await expect(desk.getByRole("link", { name: "Glass bangle set" })).toBeVisible();
  });

  const { page: guest, surprises: atGuest } = await visit(browser);
  const number = await test.step("a guest buys it with cash on delivery", async () => {
    const asha = await registerShopper(guest.request, "Asha Rao");
    await signIn(guest, asha);
    await guest.goto("/shop/home");
    await expect(guest).toHaveTitle(/Meera Stores/);
    await guest.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Bangles" }).click();
    await expect(guest.getByRole("heading", { name: "Bangles", level: 1 })).toBeVisible();
    await guest.getByRole("link", { name: "Glass bangle set" }).first().click();
    const bangles = guest.getByRole("dialog");
    await expect(bangles.getByRole("button", { name: /^2\.4/ })).toBeHidden();
    await bangles.getByRole("button", { name: /^2\.6/ }).click();
    await bangles.getByRole("button", { name: "Buy Now" }).first().click();
    await expect(guest.getByRole("heading", { name: "Delivery address" })).toBeVisible();
    await guest.getByLabel("Pincode").fill("560001");
    await expect(guest.getByLabel("State")).toHaveValue("Karnataka");
    await guest.getByLabel("House, street and area").fill("7 Brigade Road, third floor");
    await guest.getByLabel("City, town or village").fill("Bengaluru");
    await guest.getByRole("button", { name: "Save address" }).click();
    await choose(guest.getByRole("radio", { name: /Cash on delivery/ }));
    await guest.getByRole("button", { name: /^Place Order/ }).click();
    await expect(guest).toHaveURL(/\/order-success\?order=MSO-\d\d-\d{6}/);
    return new URL(guest.url()).searchParams.get("order") ?? "";
  });

  const orderId = await test.step("staff confirm, pack and hand it over", async () => {
    await desk.goto("/admin/orders");
    await desk.getByRole("link", { name: number }).click();
    const isIn = (status: string) =>
      expect(desk.getByRole("listitem").filter({ hasText: status }).first()).toBeVisible();
    await desk.getByRole("button", { name: /^Confirm/ }).click();
    await isIn("Confirmed");
    await desk.getByRole("button", { name: /^Pack/ }).click();
    await isIn("Packed");
    const id = new URL(desk.url()).pathname.split("/").find((part) => part.startsWith("order_")) ?? "";
    await expect(async () => {
      const { data } = await callShop(desk.request, ["GET", "/api/admin/orders/details/:id"], {
        params: { id },
      });
      expect(data.booking.state).toBe("booked");
    }).toPass();
    await desk.reload();
    await desk.getByRole("button", { name: /^Hand over/ }).click();
    await isIn("Shipped");
    return id;
  });

  await test.step("the invoice has the shop's name, GSTIN, series and the split of its own state", async () => {
    const answer = await guest.request.get(`/api/shop/order/invoice/${orderId}`);
    const text = await textOfPdf(await answer.body());
    for (const part of ["Meera Retail LLP", "29AAGCB7383J1Z4", "570001", "Bengaluru", "CGST", "SGST"])
      expect(text).toContain(part);
    expect(text).toMatch(/MS\/\d\d-\d\d\/000001/);
    expect(text).not.toMatch(demoWords);
  });

  await test.step("no page, mail or screen of the panel has the demo's words", async () => {
    for (const language of ["en", "hi", "mr"])
      for (const path of ["home", "listing", "account"]
        .map((name) => `/shop/${name}`)
        .concat(
          [
            "about",
            "contact",
            "terms",
            "privacy-policy",
            "return-policy",
            "delivery-policy",
            "faq",
            "manifest.webmanifest",
          ].map((name) => `/${name}`),
          ["/api/openapi.json", "/.well-known/security.txt", "/sitemap.xml"],
        )) {
        const text = await (await guest.request.get(path, { params: { lang: language } })).text();
        expect(text.match(demoWords)?.[0], `${path} in ${language}`).toBeUndefined();
      }
    // They go out after what they tell of.
    await expect.poll(async () => (await shop.mails()).length).toBeGreaterThan(1);
    const mails = await shop.mails();
    for (const { subject, text, html } of mails) {
      expect(text).toContain("Meera Stores");
      expect(`${subject}${text}${html}`).not.toMatch(demoWords);
    }
    for (const name of [
      "dashboard",
      "products",
      "shipping",
      "shop",
      "taxes",
      "home-page",
      "opening",
      "categories",
      "brands",
      "search-words",
      "carousel/create",
    ]) {
      await desk.goto(`/admin/${name}`);
      await pageShown(desk);
      await expect(desk).toHaveTitle(/Meera Stores/);
      await expect(desk.locator("body")).not.toContainText(demoWords, { useInnerText: true });
    }
  });

  await test.step("the dashboard greets nobody any more", async () => {
    await desk.goto("/admin/opening");
    for (const step of [
      "Name and address",
      "GSTIN",
      "Delivery and cash",
      "Categories",
      "First product",
      "A test order",
    ])
      await isDone(desk, step);
    await desk.goto("/admin/dashboard");
    await expect(desk.getByText("Orders today")).toBeVisible();
    await expect(desk.getByRole("heading", { name: "First steps" })).toBeHidden();
  });
  expect([...surprises.list(), ...atGuest.list()], "nothing unexpected in the browsers").toEqual([]);
  await guest.context().close();
  await desk.context().close();
});
