import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openShop, type Shop } from "./support/open-shop";
import { type SecondBackend, startSecondBackend } from "./support/second-backend";

let shop: Shop;
let leaving: SecondBackend;
beforeAll(async () => {
  shop = await openShop();
  leaving = await startSecondBackend({ SHUTDOWN_DELAY_MS: "60000" });
});
afterAll(async () => {
  await leaving.kill();
  await shop.close();
});

async function ask(path: string) {
  const response = await fetch(`${leaving.url}${path}`);
  const body = (await response.json()) as { code?: string; data?: unknown };
  return { status: response.status, connection: response.headers.get("connection"), ...body };
}

it("a backend that is told to stop is not ready at once, and answers until the load balancer has noticed", async () => {
  await vi.waitFor(async () => expect((await ask("/api/ready")).status).toBe(200), 60_000);
  leaving.terminate();
  await vi.waitFor(async () => {
    expect(await ask("/api/ready")).toMatchObject({
      status: 503,
      code: "not_ready",
      data: { running: false },
    });
  }, 60_000);
  for (const path of ["/api/health", "/api/shop/products/get"])
    expect(await ask(path)).toMatchObject({ status: 200, connection: "close" });
  // The others go on.
  expect((await shop.send("GET", "/api/health")).status).toBe(200);
});
