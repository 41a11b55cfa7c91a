import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aShirt } from "./support/a-product";
import { auditFaults, liftOpenOrders, place, put, shirt, stockOne } from "./support/goods";
import { openShop, type Person, type Shop } from "./support/open-shop";
import { stepsOf } from "./support/reason";

let shop: Shop;
let admin: { token: string };
let move: ReturnType<typeof stepsOf>["move"];
let moveAlong: ReturnType<typeof stepsOf>["moveAlong"];
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
  ({ move, moveAlong } = stepsOf(shop, admin));
  await liftOpenOrders();
});
afterAll(async () => {
  expect(await auditFaults()).toEqual([]);
  await shop.close();
});

const oneOf = (productId: string) => [{ productId, size: "M" as const, quantity: 1 }];
const toTheDoor = ["confirmed", "packed", "shipped", "delivery_failed"] as const;

async function sizes(productId: string, ...wanted: { size: "M" | "L"; stock: number }[]): Promise<void> {
  const edited = await shop.call(
    "adminEditProduct",
    { params: { id: productId }, body: { sizes: wanted } },
    admin,
  );
  expect([edited.status, edited.body.message]).toEqual([200, undefined]);
}
const stocked = async (id: string) =>
  (await shop.call("adminGetProduct", { params: { id } }, admin)).body.data.shelves.map((shelf) => [
    shelf.size,
    shelf.stocked,
  ]);
const lastStep = async (id: string) =>
  (await shop.call("adminGetOrder", { params: { id } }, admin)).body.data.timeline.at(-1);
const lastNoteTo = async (person: Person, id: string) =>
  (await shop.call("getOrder", { params: { id } }, person)).body.data.timeline.at(-1)?.note;

/** The last two shirts in M on their way to a shopper who pays in cash, if he takes them. */
async function lastShirts() {
  const tee = await stockOne(shop, {
    ...shirt,
    sizes: [
      { size: "M", stock: 2 },
      { size: "L", stock: 4 },
    ],
  });
  const person = await shop.shopper();
  await put(shop, person, tee, 2, "M");
  const { orderId: id } = (await place(shop, person)).body;
  await moveAlong(id, ...toTheDoor);
  return { tee, person, id };
}

describe("goods whose size was removed while they were away", () => {
  it("are named to staff as not put on sale, and can be written off", async () => {
    const { tee, person, id } = await lastShirts();
    await sizes(tee, { size: "L", stock: 4 });
    await moveAlong(id, "rto_in_transit", "rto_received");
    expect(await lastStep(id)).toMatchObject({
      to: "rto_received",
      note: expect.stringMatching(
        / · Not put on sale, as the shop no longer has it: 2 × Cotton Shirt \d+ \(M\)$/,
      ),
      noteFor: "staff",
    });
    expect(await lastNoteTo(person, id)).toBeNull();
    expect(await stocked(tee)).toEqual([["L", 4]]);
    const broken = await move(id, "rto_received", { unsellable: oneOf(tee) });
    expect(broken.status).toBe(200);
    // What is entered anew was never put together with what came back.
    await sizes(tee, { size: "M", stock: 1 }, { size: "L", stock: 4 });
    const other = await move(id, "rto_received", { unsellable: oneOf(tee) });
    expect([other.status, other.body.data.writtenOff[0]?.quantity]).toEqual([200, 2]);
    expect(await stocked(tee)).toEqual([
      ["M", 1],
      ["L", 4],
    ]);
  });

  it("go to the same size if it was added again, and are written off there", async () => {
    const { tee, id } = await lastShirts();
    await sizes(tee, { size: "L", stock: 4 });
    await sizes(tee, { size: "M", stock: 3 }, { size: "L", stock: 4 });
    await moveAlong(id, "rto_in_transit", "rto_received");
    expect(await lastStep(id)).toMatchObject({ to: "rto_received", note: "Agreed by phone" });
    expect((await stocked(tee))[0]).toEqual(["M", 5]);
    const unsellable = oneOf(tee);
    expect((await move(id, "rto_received", { unsellable })).status).toBe(200);
    expect((await stocked(tee))[0]).toEqual(["M", 4]);
  });

  it("go to the same choice if it was added again", async () => {
    const value = (name: string) => ({ value: name, translations: {} });
    const colours = (...names: string[]) => ({ name: "Colour", translations: {}, values: names.map(value) });
    const choice = (colour: string, stock: number) => ({ values: [colour], price: 900, stock });
    const made = await shop.call(
      "adminAddProduct",
      {
        body: aShirt({
          sizes: null,
          salePrice: null,
          choices: { options: [colours("Navy", "Wine")], choices: [choice("Navy", 1), choice("Wine", 2)] },
        } as never),
      },
      admin,
    );
    expect([made.status, made.body.message]).toEqual([201, undefined]);
    const { _id } = made.body.data;
    const read = async () => (await shop.call("adminGetChoices", { params: { id: _id } }, admin)).body.data;
    const first = await read();
    const [navy, wine] = first.choices;
    const person = await shop.shopper();
    const body = { userId: person.id, productId: _id, variantId: navy?.variantId, quantity: 1 };
    expect((await shop.call("addToCart", { body }, person)).status).toBe(200);
    const { orderId: id } = (await place(shop, person)).body;
    await moveAlong(id, ...toTheDoor);
    const save = async (names: string[], ...choices: object[]) => {
      const { version } = await read();
      const options = [{ ...colours(...names), id: first.options[0]?.id }];
      const sent = { params: { id: _id }, body: { options, choices, version } };
      expect((await shop.call("adminSaveChoices", sent as never, admin)).status).toBe(200);
    };
    await save(["Wine"], wine as object);
    await save(["Wine", "Navy"], wine as object, choice("Navy", 5));
    await moveAlong(id, "rto_in_transit", "rto_received");
    expect(await stocked(_id)).toEqual([
      [null, 2],
      [null, 6],
    ]);
  });
});

describe("goods whose product was removed while they were away", () => {
  it("are named beside what staff write of their return", async () => {
    const { tee, person, id } = await lastShirts();
    await moveAlong(id, "out_for_delivery", "delivered");
    expect((await shop.call("adminDeleteProduct", { params: { id: tee } }, admin)).status).toBe(200);
    await moveAlong(id, "return_requested", "return_approved");
    const unsellable = oneOf(tee);
    const received = await move(id, "return_received", { note: "One has a stain", unsellable });
    expect([received.status, received.body.errors]).toEqual([200, undefined]);
    expect(await lastStep(id)).toMatchObject({
      note: expect.stringMatching(/^One has a stain · Not put on sale, .*: 1 × Cotton Shirt \d+ \(M\)$/),
      noteFor: "staff",
    });
    expect(await lastNoteTo(person, id)).toBeNull();
  });

  it("are named in the language of whoever reads it", async () => {
    const { tee, id } = await lastShirts();
    expect((await shop.call("adminDeleteProduct", { params: { id: tee } }, admin)).status).toBe(200);
    await moveAlong(id, "rto_in_transit", "rto_received");
    const order = await shop.call("adminGetOrder", { params: { id } }, admin, { "accept-language": "mr" });
    expect(order.body.data.timeline.at(-1)?.note).toMatch(/ · पुन्हा विक्रीत ठेवले नाही, .*: 2 × Cotton Shirt/);
  });
});
