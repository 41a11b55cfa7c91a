import { expect, it } from "vitest";
import { type Request, setTransport } from "@/lib/transport";
import { addToCart } from "./add-to-cart";

it("gives each press a key of its own", async () => {
  const sent: Request[] = [];
  setTransport(async (request) => {
    sent.push(request);
    return { status: 200, json: { success: true, data: {} } };
  });
  const input = { body: { userId: "cus_1", productId: "prod_1", quantity: 1 } };
  await addToCart(input);
  await addToCart(input);
  const keys = sent.map(({ headers }) => headers["Idempotency-Key"]);
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^[\da-f-]{36}$/);
});
