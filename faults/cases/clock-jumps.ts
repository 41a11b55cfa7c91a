import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../../scripts/root";
import type { Fault } from "../fault";
import { checkClients, expectSame } from "../shop/assertions";
import { Clients } from "../shop/clients";
import { newProduct } from "../shop/goods";
import { pendingOrder, statusOf, verify } from "../shop/online";
import { someShoppers } from "../shop/shoppers";
import { until } from "../shop/wait";

const people = 4;
const jumpMs = 2 * 3_600_000;
const offMs = 3_000;
const calmMs = 1_500;

/** The clock of the shop's process is two hours ahead, then behind, while people order and one is about to pay; PostgreSQL's is right. */
export const clockJumps: Fault = {
  name: "clock-jumps",
  unit: "jumps",
  full: 10,
  small: 2,
  shape: "one",
  run: async (testbed, amount) => {
    const [backend] = testbed.servers;
    if (!backend) throw new Error("There is no backend.");
    const file = join(testbed.dataDir, "clock");
    const jump = (ms: number) => writeFileSync(file, String(ms));
    jump(0);
    await backend.stop();
    await backend.start({
      FAULT_CLOCK: file,
      NODE_OPTIONS: `--require=${JSON.stringify(join(root, "faults/testbed/clock.cjs"))}`,
    });
    const product = await newProduct(testbed, 90_000);
    const [payer] = await someShoppers(testbed, 1);
    if (!payer) throw new Error("There is no shopper.");
    const pending = await pendingOrder(testbed, payer, product);
    const clients = await Clients.open(testbed, people);
    for (let round = 0; round < amount; round += 1) {
      await pause(calmMs);
      jump(round % 2 === 0 ? jumpMs : -jumpMs);
      await pause(offMs);
      jump(0);
    }
    await pause(calmMs);
    const checked = await checkClients(testbed, clients);
    const paid = await testbed.razorpay.pay(pending.razorpayOrderId);
    await verify(testbed.urlFor(0), payer, paid);
    const [order] = await until(
      () => statusOf(testbed, [pending.orderId]),
      ([one]) => one?.payment_status === "paid",
    );
    checked.violations.push(
      ...expectSame("the order that was paid after the jumps", order?.payment_status, "paid"),
    );
    await backend.stop();
    return checked;
  },
};
