import { randomUUID } from "node:crypto";
import type { Row } from "./catalog";
import { type Call, measure, type Reply } from "./frame";
import { measureJourney, type Step } from "./journey";
import { withPromotions } from "./promotions";
import { type BenchShopper, type BenchVariant, someGoods, someShoppers } from "./shoppers";
import type { Stage } from "./stage";
import { shippingOptionId, stockOrderSteps } from "./stock-order";

/** A separate home per shopper: cash orders to one phone or address wait for each other. */
const homeOf = ({ phone }: BenchShopper) => ({
  name: "Bench",
  phone,
  address: `${phone.slice(-6)} Laxmi Road`,
  city: "Pune",
  state: "Maharashtra",
  pincode: "411001",
});

const quoteOf = ({ pincode, phone, address }: ReturnType<typeof homeOf>, cartItems: unknown[]) => ({
  cartItems,
  deliveryPincode: pincode,
  phone,
  address,
});

export const pick = <Item>(list: readonly Item[], turn: number): Item => list[turn % list.length] as Item;

export function callsOf(shoppers: BenchShopper[], goods: BenchVariant[]) {
  const as = ({ token }: BenchShopper) => ({
    cookie: `shop_session=${token}`,
    "sec-fetch-site": "same-origin",
  });
  const item = ({ productId, size }: BenchVariant) => ({ productId, quantity: 1, ...(size && { size }) });
  return {
    add: (shopper: BenchShopper, variant: BenchVariant): Call => ({
      method: "POST",
      path: "/api/shop/cart/add",
      headers: as(shopper),
      body: { userId: shopper.id, ...item(variant) },
    }),
    /** What a shopper's address book does with one address. */
    addressSteps: (): Step[] => {
      const who = (turn: number) => pick(shoppers, turn);
      const kept = (answers: Record<string, Reply>): string =>
        JSON.parse(answers["keep it"]?.body ?? "{}").data.addressId;
      const one = (verb: string, turn: number, answers: Record<string, Reply>) =>
        `/api/shop/address/${verb}/${who(turn).id}/${kept(answers)}`;
      return [
        {
          name: "keep it",
          call: (_, turn) => ({
            method: "POST",
            path: "/api/shop/address/add",
            headers: as(who(turn)),
            body: { userId: who(turn).id, ...homeOf(who(turn)) },
          }),
        },
        {
          name: "change it",
          call: (answers, turn) => ({
            method: "PUT",
            path: one("update", turn, answers),
            headers: as(who(turn)),
            body: { ...homeOf(who(turn)), city: "Satara" },
          }),
        },
        {
          name: "remove it",
          call: (answers, turn) => ({
            method: "DELETE",
            path: one("delete", turn, answers),
            headers: as(who(turn)),
          }),
        },
      ];
    },
    /** Address and cash on delivery are part of the order's own call; the quote is what the checkout shows before. */
    orderSteps: (): Step[] => {
      const two = (turn: number) => [pick(goods, turn * 2), pick(goods, turn * 2 + 1)] as const;
      const who = (turn: number) => pick(shoppers, turn);
      // Turns count from 0 in every measurement: without a unique name an order would return one of the previous
      // measurement's.
      const measurement = randomUUID();
      return [
        { name: "add", call: (_, turn) => callsOf(shoppers, goods).add(who(turn), two(turn)[0]) },
        { name: "add the second", call: (_, turn) => callsOf(shoppers, goods).add(who(turn), two(turn)[1]) },
        {
          name: "shipping",
          call: (_, turn) => ({
            method: "POST",
            path: "/api/shipping/calculate-shipping",
            headers: as(who(turn)),
            body: quoteOf(homeOf(who(turn)), two(turn).map(item)),
          }),
        },
        {
          name: "place",
          call: (_, turn) => ({
            method: "POST",
            path: "/api/shop/order/create",
            headers: { ...as(who(turn)), "idempotency-key": `bench-${measurement}-${turn}` },
            body: { userId: who(turn).id, addressInfo: homeOf(who(turn)), paymentMethod: "cod" },
          }),
        },
      ];
    },
  };
}

/** Whole orders by shoppers with empty carts of their own, alone and eight at once. */
async function wholeOrders(
  { backend, postgresPid, databaseUrl }: Stage,
  goods: BenchVariant[],
  seconds: number,
  suffix: string,
  beside: Omit<Row, "figures">,
): Promise<Row[]> {
  const rows: Row[] = [];
  const buyers = await someShoppers(databaseUrl, 64);
  for (const [name, atOnce] of [
    ["whole order, one at a time", 1],
    ["whole order, eight at once", 8],
  ] as const) {
    const [whole, ...steps] = await measureJourney({
      name: `${name}${suffix}`,
      server: backend,
      postgresPid,
      steps: callsOf(buyers, goods).orderSteps(),
      atOnce,
      seconds: seconds * 2,
    });
    if (whole) rows.push({ figures: whole, ...beside });
    rows.push(...steps.map((figures) => ({ figures })));
  }
  return rows;
}

/**
 * Add to cart and a whole cash-on-delivery order, alone and eight at once, compared with the floor and the engine's
 * own routes.
 */
export async function benchOrdering(stage: Stage, seconds: number): Promise<Row[]> {
  const { backend, floor, stock, postgresPid } = stage;
  const [shoppers, goods, optionId] = await Promise.all([
    someShoppers(stage.databaseUrl, 64),
    someGoods(stage.databaseUrl, 80),
    shippingOptionId(stage.databaseUrl),
  ]);
  const ours = callsOf(shoppers, goods);
  const adding = (turn: number) => ours.add(pick(shoppers, turn), pick(goods, turn));
  const floorPage = await measure({
    name: "one indexed query",
    server: floor,
    postgresPid,
    calls: (turn) => ({ path: `/one/${1 + (turn % 500)}` }),
    seconds,
  });
  const stockSteps = stockOrderSteps(stock, goods, optionId);
  const peerAlone = await measureJourney({
    name: "whole order",
    server: stock,
    postgresPid,
    steps: stockSteps,
    atOnce: 1,
    seconds,
  });
  const [peerWhole] = peerAlone;
  const peerStep = (name: string) => peerAlone.find((figures) => figures.name.trim() === name);

  const add = { server: backend, postgresPid, seconds, calls: adding };
  const rows: Row[] = [
    { figures: await measure({ ...add, name: "add to cart", connections: 8 }), floor: floorPage },
    {
      figures: await measure({ ...add, name: "add to cart, one at a time", connections: 1 }),
      floor: floorPage,
    },
  ];
  const addressBook = await measureJourney({
    name: "an address, one at a time",
    server: backend,
    postgresPid,
    steps: ours.addressSteps(),
    atOnce: 1,
    seconds,
  });
  rows.push(...addressBook.map((figures) => ({ figures, floor: floorPage })));
  rows.push(
    ...(await wholeOrders(stage, goods, seconds, "", {
      floor: floorPage,
      ...(peerWhole && { peer: peerWhole }),
    })),
  );
  await withPromotions(stage.databaseUrl, async () => {
    const reduced = await measure({
      ...add,
      name: "add to cart, one at a time, 20 promotions",
      connections: 1,
    });
    rows.push({ figures: reduced, floor: floorPage });
    rows.push(...(await wholeOrders(stage, goods, seconds, ", 20 promotions", { floor: floorPage })));
  });
  console.log(
    `stock engine, one order at a time: ${peerWhole?.p50.toFixed(0)} ms; ` +
      ["cart", "add", "address", "shipping", "payment", "payment session", "place"]
        .map((name) => `${name} ${peerStep(name)?.p50.toFixed(0)}`)
        .join(", "),
  );
  return rows;
}
