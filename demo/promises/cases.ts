import type { CartLine } from "../../backend/src/cart/cart-lines";
import { checkExpectedTotal, priceOrder } from "../../backend/src/checkout/price-order";
import type { PlacementRequest } from "../../backend/src/checkout/request";
import type { DeliveryMethod } from "../../backend/src/contract/order-states";
import { Refusal } from "../../backend/src/contract/refusal";
import { paidPrice } from "../../backend/src/contract/rules";
import { type CashHistory, noHistory } from "../../backend/src/shipping/cash-on-delivery";
import { defaultShippingRules, type ShippingRules } from "../../backend/src/shipping/defaults";
import { lookupPincode } from "../../backend/src/shipping/lookup-pincode";
import type { Taken } from "../../backend/src/shipping/vehicle/slots";
import { choicesOf } from "../data/choices";
import { demoProducts } from "../data/products";
import type { DemoProduct } from "../data/types";

export const at = new Date("2026-11-23T05:00:00Z");
const blockedPhone = "9000000001";
/** The phone of the address, another than the account's. */
export const deliveryPhone = "9876543299";
export const rules: ShippingRules = {
  ...defaultShippingRules,
  unservedPincodes: ["79"],
  cod: { ...defaultShippingRules.cod, blockedPincodes: ["40"], blockedPhones: [blockedPhone] },
};

/** 200 pincodes: 175 of our map, evenly spread over India, and 25 that are well-formed but do not exist. */
export const pincodes = (() => {
  const known: string[] = [];
  const unknown: string[] = ["999999"];
  for (let pincode = 110_001; pincode < 860_000; pincode += 37) {
    const place = lookupPincode(String(pincode));
    if (place) known.push(String(pincode));
    else if (unknown.length < 25 && pincode % 5 === 0) unknown.push(String(pincode));
  }
  const step = known.length / 175;
  return [...Array.from({ length: 175 }, (_, index) => known[Math.floor(index * step)] ?? ""), ...unknown];
})();
export const quantities = [1, 4];

type Chosen = Pick<DemoProduct, "sku" | "price" | "salePrice" | "sizes">;

/** A product, or one of its choices, as a line of a cart; in its first size, and as if there were more than anybody orders. */
function lineOf(product: DemoProduct, { sku, price, salePrice, sizes }: Chosen): CartLine {
  const paid = paidPrice({ price, salePrice });
  return {
    cartLineId: sku,
    promotions: null,
    productId: product.slug,
    variantId: sku,
    inventoryItemId: sku,
    slug: product.slug,
    size: sizes?.[0]?.size ?? null,
    options: [],
    sku,
    title: product.title,
    lineTitle: product.title,
    titles: null,
    image: "",
    category: product.category,
    brand: product.brand,
    condition: product.condition ?? null,
    price,
    salePrice: salePrice ?? 0,
    paidPrice: paid,
    toldPrice: paid,
    available: 1_000,
    quantity: 1,
    weightKg: product.weightKg,
    lengthCm: product.lengthCm,
    breadthCm: product.breadthCm,
    heightCm: product.heightCm,
    hsn: product.hsn,
    gstRate: product.gstRate,
    published: true,
    purchasePrice: null,
    awaitingOrderId: null,
  };
}

/** Every product of the demo, in what it is shown as first. */
export const goods = demoProducts.map((product) => lineOf(product, product));

/** Everything that can be put into a cart: each product in each of its choices. */
export const sellables = demoProducts.flatMap((product) =>
  choicesOf(product).map((choice) => lineOf(product, choice)),
);

export type Shopper = { phone: string | null; history: CashHistory };
export const newcomer: Shopper = { phone: "9876543210", history: noHistory };
export const shoppers: Shopper[] = [
  newcomer,
  { phone: "9876543211", history: { ...noHistory, hasReceived: true } },
  { phone: "9876543212", history: { ...noHistory, returnsToOrigin: 2, returnsThere: 2, hasReceived: true } },
  { phone: "9876543213", history: { ...noHistory, returnsThere: 2 } },
  { phone: "9876543214", history: { ...noHistory, open: { orders: 2, rupees: 2_600 } } },
  { phone: "9876543215", history: { ...noHistory, open: { orders: 5, rupees: 1_500 } } },
  { phone: blockedPhone, history: noHistory },
];

/** The shop's own vehicle, and places where it goes, where no courier does, and where neither goes. */
export const vehicle: ShippingRules["vehicle"] = {
  ...defaultShippingRules.vehicle,
  isOffered: true,
  pincodes: ["4150", "7931"],
  bands: [{ fromKg: 60, charge: 500 }],
  freeFrom: 20_000,
};
export const vehiclePincodes = ["415001", "415002", "415003", "411001", "793101", "796001"];

export type Wish = {
  rules?: ShippingRules;
  taken?: Taken;
  deliveryMethod?: DeliveryMethod;
  slot?: { day: string; from: string };
  /** In rupees, as the shopper was told. */
  expectedTotal?: number;
};

/** What comes of placing an order: how it is priced, or why it is refused. */
export function place(
  lines: readonly CartLine[],
  pincode: string,
  shopper: Shopper,
  paymentMethod: "cod" | "online",
  { rules: inForce = rules, taken, deliveryMethod = "courier", slot, expectedTotal }: Wish = {},
) {
  const request: PlacementRequest = {
    buyer: { id: "cus_1", userName: "Asha", email: "asha@example.com", phone: shopper.phone },
    address: {
      name: "Asha",
      phone: deliveryPhone,
      email: null,
      address: "12 Laxmi Road",
      city: "Pune",
      state: "Maharashtra",
      pincode,
      notes: null,
      ...(deliveryMethod === "pickup" && { buyerAddress: "12 Laxmi Road, Pune" }),
    },
    paymentMethod,
    deliveryMethod,
    slot: slot ?? null,
    notes: null,
    cartId: null,
    expectedTotal: expectedTotal ?? null,
    idempotencyKey: null,
    at,
  };
  try {
    const order = priceOrder(inForce, lines, request, shopper.history, taken);
    checkExpectedTotal(order, request);
    return { order, refusal: undefined };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { order: undefined, refusal: error };
  }
}
