import { join } from "node:path";
import type { Fault } from "../fault";
import { checkClients, expectSame } from "../shop/assertions";
import { Clients } from "../shop/clients";
import { newProduct, restock, shelfOf } from "../shop/goods";
import { pendingOrder, verifySurely } from "../shop/online";
import { surely } from "../shop/send";
import { someShoppers } from "../shop/shoppers";
import { moveSurely } from "../shop/staff-orders";
import { until } from "../shop/wait";
import { Balancer } from "../testbed/balancer";
import { buildRelease, releaseMissing } from "../testbed/released";
import type { Testbed } from "../testbed/testbed";
import { moreOrders } from "./failover";

const people = 4;

/** A day at the shop: a product is made, sold online, paid, packed and stocked up. */
async function work(testbed: Testbed): Promise<string[]> {
  const product = await newProduct(testbed, 5);
  const [shopper] = await someShoppers(testbed, 1);
  if (!shopper) throw new Error("There is no shopper.");
  const { orderId, razorpayOrderId } = await pendingOrder(testbed, shopper, product);
  await verifySurely(testbed.urlFor(0), shopper, await testbed.razorpay.pay(razorpayOrderId));
  const violations = await moveSurely(testbed, orderId, ["packed"]);
  const { status } = await surely(() => restock(testbed, product, 9));
  violations.push(...expectSame("the answer to a new stock", status, 200));
  violations.push(...expectSame("its shelf", await shelfOf(testbed, product), { stocked: 9, reserved: 1 }));
  return violations;
}

/**
 * The version that was released last on the schema of this one: beside it, as during a deploy, and in its place, as after
 * somebody has gone back; then this one again. People order all the time.
 */
export const releasedVersion: Fault = {
  name: "released-version",
  unit: "ways there and back",
  full: 3,
  small: 1,
  shape: "one",
  unable: releaseMissing,
  run: async (testbed, amount) => {
    const code = join(testbed.dataDir, "released");
    const version = buildRelease(code);
    const [server] = testbed.servers;
    if (!server) throw new Error("There is no backend.");
    const older = await testbed.server("older");
    const balancer = await Balancer.open([server.url, older.url]);
    const clients = await Clients.open(testbed, people, () => balancer.url);
    const violations: string[] = [];
    for (let turn = 0; turn < amount; turn += 1) {
      await older.start({}, code);
      await until(
        async () => balancer.isSending(older.url),
        (isSending) => isSending,
      );
      await moreOrders(clients);
      await older.stop();

      await server.stop();
      await server.start({}, code);
      violations.push(...(await work(testbed)));
      await moreOrders(clients);

      await server.stop();
      await server.start();
      violations.push(...(await work(testbed)));
      await moreOrders(clients);
    }
    const checked = await checkClients(testbed, clients);
    await balancer.close();
    return { ...checked, violations: [...checked.violations, ...violations], figure: `version ${version}` };
  },
};
