import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AddressInput } from "../src/contract/addresses";
import { buyers, signedIn, type TestBuyer } from "./support/buyers";
import type { Signed } from "./support/call";
import { auditFaults, homeOf, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";
import { type PlayedRazorpay, playRazorpay } from "./support/razorpay";

type Demo = typeof import("../../demo/data/products");
type Product = {
  id: string;
  size: NonNullable<Demo["demoProducts"][number]["sizes"]>[number]["size"] | undefined;
};
type Person = TestBuyer & Signed;

let razorpay: PlayedRazorpay;
let shop: Shop;
let goods: Product[];
const listedPhone = "9000000001";
const otherListedPhone = "9000000002";

beforeAll(async () => {
  razorpay = await playRazorpay();
  shop = await openShop(razorpay.variables);
  const { saveShippingRules } =
    loadBackend<typeof import("../src/shipping/rules-in-force")>("./shipping/rules-in-force");
  const { defaultShippingRules: rules } =
    loadBackend<typeof import("../src/shipping/defaults")>("./shipping/defaults");
  await saveShippingRules({
    unservedPincodes: ["79"],
    cod: { ...rules.cod, blockedPincodes: ["40"], blockedPhones: [listedPhone, otherListedPhone] },
  });
  goods = await someOfTheDemo();
});
afterAll(async () => {
  await shop.close();
  await razorpay.close();
});

/** Every seventh product of the demo, and all that cannot be shipped; with plenty of stock. */
async function someOfTheDemo(): Promise<Product[]> {
  const { demoProducts } = loadBackend<Demo>("../../demo/data/products");
  const { toDraft } = loadBackend<typeof import("../../demo/load/to-draft")>("../../demo/load/to-draft");
  const { addProducts } =
    loadBackend<typeof import("../src/workflows/product/add")>("./workflows/product/add");
  const chosen = demoProducts.filter(
    ({ weightKg, lengthCm, breadthCm, heightCm }, at) =>
      at % 7 === 0 || weightKg > 25 || Math.max(lengthCm, breadthCm, heightCm) > 140,
  );
  const plenty = chosen.map(({ choices: _others, ...product }) => ({
    ...product,
    ...(product.sizes
      ? { sizes: product.sizes.map(({ size }) => ({ size, stock: 500 })) }
      : { totalStock: 500 }),
  }));
  const ids = await addProducts(shop.container, plenty.map(toDraft));
  return ids.map((id, at) => ({ id, size: plenty[at]?.sizes?.[0]?.size }));
}

const pincodes = ["415001", "411001", "400001", "110001", "302001", "682001", "194101", "790001", "999999"];

/** The product page's request, as a guest or signed in. */
async function promised({ id, size }: Product, pincode: string, quantity: number, as?: Person) {
  const input = { params: { pincode }, query: { productId: id, quantity, ...(size && { size }) } };
  const { status, body } = await shop.call("getPincode", input, as);
  expect(status).toBe(200);
  return body.data;
}

type Promised = Awaited<ReturnType<typeof promised>>;

async function order(person: Person, { id, size }: Product, at: Promised, quantity: number, isCash: boolean) {
  const cart = { userId: person.id, productId: id, quantity, ...(size && { size }) };
  await shop.call("clearCart", { params: { userId: person.id } }, person);
  expect((await shop.call("addToCart", { body: cart }, person)).status).toBe(200);
  const addressInfo: AddressInput = {
    ...homeOf(person),
    pincode: at.pincode,
    state: (at.state as AddressInput["state"] | null) ?? "Maharashtra",
  };
  const paymentMethod = isCash ? ("cod" as const) : ("online" as const);
  return shop.call("createOrder", { body: { userId: person.id, addressInfo, paymentMethod } }, person);
}

/** Places orders with both payment methods as promised, and returns the differences. */
async function differences(
  person: Person,
  product: Product,
  pincode: string,
  quantity: number,
): Promise<string[]> {
  const toGuest = await promised(product, pincode, quantity);
  const toMe = await promised(product, pincode, quantity, person);
  const cash = await order(person, product, toMe, quantity, true);
  const online = await order(person, product, toMe, quantity, false);
  const later = await promised(product, pincode, quantity, person);
  const wrong: string[] = [];
  const same = (what: string, said: unknown, ...done: unknown[]) => {
    if (!done.some((one) => JSON.stringify(one) === JSON.stringify(said)))
      wrong.push(`${what}: said ${JSON.stringify(said)}, done ${JSON.stringify(done)}`);
  };
  const { offer } = toMe;
  same("to a guest, what depends on nobody", toGuest.refusal, toMe.refusal);
  if (!offer) {
    same("why not, in cash", toMe.refusal?.code, cash.body.code);
    same("why not, online", toMe.refusal?.message, online.body.message);
    return wrong;
  }
  same("to a guest, the charge", toGuest.offer?.shippingCharge, offer.shippingCharge);
  const bought = online.body.order;
  same("online", true, online.body.success);
  same("the charge", offer.shippingCharge, bought?.shippingCharge);
  // The day's cut-off may have passed in between.
  same("the days", bought?.expectedDelivery, toMe.estimatedDelivery, later.estimatedDelivery);
  same("cash or not", offer.codAvailable, cash.body.success);
  if (offer.codAvailable) {
    same("the fee", offer.codFee, cash.body.order?.codFee);
    same("the total", offer.shippingCharge, cash.body.order?.shippingCharge);
    same("the code", offer.codAsksForCode, cash.body.order?.confirmation !== null);
  } else same("why no cash", `Cash on delivery is not available: ${offer.codReason}`, cash.body.message);
  return wrong;
}

describe("what a product page promises is what placing the order does", () => {
  it("over the shop's own calls, in cash and online, and the audit finds nothing", async () => {
    const people = await Promise.all((await buyers(shop, 4)).map((buyer) => signedIn(shop, buyer)));
    const cases = goods.flatMap((product, at) =>
      pincodes
        .filter((_, turn) => (turn + at) % 3 === 0)
        .map((pincode, turn) => ({ product, pincode, quantity: 1 + ((at + turn) % 3) })),
    );
    expect(cases.length).toBeGreaterThan(120);
    const wrong: unknown[] = [];
    await Promise.all(
      people.map(async (person, mine) => {
        for (const [at, { product, pincode, quantity }] of cases.entries()) {
          if (at % people.length !== mine) continue;
          const differing = await differences(person, product, pincode, quantity);
          if (differing.length > 0) wrong.push([product, pincode, quantity, differing]);
        }
      }),
    );
    expect(wrong).toEqual([]);
    expect(await auditFaults()).toEqual([]);
  });
});

describe("the promises of a whole list", () => {
  /** What the cards of these products say, as a guest or signed in. */
  async function onCards(ids: readonly string[], pincode: string, as?: Person) {
    const { status, body } = await shop.call("getPromises", { query: { pincode, ids: ids.join() } }, as);
    expect(status).toBe(200);
    return body.data;
  }

  it("are those of the products' own pages, to guests and to shoppers, at every pincode", async () => {
    const person = await signedIn(shop, (await buyers(shop, 1))[0] as TestBuyer);
    const asked = goods.slice(0, 48).map(({ id }) => id);
    const kinds = new Set<string>();
    for (const pincode of pincodes)
      for (const as of [undefined, person]) {
        const { district, promises } = await onCards(asked, pincode, as);
        expect(promises.map(({ productId }) => productId)).toEqual(asked);
        for (const card of promises) {
          const { productId } = card;
          const page = await promised({ id: productId, size: undefined }, pincode, 1, as);
          expect(district).toBe(page.district);
          const there = {
            productId,
            estimatedDelivery: page.estimatedDelivery,
            travelDays: page.offer?.travelDays ?? null,
            shippingCharge: page.offer?.shippingCharge ?? null,
            codAvailable: page.codAvailable,
            refusal: page.refusal?.code ?? null,
            vehicle: page.vehicle,
          };
          // The day may end between the two, or the hour until which parcels leave the same day: the card is asked again.
          const here = isDeepStrictEqual(card, there)
            ? card
            : (await onCards([productId], pincode, as)).promises[0];
          expect(here, `${productId} to ${pincode}`).toEqual(there);
          kinds.add(card.refusal ?? (card.codAvailable ? "cash" : "no cash"));
        }
      }
    // The comparison means nothing unless each kind occurs.
    expect([...kinds].sort()).toEqual(["cash", "no cash", "parcel_too_large", "unserved"]);
  });

  it("have each product once, and none for what the shop does not sell", async () => {
    const [one, other] = goods.map(({ id }) => id) as [string, string];
    const { promises } = await onCards([other, "prod_none", one, other], "415001");
    expect(promises.map(({ productId }) => productId)).toEqual([other, one]);
    expect((await onCards([], "415001")).promises).toEqual([]);
  });

  it("understand a pincode in Devanagari, and refuse what is none and a list without an end", async () => {
    const id = goods[0]?.id ?? "";
    expect(await onCards([id], "४१५००१")).toMatchObject({ pincode: "415001", district: "Satara" });
    const ask = (query: Record<string, string>) =>
      shop.send("GET", `/api/shipping/promises?${new URLSearchParams(query)}`);
    const malformed = await ask({ pincode: "41500", ids: id });
    expect(malformed.status).toBe(422);
    expect(malformed.body.errors).toMatchObject([{ field: "pincode" }]);
    expect((await ask({ pincode: "415001", ids: Array.from({ length: 49 }, () => id).join() })).status).toBe(
      422,
    );
    expect((await ask({ pincode: "415001", ids: "prod 1" })).status).toBe(422);
    expect((await ask({ pincode: "415001" })).status).toBe(422);
  });

  it("tell a guest nothing about whom the shop lists, and a listed shopper that there is no cash", async () => {
    const person = await shop.shopper();
    await shop.query({
      text: "update customer set phone = $2 where id = $1",
      values: [person.id, otherListedPhone],
    });
    const affordable = (
      await onCards(
        goods.slice(0, 48).map(({ id }) => id),
        "415001",
      )
    ).promises.filter(({ codAvailable }) => codAvailable);
    expect(affordable.length).toBeGreaterThan(5);
    const ids = affordable.map(({ productId }) => productId);
    const { body } = await shop.call(
      "getPromises",
      { query: { pincode: "415001", ids: ids.join() } },
      person,
    );
    expect(body.data.promises.map(({ codAvailable }) => codAvailable)).toEqual(ids.map(() => false));
  });

  it("are nothing for shared caches", async () => {
    const { headers } = await shop.send("GET", `/api/shipping/promises?pincode=415001&ids=${goods[0]?.id}`);
    expect(headers.get("cache-control")).toMatch(/no-store|private/);
  });
});

describe("the delivery promise of a product", () => {
  let phone: Product;
  let plough: Product;
  beforeAll(async () => {
    const id = await stockOne(shop, {
      title: "Phone",
      category: "electronics",
      brand: "nokia",
      condition: "new",
      hsn: "8517",
      price: 6_000,
      weight: 0.45,
      length: 18,
      breadth: 10,
      height: 6,
    });
    phone = { id, size: undefined };
    const heavy = { category: "farming", brand: "kraftseeds", price: 9_000, weight: 100 } as const;
    plough = { id: await stockOne(shop, { title: "Plough", ...heavy }), size: undefined };
  });

  it("names no day and no cash for what no courier takes, and says where to turn", async () => {
    expect(await promised(plough, "415001", 1)).toMatchObject({
      district: "Satara",
      serviceable: false,
      codAvailable: false,
      estimatedDelivery: null,
      refusal: { code: "parcel_too_large", message: "Store pickup or call us" },
      offer: null,
    });
    // The weight of all items counts, not of one.
    expect((await promised(phone, "415001", 200)).refusal?.code).toBe("parcel_too_large");
  });

  it("asks to double-check a pincode that nobody knows, and counts it as the rest of India", async () => {
    const query = { productId: phone.id, quantity: 1 };
    const { body } = await shop.call("getPincode", { params: { pincode: "999999" }, query });
    expect(body.message).toBe("We don't know this pincode, please double-check it");
    expect(body.data).toMatchObject({
      district: null,
      serviceable: true,
      offer: { pincodeKnown: false, zone: "D", shippingCharge: 0, travelDays: { min: 4, max: 7 } },
    });
    const known = await shop.call("getPincode", { params: { pincode: "415001" }, query });
    expect(known.body.message).toBeUndefined();
    expect(known.body.data.offer).toMatchObject({ pincodeKnown: true, zone: "A" });
  });

  it("says to a guest what still depends on who orders, and to a shopper what holds for them", async () => {
    const guest = await promised(phone, "302001", 1);
    expect(guest.offer).toMatchObject({ codAvailable: true, codAsksForCode: true, shopperKnown: false });
    const person = await shop.shopper();
    const mine = () =>
      shop.call(
        "getPincode",
        { params: { pincode: "302001" }, query: { productId: phone.id, quantity: 1 } },
        person,
      );
    expect((await mine()).body.data.offer).toMatchObject({ codAsksForCode: true, shopperKnown: true });
    await shop.query({
      text: "update customer set phone = $2 where id = $1",
      values: [person.id, listedPhone],
    });
    const listed = { codAvailable: false, codReason: "please pay online for this order" };
    expect((await mine()).body.data).toMatchObject({ codAvailable: false, offer: listed });
    expect((await promised(phone, "302001", 1)).codAvailable).toBe(true);
  });

  it("looks at the number of the address too, for the shopper who is about to order", async () => {
    const person = await shop.shopper();
    const cartItems = [{ productId: phone.id, quantity: 1 }];
    const body = { cartItems, deliveryPincode: "302001", phone: `+91 ${listedPhone}` };
    const asShopper = await shop.call("calculateShipping", { body }, person);
    expect(asShopper.body.data).toMatchObject({ codAvailable: false, shopperKnown: true });
    // A guest cannot look up who is on the shop's lists.
    const asGuest = await shop.call("calculateShipping", { body });
    expect(asGuest.body.data).toMatchObject({ codAvailable: true, shopperKnown: false });
  });

  it("refuses goods that are gone, half a piece, and a size that is none", async () => {
    const ask = (query: object) =>
      shop.send("GET", `/api/shipping/pincode/415001?${new URLSearchParams(Object.entries(query))}`);
    expect((await ask({ productId: "prod_none" })).status).toBe(404);
    expect((await ask({ productId: phone.id, quantity: "0.5" })).status).toBe(422);
    expect((await ask({ productId: phone.id, size: "huge" })).status).toBe(422);
  });
});

describe("the terms of the shop", () => {
  it("are the settings' own figures, and change with them", async () => {
    const { saveShippingRules } =
      loadBackend<typeof import("../src/shipping/rules-in-force")>("./shipping/rules-in-force");
    const terms = async () => (await shop.call("getTerms", {})).body.data;
    expect(await terms()).toMatchObject({
      free: { fromGoods: 999, upToKg: 2, area: "most" },
      largest: { kg: 30, sideCm: 150 },
      delivery: { dearest: { firstHalfKg: 95, halfKgMore: 45 }, days: { min: 1, max: 10 } },
      cod: { min: 199, max: 10_000, feeMost: 150 },
      returnDays: 7,
      paymentMinutes: 15,
      onlineAvailable: true,
    });
    await saveShippingRules({ free: { fromGoods: 1_499, upToKg: 5, zones: ["A", "B"] } });
    expect((await terms()).free).toEqual({ fromGoods: 1_499, upToKg: 5, area: "state" });
    await saveShippingRules({});
  });

  it("name nobody whom the shop refuses cash", async () => {
    const { body } = await shop.call("getTerms", {});
    expect(JSON.stringify(body)).not.toContain(listedPhone);
  });
});
