import { Client } from "pg";
import type { Call, Reply } from "./frame";
import type { Step } from "./journey";
import type { BenchVariant } from "./shoppers";
import type { Stage } from "./stage";

const address = {
  first_name: "Bench",
  phone: "9876543210",
  address_1: "12 Laxmi Road",
  city: "Pune",
  province: "Maharashtra",
  postal_code: "411001",
  country_code: "in",
};

/** The shop's delivery option, by its engine id. */
export async function shippingOptionId(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    "select id from shipping_option where deleted_at is null limit 1",
  );
  await client.end();
  return rows[0]?.id ?? "";
}

const idOf = (reply: Reply | undefined, key: "cart" | "payment_collection"): string =>
  JSON.parse(reply?.body ?? "{}")[key]?.id ?? "";

/** The same order through the engine's own storefront routes, as its documentation describes. */
export function stockOrderSteps(stock: Stage["stock"], goods: BenchVariant[], optionId: string): Step[] {
  const headers = { "x-publishable-api-key": stock.key };
  const post = (path: string, body: unknown = {}): Call => ({
    method: "POST",
    path: `/store${path}`,
    headers,
    body,
  });
  const line = (offset: number) => (answers: Record<string, Reply>, turn: number) =>
    post(`/carts/${idOf(answers.cart, "cart")}/line-items`, {
      variant_id: goods[(turn * 2 + offset) % goods.length]?.variantId,
      quantity: 1,
    });
  return [
    { name: "cart", call: () => post("/carts", { region_id: stock.regionId, email: "bench@bench.example" }) },
    { name: "add", call: line(0) },
    { name: "add the second", call: line(1) },
    {
      name: "address",
      call: ({ cart }) =>
        post(`/carts/${idOf(cart, "cart")}`, { shipping_address: address, billing_address: address }),
    },
    {
      name: "shipping",
      call: ({ cart }) => post(`/carts/${idOf(cart, "cart")}/shipping-methods`, { option_id: optionId }),
    },
    { name: "payment", call: ({ cart }) => post("/payment-collections", { cart_id: idOf(cart, "cart") }) },
    {
      name: "payment session",
      call: ({ payment }) =>
        post(`/payment-collections/${idOf(payment, "payment_collection")}/payment-sessions`, {
          provider_id: "pp_cod_cod",
        }),
    },
    { name: "place", call: ({ cart }) => post(`/carts/${idOf(cart, "cart")}/complete`) },
  ];
}
