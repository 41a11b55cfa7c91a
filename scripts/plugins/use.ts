import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fill, place } from "../../faults/shop/checkout";
import { newProduct, staffToken } from "../../faults/shop/goods";
import { send } from "../../faults/shop/send";
import { type Shopper, someShoppers } from "../../faults/shop/shoppers";
import { Testbed } from "../../faults/testbed/testbed";
import { runStages, type Stage } from "../testing/stage";

/** Long enough for a busy machine: an event is usually delivered within a second. */
const patienceMs = 60_000;

async function until(look: () => Promise<boolean> | boolean, what: string): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await look())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${patienceMs / 1_000} s`);
    await pause(100);
  }
}

function expectStatus(answer: { status: number; body: unknown }, wanted: number, what: string): void {
  if (answer.status !== wanted)
    throw new Error(`${what}: ${answer.status} instead of ${wanted}: ${JSON.stringify(answer.body)}`);
}

const check = (name: string, run: () => Promise<void>): Stage => ({
  name,
  run: async () => {
    await run();
    return { passed: 1, failed: 0 };
  },
});

/** Receives what the webhook plugin sends. */
async function receiver() {
  const received: string[] = [];
  const server = createServer((req, res) => {
    req.on("data", (chunk: Buffer) => received.push(chunk.toString()));
    req.on("end", () => res.end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => server.close(),
  };
}

async function wishlist(testbed: Testbed, { token }: Shopper, productId: string): Promise<void> {
  const area = `${testbed.urlFor(0)}/api/plugins/store/wishlists`;
  const [ids] = await testbed.query<{ variant: string; channel: string }>(
    `select v.id as variant, (select id from sales_channel limit 1) as channel from product_variant v
     where v.product_id = $1`,
    [productId],
  );
  expectStatus(await send(area), 401, "a stranger's wishlists");
  const made = await send<{ id: string }>(area, {
    body: { name: "Diwali", sales_channel_id: ids?.channel },
    token,
  });
  expectStatus(made, 201, "a new wishlist");
  const body = { product_variant_id: ids?.variant };
  expectStatus(await send(`${area}/${made.body.id}/add-item`, { body, token }), 201, "an item added");
  const items = await send<{ data: Array<{ product_variant: { product_id: string } }> }>(
    `${area}/${made.body.id}/items`,
    { token },
  );
  // The plugin's read-only link from its item to the engine's variant.
  if (items.body.data?.[0]?.product_variant.product_id !== productId)
    throw new Error(`The item does not lead to the product: ${JSON.stringify(items.body)}`);
  const count = await send<{ count: number }>(
    `${testbed.urlFor(0)}/api/plugins/admin/products/${productId}/wishlist`,
    { token: await staffToken(testbed) },
  );
  if (count.body.count !== 1) throw new Error(`Staff see ${JSON.stringify(count.body)}`);
}

async function webhooks(testbed: Testbed, shopper: Shopper): Promise<void> {
  const hook = await receiver();
  try {
    const token = await staffToken(testbed);
    const area = `${testbed.urlFor(0)}/api/plugins/admin/webhooks`;
    const body = { event_type: "order.placed", target_url: hook.url, active: true };
    expectStatus(await send(area, { body, token }), 200, "a webhook saved");
    expectStatus(await place(testbed.urlFor(0), shopper), 201, "an order");
    await until(() => hook.received.some((text) => text.includes("order_")), "the webhook's call");
  } finally {
    hook.stop();
  }
}

const logOf = (testbed: Testbed) => readFileSync(join(testbed.dataDir, "logs", "backend.log"), "utf8");

/** Runs in the copy of the repository that has the plugins, on a shop of its own; prints what each of them does. */
async function main(): Promise<number> {
  const testbed = await Testbed.open("one");
  try {
    // A second start, as any operator's; the analytics plugin writes what it does as information.
    const [server] = testbed.servers;
    await server?.stop();
    await server?.start({ LOG_LEVEL: "info" });
    const [shopper] = await someShoppers(testbed, 1);
    if (!shopper) throw new Error("No shopper was made.");
    const product = await newProduct(testbed, 10);
    await fill(testbed.urlFor(0), shopper, product);
    return await runStages([
      check("wishlist", () => wishlist(testbed, shopper, product.id)),
      check("webhooks", () => webhooks(testbed, shopper)),
      check("analytics", () =>
        until(() => /GA4 Plugin: Order order_/.test(logOf(testbed)), "the analytics plugin's subscriber"),
      ),
      check("audit", async () => {
        const findings = await testbed.audit();
        if (findings.length > 0) throw new Error(findings.join("; "));
      }),
    ]);
  } finally {
    await testbed.close();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
