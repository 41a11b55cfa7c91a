import type { Fault } from "../fault";
import { checkClients } from "../shop/assertions";
import { Clients } from "../shop/clients";
import { read } from "../shop/read";
import { until } from "../shop/wait";
import { Balancer } from "../testbed/balancer";
import { redisMissing } from "../testbed/redis";

const people = 4;
/** What docker-compose.yml gives a load balancer to notice. */
const deployed = { SHUTDOWN_DELAY_MS: "5000" };

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
    const checked = await checkClients(testbed, clients);
    await stopReading();
    await balancer.close();
    checked.violations.push(...balancer.failed);
    return { ...checked, figure: `${balancer.failed.length} of ${balancer.sent} requests failed` };
  },
};
