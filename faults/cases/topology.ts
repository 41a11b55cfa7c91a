import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../../scripts/free-port";
import type { Fault } from "../fault";
import { checkClients } from "../shop/assertions";
import { Clients } from "../shop/clients";
import { read } from "../shop/read";
import { until } from "../shop/wait";
import { Balancer } from "../testbed/balancer";
import { redisMissing } from "../testbed/redis";
import { Standby } from "../testbed/standby";
import { Web } from "../testbed/web";
import { bothIn, makeSynchronous, moreOrders } from "./failover";

const people = 4;
/** As the delivered files have it. */
const deployed = { SHUTDOWN_DELAY_MS: "5000" };
const waitMs = 5_000;
const redisAwayMs = 3_000;
const calmMs = 1_000;

/**
 * Two web processes, two servers and a worker behind balancers that wait as the delivered one does: each process is replaced in turn,
 * Redis is killed and PostgreSQL restarted, and at last PostgreSQL dies and its standby takes over, while people read and order. What a visitor is answered with 500 or more, or not at all, fails.
 */
export const topology: Fault = {
  name: "topology",
  unit: "restarts of everything",
  full: 3,
  small: 0,
  shape: "many",
  unable: redisMissing,
  run: async (testbed, amount) => {
    const { redis } = testbed;
    if (!redis) throw new Error("There is no Redis on this testbed.");
    const standby = await Standby.open(testbed.dataDir, testbed.database.url);
    await makeSynchronous(testbed);
    const withBoth = { ...deployed, DATABASE_URL: bothIn(testbed, standby) };
    for (const each of testbed.backends) {
      await each.stop();
      await each.start(withBoth);
    }
    const inner = await Balancer.open(
      testbed.servers.map(({ url }) => url),
      { waitMs },
    );
    const openWeb = (port: number) =>
      Web.open(inner.url, testbed.dataDir, { ...deployed, PORT: String(port) });
    const ports = [await findFreePort(), await findFreePort()];
    const webs = await Promise.all(ports.map(openWeb));
    const front = await Balancer.open(
      webs.map(({ url }) => url),
      { waitMs, readyPath: "/readyz" },
    );
    const isSending = (balancer: Balancer, url: string) =>
      until(
        async () => balancer.isSending(url),
        (yes) => yes,
      );
    const clients = await Clients.open(testbed, people, () => front.url);
    const stopReading = read(front.url);
    for (let round = 0; round < amount; round += 1) {
      for (const each of testbed.backends) {
        testbed.note(`topology: replaces ${each.name}`);
        await each.stop();
        await each.start(withBoth);
        if (each !== testbed.worker) await isSending(inner, each.url);
      }
      for (const [at, port] of ports.entries()) {
        testbed.note(`topology: replaces web ${at + 1}`);
        const { url } = webs[at] as Web;
        await webs[at]?.stop();
        webs[at] = await openWeb(port);
        await isSending(front, url);
      }
      testbed.note("topology: kills Redis");
      await redis.kill();
      await pause(redisAwayMs);
      await redis.start();
      await pause(calmMs);
      testbed.note("topology: restarts PostgreSQL");
      await testbed.database.stop("fast");
      await testbed.database.start();
      await pause(calmMs);
    }
    testbed.note("topology: PostgreSQL dies, its standby takes over");
    await testbed.database.die();
    await testbed.database.failOver(standby, { moves: false });
    await moreOrders(clients);
    const checked = await checkClients(testbed, clients);
    await stopReading();
    await front.close();
    for (const web of webs) await web.stop();
    await inner.close();
    for (const each of testbed.backends) await each.stop();
    // The next case has a server of its own again.
    await testbed.database.succeed();
    checked.violations.push(...front.failed);
    return { ...checked, figure: `${front.failed.length} of ${front.sent} requests failed` };
  },
};
