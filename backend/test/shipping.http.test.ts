import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";

let shop: Shop;
let phone: string;
let toy: string;
let pump: string;
beforeAll(async () => {
  shop = await openShop();
  phone = await stockOne(shop, {
    title: "Used Phone",
    category: "electronics",
    brand: "nokia",
    condition: "second-hand",
    hsn: "8517",
    price: 900,
    weight: 0.45,
    length: 18,
    breadth: 10,
    height: 6,
  });
  toy = await stockOne(shop, {
    title: "Dolls' House",
    price: 900,
    weight: 0.8,
    length: 40,
    breadth: 30,
    height: 25,
  });
  pump = await stockOne(shop, {
    title: "Pump",
    category: "farming",
    brand: "crompton",
    price: 998,
    weight: 12,
    length: 45,
    breadth: 25,
    height: 30,
  });
});
afterAll(() => shop.close());

const quote = (productId: string, deliveryPincode: string, quantity = 1) =>
  shop.call("calculateShipping", { body: { cartItems: [{ productId, quantity }], deliveryPincode } });

describe("calculate-shipping", () => {
  it.each([
    ["a phone to Jaipur", () => phone, "302001", 70],
    ["a big light toy to Jaipur", () => toy, "302001", 400],
    ["a pump within Maharashtra", () => pump, "411001", 510],
  ])("takes for %s what the rates say", async (_, product, pincode, rupees) => {
    const { status, body } = await quote(product(), pincode);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, shippingCharge: rupees });
  });

  it("says what cash on delivery costs before it is chosen, and why it is not offered", async () => {
    const offered = await quote(phone, "302001");
    expect(offered.body.data).toMatchObject({ codAvailable: true, codFee: 40, codReason: null });
    const dear = await quote(phone, "302001", 6);
    expect(dear.body.data).toMatchObject({
      codAvailable: false,
      codFee: 0,
      codReason: expect.stringContaining("₹5,000"),
    });
  });

  it("answers no success where no parcel can go, with the charge at 0", async () => {
    const { status, body } = await quote(pump, "411001", 3);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: false,
      shippingCharge: 0,
      message: "Store pickup or call us",
      data: null,
    });
  });

  it("charges an unknown pincode as the rest of India", async () => {
    expect((await quote(phone, "999999")).body).toMatchObject({ shippingCharge: 70, data: { zone: "D" } });
  });

  it("refuses a malformed pincode, an empty cart and a product that is not there", async () => {
    expect((await quote(phone, "41500")).status).toBe(422);
    expect((await quote(phone, "015001")).status).toBe(422);
    expect((await quote("prod_none", "415001")).body.message).toBe("This product is no longer available");
    const empty = await shop.call("calculateShipping", {
      body: { cartItems: [], deliveryPincode: "415001" },
    });
    expect([empty.status, empty.body.message]).toEqual([422, "Your cart is empty"]);
  });

  it("never trusts a price or weight of the client", async () => {
    const item = { productId: pump, quantity: 1, weight: 0.01, price: 99_999 };
    const { body } = await shop.call("calculateShipping", {
      body: { cartItems: [item], deliveryPincode: "411001" },
    });
    expect(body.shippingCharge).toBe(510);
  });
});

describe("the pincode of a product page", () => {
  it("tells the district, the state and when a parcel comes", async () => {
    const { body } = await shop.call("getPincode", { params: { pincode: "194101" } });
    expect(body.data).toMatchObject({
      district: "Leh",
      state: "Ladakh",
      serviceable: true,
      codAvailable: true,
      estimatedDelivery: { from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    });
  });

  it("serves one that we don't know, and refuses what is none", async () => {
    const unknown = await shop.call("getPincode", { params: { pincode: "999999" } });
    expect(unknown.body.data).toMatchObject({ district: null, state: null, serviceable: true });
    expect((await shop.call("getPincode", { params: { pincode: "12" } })).status).toBe(422);
  });
});

describe("rules that an admin saved", () => {
  it("are in force at once, part by part", async () => {
    const { saveShippingRules } =
      loadBackend<typeof import("../src/shipping/rules-in-force")>("./shipping/rules-in-force");
    const { defaultShippingRules } =
      loadBackend<typeof import("../src/shipping/defaults")>("./shipping/defaults");
    await saveShippingRules({
      unservedPincodes: ["79"],
      cod: { ...defaultShippingRules.cod, blockedPincodes: ["302"] },
    });
    const unserved = await quote(phone, "790001");
    expect(unserved.body).toMatchObject({ success: false, message: "We don't deliver to 790001 yet" });
    expect((await quote(phone, "302001")).body.data).toMatchObject({ codAvailable: false });
    expect((await shop.call("getPincode", { params: { pincode: "790001" } })).body.data).toMatchObject({
      serviceable: false,
      codAvailable: false,
    });
    await saveShippingRules({});
    expect((await quote(phone, "302001")).body.data).toMatchObject({ codAvailable: true });
  });
});
