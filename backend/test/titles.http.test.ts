import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buyers, signedIn } from "./support/buyers";
import type { Signed } from "./support/call";
import { changeInEngine, homeOf, liftOpenOrders, place, put, stockOne } from "./support/goods";
import { mailsTo } from "./support/mails";
import { openShop, type Shop } from "./support/open-shop";
import { emptyOutbox } from "./support/outbox";

const hindi = { title: "लाल खिलौना कार", description: "रोज़ के खेल के लिए" };
const marathi = { title: "लाल खेळण्यातली गाडी", description: "रोजच्या खेळासाठी" };
const called = { hi: hindi.title, mr: marathi.title } as const;

let shop: Shop;
let admin: Signed;

beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
  await liftOpenOrders();
});
afterAll(() => shop.close());

type Person = Awaited<ReturnType<typeof someone>>;

async function someone() {
  const [buyer] = await buyers(shop, 1);
  if (!buyer) throw new Error("no buyer");
  return signedIn(shop, buyer);
}
const speaking = (language: string) => ({ "accept-language": language });
const car = (title = "Red toy car") => stockOne(shop, { title, translations: { hi: hindi, mr: marathi } });
const english = async (id: string): Promise<string> =>
  (await shop.call("getProduct", { params: { id } })).body.data?.title ?? "";

const cartIn = async (person: Person, language: string) =>
  (await shop.call("getCart", { params: { userId: person.id } }, person, speaking(language))).body.data;
const orderIn = async (person: Person, id: string, language: string) =>
  (await shop.call("getOrder", { params: { id } }, person, speaking(language))).body.data.cartItems[0]?.title;

/** A shopper with an order of one car, and its id. */
async function bought() {
  const [person, productId] = [await someone(), await car()];
  const title = await english(productId);
  await put(shop, person, productId);
  const { orderId } = (await place(shop, person)).body;
  return { person, productId, title, orderId };
}

describe.each(["hi", "mr"] as const)("a shopper who reads %s", (language) => {
  it("finds the cart's lines called as the catalogue calls them, and the sentences about them too", async () => {
    const [person, productId] = [await someone(), await car()];
    const added = await shop.call(
      "addToCart",
      { body: { userId: person.id, productId, quantity: 10 } },
      person,
      speaking(language),
    );
    expect(added.body.data.items).toMatchObject([{ productId, title: called[language] }]);
    expect((await cartIn(person, "en")).items).toMatchObject([{ title: await english(productId) }]);
    const asked = await shop.call(
      "getCart",
      { params: { userId: person.id }, query: { lang: language } },
      person,
    );
    expect(asked.body.data.items[0]?.title).toBe(called[language]);

    await changeInEngine(shop, productId, { price: 620 });
    const [notice] = (await cartIn(person, language)).notices;
    expect([notice?.kind, notice?.message.startsWith(`${called[language]}: `)]).toEqual([
      "price_changed",
      true,
    ]);
  });

  it("reads it in lists, details and tracking of orders, in what follows an order, and in the mail", async () => {
    const { person, title, orderId } = await bought();
    expect(await orderIn(person, orderId, language)).toBe(called[language]);
    expect(await orderIn(person, orderId, "en")).toBe(title);
    const list = await shop.call("getOrders", { params: { userId: person.id } }, person, speaking(language));
    expect(list.body.data[0]?.cartItems).toMatchObject([{ title: called[language] }]);
    expect(list.body.data[0]?.cartItems[0]).not.toHaveProperty("titles");
    const asked = await shop.call("getOrder", { params: { id: orderId }, query: { lang: language } }, person);
    expect(asked.body.data.cartItems[0]?.title).toBe(called[language]);

    // Staff, and what they print and book, have the words of the order.
    const staffs = await shop.call("adminGetOrder", { params: { id: orderId } }, admin, speaking(language));
    expect(staffs.body.data.cartItems[0]?.title).toBe(title);

    const cancelled = await shop.call(
      "cancelOrder",
      {
        params: { orderId },
        body: { orderStatus: "cancelled", cancellationReason: "Ordered twice by mistake" },
      },
      person,
      speaking(language),
    );
    expect(cancelled.body.data.cartItems[0]?.title).toBe(called[language]);
    const again = await shop.call("reorder", { params: { id: orderId } }, person, speaking(language));
    expect(again.body.data.items[0]?.title).toBe(called[language]);
  });

  it("gets a mail about the order with it, and the text below it too", async () => {
    const [person, productId] = [await someone(), await car()];
    await put(shop, person, productId);
    await shop.query({
      text: `update customer set metadata = jsonb_build_object('language', $2::text) where id = $1`,
      values: [person.id, language],
    });
    await place(shop, person);
    await emptyOutbox(shop);
    const [mail] = mailsTo(shop, person.email);
    expect(mail?.text).toContain(`1 × ${called[language]}: `);
    expect(mail?.html).toContain(called[language]);
    expect(mail?.text).not.toContain(await english(productId));
  });

  it("is told of what an order again leaves out, and of what cannot be ordered, by that name", async () => {
    const { person, productId, orderId } = await bought();
    const other = await someone();
    await put(shop, other, productId, 9);
    await put(shop, person, productId, 5);
    await place(shop, other);
    const short = await shop.call(
      "createOrder",
      { body: { userId: person.id, addressInfo: homeOf(person), paymentMethod: "cod" } },
      person,
      speaking(language),
    );
    expect([short.status, short.body.message?.startsWith(`${called[language]}: `)]).toEqual([409, true]);
    const { skipped } = (await shop.call("reorder", { params: { id: orderId } }, person, speaking(language)))
      .body;
    expect(skipped).toMatchObject([{ title: called[language] }]);
  });
});

describe("an order", () => {
  it("keeps what its goods were called when a product is renamed, translated anew or deleted", async () => {
    const { person, productId, title, orderId } = await bought();
    await changeInEngine(shop, productId, { title: "Blue toy truck" });
    await shop.call(
      "adminSaveTranslation",
      {
        params: { id: productId, language: "hi" },
        body: { title: "नीला ट्रक", description: "नीले रंग का एक ट्रक।" },
      },
      admin,
    );
    expect(await orderIn(person, orderId, "hi")).toBe(called.hi);
    await shop.call("adminDeleteProduct", { params: { id: productId } }, admin);
    expect(await orderIn(person, orderId, "hi")).toBe(called.hi);
    expect(await orderIn(person, orderId, "mr")).toBe(called.mr);
    expect(await orderIn(person, orderId, "en")).toBe(title);
  });

  it("of before titles were kept has the product's, as long as it is called in English what was bought", async () => {
    const { person, productId, title, orderId } = await bought();
    await shop.query({
      text: `update shop_order set lines = (select jsonb_agg(line - 'titles') from jsonb_array_elements(lines::jsonb) line)
             where order_id = $1`,
      values: [orderId],
    });
    expect(await orderIn(person, orderId, "mr")).toBe(called.mr);
    await changeInEngine(shop, productId, { title: "Blue toy truck" });
    expect(await orderIn(person, orderId, "mr")).toBe(title);
  });

  it("has English titles on its invoice, whatever its shopper reads", async () => {
    const { orderId, title } = await bought();
    for (const orderStatus of ["confirmed", "packed", "shipped", "out_for_delivery", "delivered"] as const)
      await shop.call("adminUpdateOrder", { params: { id: orderId }, body: { orderStatus } }, admin);
    await emptyOutbox(shop);
    const [invoice] = await shop.query<{ lines: { description: string }[] }>({
      text: "select document -> 'lines' as lines from shop_invoice where order_id = $1",
      values: [orderId],
    });
    expect(invoice?.lines[0]?.description).toBe(title);
  });
});

it("a product without a translation is called in English, in the cart and in the order", async () => {
  const [person, productId] = [await someone(), await stockOne(shop, { title: "Plain box" })];
  await put(shop, person, productId);
  const title = await english(productId);
  expect((await cartIn(person, "hi")).items[0]?.title).toBe(title);
  const { orderId } = (await place(shop, person)).body;
  expect(await orderIn(person, orderId, "hi")).toBe(title);
});

it("a cart says which product has left the shop by its name in the reader's language", async () => {
  const [person, productId] = [await someone(), await car()];
  await put(shop, person, productId);
  await changeInEngine(shop, productId, { status: "draft" });
  const [notice] = (await cartIn(person, "hi")).notices;
  expect([notice?.kind, notice?.message.startsWith(`${called.hi}: `)]).toEqual(["gone", true]);
});
