import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "../fault";
import { checkAttempts, countOrders, expectSame } from "../shop/assertions";
import { Clients } from "../shop/clients";
import { send } from "../shop/send";
import { until } from "../shop/wait";
import { Balancer } from "../testbed/balancer";
import { redisMissing } from "../testbed/redis";

const people = 4;
const paths = ["products/get?limit=5", "search/car", "products/featured", "carousel/active"];
/** What docker-compose.yml gives a load balancer to notice. */
const deployed = { SHUTDOWN_DELAY_MS: "5000" };

/** Reads continuously until it is stopped. */
function read(url: string): () => Promise<void> {
  let isOpen = true;
  const reading = (async () => {
    for (let at = 0; isOpen; at += 1) {
      await send(`${url}/api/shop/${paths[at % paths.length]}`);
      await pause(20);
    }
  })();
  return async () => {
    isOpen = false;
    await reading;
  };
}

/** Every process is replaced in turn while people read and order through a load balancer: nobody's request fails. */
export const rollingDeploy: Fault = {
  name: "rolling-deploy",
  unit: "restarts of each process",
  full: 5,
  small: 0,
  shape: "many",
  unable: redisMissing,
  run: async (testbed, amount) => {
    for (const each of testbed.backends) {
      await each.stop();
      await each.start(deployed);
    }
    const balancer = await Balancer.open(testbed.servers.map(({ url }) => url));
    const clients = await Clients.open(testbed, people, () => balancer.url);
    const stopReading = read(balancer.url);
    for (let round = 0; round < amount; round += 1)
      for (const each of testbed.backends) {
        await each.stop();
        await each.start(deployed);
        if (each !== testbed.worker)
          await until(
            async () => balancer.isSending(each.url),
            (isSending) => isSending,
          );
      }
    const tries = await clients.close();
    await stopReading();
    await balancer.close();
    const checked = await checkAttempts(testbed, tries);
    const booked = await countOrders(
      testbed,
      clients.shoppers.map(({ id }) => id),
    );
    checked.violations.push(...expectSame("orders in the database", booked, tries.length));
    checked.violations.push(...balancer.failed);
    return { ...checked, figure: `${balancer.failed.length} of ${balancer.sent} requests failed` };
  },
};
