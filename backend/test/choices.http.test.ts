import { Modules } from "@medusajs/framework/utils";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { ProductChoices } from "../src/contract/choices";
import { aProduct, aShirt } from "./support/a-product";
import { buyers, placeFor, signedIn } from "./support/buyers";
import type { Signed } from "./support/call";
import { auditFaults, liftOpenOrders, put } from "./support/goods";
import { openShop, type Shop } from "./support/open-shop";

let shop: Shop;
let admin: Signed;

beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
  await liftOpenOrders();
}, 300_000);
afterEach(async () => {
  expect(await auditFaults()).toEqual([]);
});
afterAll(() => shop.close());

const [front, side] = [
  "/pictures/water-pump-monoblock-green-angle-1080.webp",
  "/pictures/water-pump-monoblock-green-side-1080.webp",
];
const other = "/pictures/toy-car-red-front-1080.webp";

const value = (name: string) => ({ value: name, translations: {} });
const option = (name: string, ...values: string[]) => ({ name, translations: {}, values: values.map(value) });
const choice = (values: string[], rest: object = {}) => ({
  values,
  price: 900,
  salePrice: 0,
  pictures: [] as string[],
  stock: 0,
  ...rest,
});

type Body = { options: object[]; choices: object[]; version: string };
const read = async (id: string): Promise<ProductChoices> =>
  (await shop.call("adminGetChoices", { params: { id } }, admin)).body.data;
const save = (id: string, body: Body) =>
  shop.call("adminSaveChoices", { params: { id }, body } as never, admin);
/** What is there, as a form sends it back, with other options or choices. */
const asSent = ({ options, choices, version }: ProductChoices): Body & ProductChoices =>
  ({ options, choices, version }) as never;
const add = async (body: object) => {
  const made = await shop.call("adminAddProduct", { body } as never, admin);
  expect([made.status, made.body.message]).toEqual([201, undefined]);
  return made.body.data;
};
const page = async (id: string) => (await shop.call("getProduct", { params: { id }, query: {} })).body.data;
const inWords = ({ options, choices }: ProductChoices) => [
  options.map(({ name, values }) => `${name}: ${values.map((one) => one.value).join(", ")}`),
  choices.map(({ values, price, salePrice, stocked }) => [values.join(" / "), price, salePrice, stocked]),
];
const someone = async () => {
  const [buyer] = await buyers(shop, 1);
  if (!buyer) throw new Error("no buyer");
  return signedIn(shop, buyer);
};

const twoColours = () =>
  aShirt({
    sizes: null,
    choices: {
      options: [
        {
          name: "Colour",
          translations: {},
          values: [value("Navy"), { value: "Wine", translations: { hi: "वाइन", mr: "वाइन लाल" } }],
        },
        option("Size", "S", "M"),
      ],
      choices: [
        choice(["Navy", "S"], { stock: 3, pictures: [front] }),
        choice(["Navy", "M"], { stock: 4, pictures: [front] }),
        choice(["Wine", "M"], { price: 1_100, salePrice: 950, stock: 5, pictures: [other] }),
      ],
    },
  } as object);

describe("a new product in colours and sizes", () => {
  it("is sold in the combinations that were entered, each at its price, with its stock and pictures", async () => {
    const made = await add(twoColours());
    const shown = await page(made._id);
    expect(
      shown.variants.map(({ size, options, price, salePrice, stock, images }) => [
        options.map((one) => one.value).join(" / "),
        size,
        price,
        salePrice,
        stock,
        images[0],
      ]),
    ).toEqual([
      ["Navy / S", "S", 900, 0, 3, front],
      ["Navy / M", "M", 900, 0, 4, front],
      ["Wine / M", "M", 1_100, 950, 5, other],
    ]);
    expect(shown.choices?.colours.map(({ name }) => name)).toEqual(["Navy", "Wine"]);
    expect(shown.images).toEqual([front, side, other]);
    expect(shown.variants[2]?.options[0]?.translations?.mr).toEqual({ name: "रंग", value: "वाइन लाल" });
    expect(shown.variants[0]?.options[0]?.translations?.hi?.value).toBe("गहरा नीला");
    const person = await someone();
    const wine = shown.variants[2]?.variantId ?? "";
    const { status } = await shop.call(
      "addToCart",
      { body: { userId: person.id, productId: made._id, variantId: wine, quantity: 2 } },
      person,
    );
    expect(status).toBe(200);
    const moves = await shop.query<{ by: string }>({
      text: `select distinct by_name as by from stock_movement m
             join catalog_variant v on v.inventory_item_id = m.inventory_item_id where v.product_id = $1`,
      values: [made._id],
    });
    expect(moves.map(({ by }) => by)).not.toContain(null);
  });

  it.each([
    [
      "a size that its category does not have",
      "choices.options",
      { options: [option("Size", "7 feet")], choices: [choice(["7 feet"])] },
    ],
    [
      "the same option twice",
      "choices.options",
      { options: [option("Colour", "Red"), option("colour", "Blue")], choices: [choice(["Red", "Blue"])] },
    ],
    [
      "the same value twice",
      "choices.options.0.values",
      { options: [option("Colour", "Red", "red")], choices: [choice(["Red"])] },
    ],
    [
      "a combination without a value",
      "choices.choices.0.values",
      { options: [option("Colour", "Red")], choices: [choice([])] },
    ],
    [
      "a combination twice",
      "choices.choices",
      { options: [option("Colour", "Red")], choices: [choice(["Red"]), choice(["Red"])] },
    ],
    [
      "a sale price that is none",
      "choices.choices.0.salePrice",
      { options: [option("Colour", "Red")], choices: [choice(["Red"], { salePrice: 900 })] },
    ],
    [
      "a price above the MRP",
      "choices.choices.0.price",
      { options: [option("Colour", "Red")], choices: [choice(["Red"], { price: 2_001 })] },
    ],
  ])("is refused with one sentence: %s", async (_, field, choices) => {
    const { status, body } = await shop.call(
      "adminAddProduct",
      { body: { ...aShirt({ sizes: null, mrp: 2_000 }), choices } } as never,
      admin,
    );
    expect([status, body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });

  it("is no product in sizes where its category has none", async () => {
    const choices = { options: [option("size", "M")], choices: [choice(["M"])] };
    const { body } = await shop.call("adminAddProduct", { body: { ...aProduct(), choices } } as never, admin);
    expect(body.errors?.[0]?.message).toContain("do not come in sizes");
  });
});

describe("choices of a product that is there already", () => {
  it("leave what was in stock, in carts and in orders where it is when an option is added", async () => {
    const pump = await add(aProduct({ title: "Pump that gets colours", salePrice: null }));
    const person = await someone();
    await put(shop, person, pump._id, 2);
    const first = await read(pump._id);
    expect(inWords(first)).toEqual([[], [["", 5_000, 0, 7]]]);
    const [only] = first.choices;
    const saved = await save(pump._id, {
      version: first.version,
      options: [option("Colour", "Green", "Blue")],
      choices: [{ ...only, values: ["Green"] }, choice(["Blue"], { price: 5_200, stock: 6 })],
    });
    expect([saved.status, saved.body.message]).toEqual([200, undefined]);
    expect(inWords(saved.body.data)).toEqual([
      ["Colour: Green, Blue"],
      [
        ["Green", 5_000, 0, 7],
        ["Blue", 5_200, 0, 6],
      ],
    ]);
    const cart = (await shop.call("getCart", { params: { userId: person.id }, query: {} }, person)).body.data;
    expect(cart.items).toMatchObject([
      { variantId: only?.variantId, quantity: 2, options: [{ name: "Colour", value: "Green" }] },
    ]);
    await placeFor(shop, person);
    const held = await read(pump._id);
    expect(held.choices.map(({ reserved }) => reserved)).toEqual([2, 0]);
    const without = await save(pump._id, { ...asSent(held), choices: held.choices.slice(1) });
    expect([without.status, without.body.code]).toEqual([409, "stock_reserved"]);
    expect(without.body.message).toContain("“Green”");
    expect(inWords(await read(pump._id))).toEqual(inWords(held));
  });

  it("can be sizes that become sizes in colours, and one thing again", async () => {
    const shirt = await add(aShirt({ title: "Shirt that gets colours" }));
    const sized = await read(shirt._id);
    expect(inWords(sized)[0]).toEqual(["Size: S, M, L"]);
    const [size] = sized.options;
    const saved = await save(shirt._id, {
      version: sized.version,
      options: [option("Colour", "Red", "Teal"), size as object],
      choices: [
        ...sized.choices.map((one) => ({ ...one, values: ["Red", ...one.values] })),
        choice(["Teal", "M"], { stock: 9 }),
      ],
    });
    expect([saved.status, saved.body.message]).toEqual([200, undefined]);
    expect((await page(shirt._id)).sizes).toEqual([
      { size: "S", stock: 2 },
      { size: "M", stock: 9 },
      { size: "L", stock: 5 },
    ]);
    const now = saved.body.data;
    expect(now.choices.map(({ variantId }) => variantId).slice(0, 3)).toEqual(
      sized.choices.map(({ variantId }) => variantId),
    );
    const one = await save(shirt._id, {
      version: now.version,
      options: [],
      choices: [{ ...now.choices[0], values: [] }],
    });
    expect([one.status, one.body.message]).toEqual([200, undefined]);
    expect(inWords(one.body.data)).toEqual([[], [["", 999, 0, 2]]]);
    expect((await page(shirt._id)).variants).toMatchObject([{ options: [], size: null, stock: 2 }]);
    const again = await save(shirt._id, {
      version: one.body.data.version,
      options: [option("Size", "XL")],
      choices: [{ ...one.body.data.choices[0], values: ["XL"] }],
    });
    expect([again.status, again.body.message]).toEqual([200, undefined]);
    expect((await page(shirt._id)).sizes).toEqual([{ size: "XL", stock: 2 }]);
  });

  it("keep what they are when a value or an option is renamed, and swap names", async () => {
    const made = await add(twoColours());
    const first = await read(made._id);
    const [colour, size] = first.options;
    const renamed = first.choices.map((one) => ({
      ...one,
      values: [one.values[0] === "Navy" ? "Wine" : "Navy", one.values[1] ?? ""],
    }));
    const options = [
      {
        ...colour,
        name: "Shade",
        values: [
          { ...colour?.values[0], value: "Wine" },
          { ...colour?.values[1], value: "Navy" },
        ],
      },
      size as object,
    ];
    const saved = await save(made._id, { version: first.version, options, choices: renamed });
    expect([saved.status, saved.body.message]).toEqual([200, undefined]);
    expect(saved.body.data.choices.map(({ variantId, values }) => [variantId, values])).toEqual(
      renamed.map(({ variantId, values }) => [variantId, values]),
    );
    const second = saved.body.data;
    const [shade] = second.options;
    const third = await save(made._id, {
      version: second.version,
      options: [
        { ...shade, values: shade?.values.map((one) => ({ ...one, value: `Dark ${one.value}` })) },
        size as object,
      ],
      choices: second.choices.map((one) => ({
        ...one,
        values: [`Dark ${one.values[0]}`, one.values[1] ?? ""],
      })),
    });
    expect([third.status, third.body.message]).toEqual([200, undefined]);
    expect(third.body.data.options[0]?.values.map(({ id }) => id)).toEqual(shade?.values.map(({ id }) => id));
    expect((await page(made._id)).variants[0]?.options[0]).toMatchObject({
      name: "Shade",
      value: "Dark Wine",
    });
    const shared = await save(made._id, {
      ...asSent(third.body.data),
      options: [third.body.data.options[0] as object, { ...size, name: "Fit" }],
    });
    expect([shared.status, shared.body.errors?.[0]?.field]).toEqual([422, "options.1.name"]);
  });

  it("are no longer available in carts once they are left out", async () => {
    const made = await add(twoColours());
    const person = await someone();
    const first = await read(made._id);
    const wine = first.choices[2]?.variantId ?? "";
    const body = { userId: person.id, productId: made._id, variantId: wine, quantity: 1 };
    expect((await shop.call("addToCart", { body }, person)).status).toBe(200);
    const saved = await save(made._id, {
      ...asSent(first),
      options: [
        { ...first.options[0], values: [first.options[0]?.values[0] as object] },
        first.options[1] as object,
      ],
      choices: first.choices.slice(0, 2),
    });
    expect([saved.status, saved.body.message]).toEqual([200, undefined]);
    const cart = (await shop.call("getCart", { params: { userId: person.id }, query: {} }, person)).body.data;
    expect([cart.items.length, cart.notices.map(({ kind }) => kind)]).toEqual([0, ["gone"]]);
    expect((await shop.call("addToCart", { body }, person)).status).toBeGreaterThanOrEqual(400);
  });

  it("get prices, sales and pictures of their own, all at once, and a stock with its reason as before", async () => {
    const made = await add(twoColours());
    const first = await read(made._id);
    const [a, b, c] = first.choices;
    const body = {
      ...asSent(first),
      choices: [
        { ...a, price: 1_000, salePrice: 800, pictures: [side] },
        b as object,
        { ...c, salePrice: 0, pictures: [] },
      ],
    };
    const saved = await save(made._id, body);
    expect([saved.status, saved.body.message]).toEqual([200, undefined]);
    const { variants } = await page(made._id);
    expect(variants.map(({ price, salePrice, image }) => [price, salePrice, image])).toEqual([
      [1_000, 800, side],
      [900, 0, front],
      [1_100, 0, null],
    ]);
    // Sent again after a lost response, it changes nothing more.
    expect((await save(made._id, body)).status).toBe(200);
    const stock = await shop.call(
      "adminChangeStock",
      {
        params: { id: made._id },
        body: { reason: "received", changes: [{ variantId: b?.variantId, by: 4 }] },
      },
      admin,
    );
    expect(stock.status).toBe(200);
    expect((await read(made._id)).choices.map(({ stocked }) => stocked)).toEqual([3, 8, 5]);
    const [entry] = await shop.query<{ changes: { field: string }[] }>({
      text: "select changes from audit_log where route = 'adminSaveChoices' and thing_id = $1 order by id limit 1",
      values: [made._id],
    });
    expect(entry).toBeDefined();
  });

  it("cost no more than the product's MRP", async () => {
    const made = await add({ ...twoColours(), mrp: 1_100 });
    const first = await read(made._id);
    const [a, ...others] = first.choices;
    const priced = (price: number) =>
      save(made._id, { ...asSent(first), choices: [{ ...a, price }, ...others] });
    const refused = await priced(1_100.5);
    expect([refused.status, refused.body.errors?.map(({ field }: { field: string }) => field)]).toEqual([
      422,
      ["choices.0.price"],
    ]);
    expect((await priced(1_100)).status).toBe(200);
  });

  it("keep their pictures when the product's are put in another order", async () => {
    const made = await add(twoColours());
    const { status } = await shop.call(
      "adminEditProduct",
      { params: { id: made._id }, body: { image: other, additionalImages: [front] } },
      admin,
    );
    expect(status).toBe(200);
    expect((await read(made._id)).choices.map(({ pictures }) => pictures)).toEqual([
      [front],
      [front],
      [other],
    ]);
  });

  it("are told apart for two people who save at the same time: the second hears of the first", async () => {
    const made = await add(twoColours());
    const first = await read(made._id);
    const dearer = (price: number) => ({
      ...asSent(first),
      choices: first.choices.map((one) => ({ ...one, price })),
    });
    const both = await Promise.all([save(made._id, dearer(1_201)), save(made._id, dearer(1_202))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409)?.body as unknown as {
      code: string;
      data: { version: string; fields: { field: string }[] };
    };
    expect([refused.code, refused.data.fields.map(({ field }) => field)]).toEqual([
      "edit_conflict",
      ["choices"],
    ]);
    const over = await save(made._id, { ...dearer(1_203), version: refused.data.version });
    expect([over.status, over.body.data.choices.map(({ price }) => price)]).toEqual([
      200,
      [1_203, 1_203, 1_203],
    ]);
    const unknown = await save(made._id, {
      ...asSent(over.body.data),
      choices: [...over.body.data.choices, choice(["Wine", "S"], { variantId: "variant_of_nothing" })],
    });
    expect([unknown.status, unknown.body.code]).toEqual([409, "choice_gone"]);
  });

  it("are not removed with pieces that came in since they were read, unless somebody says so", async () => {
    const made = await add(twoColours());
    const first = await read(made._id);
    const [, medium, wine] = first.choices;
    const receive = async (variantId: string | undefined, by: number) => {
      const params = { id: made._id };
      const body = { reason: "received" as const, changes: [{ variantId, by }] };
      expect((await shop.call("adminChangeStock", { params, body }, admin)).status).toBe(200);
    };
    await receive(medium?.variantId, 20);
    const without = { ...asSent(first), choices: [first.choices[0] as object, wine as object] };
    const refused = await save(made._id, without);
    expect([refused.status, refused.body.code]).toEqual([409, "edit_conflict"]);
    expect((await read(made._id)).choices.map(({ stocked }) => stocked)).toEqual([3, 24, 5]);
    // What stays keeps its stock whatever came in.
    await receive(wine?.variantId, 7);
    const { data } = refused.body as unknown as { data: { version: string } };
    const over = await save(made._id, { ...without, version: data.version });
    expect([over.status, over.body.data.choices.map(({ stocked }) => stocked)]).toEqual([200, [3, 12]]);
    expect((await save(made._id, { ...without, version: data.version })).status).toBe(200);
    // A form that was opened before versions held the stock.
    const now = await read(made._id);
    const version = now.version.split(".").slice(0, 2).join(".");
    await receive(wine?.variantId, 1);
    const one = await save(made._id, { ...asSent(now), choices: now.choices.slice(0, 1), version });
    expect([one.status, one.body.data.choices.length]).toEqual([200, 1]);
  });

  it("are as before if the shop cannot finish", async () => {
    const made = await add(twoColours());
    const before = await read(made._id);
    const pricing = shop.container.resolve(Modules.PRODUCT);
    const { addImageToVariant } = pricing;
    pricing.addImageToVariant = () => Promise.reject(new Error("out of order"));
    const [colour, size] = before.options;
    const options = [
      { ...colour, name: "Shade", values: [...(colour?.values ?? []), value("Teal")] },
      size as object,
    ];
    const refused = await save(made._id, {
      version: before.version,
      options,
      choices: [
        ...before.choices.slice(0, 2).map((one) => ({ ...one, price: 777, pictures: [side] })),
        choice(["Teal", "S"], { stock: 5 }),
      ],
    });
    pricing.addImageToVariant = addImageToVariant;
    expect(refused.status).toBe(500);
    const after = await read(made._id);
    expect(inWords(after)).toEqual(inWords(before));
    expect(after.choices).toEqual(before.choices);
    expect((await page(made._id)).variants).toHaveLength(3);
  });

  it("are asked of nothing that is not there", async () => {
    const missing = await shop.call("adminGetChoices", { params: { id: "prod_of_nothing" } }, admin);
    expect(missing.status).toBe(404);
  });
});
