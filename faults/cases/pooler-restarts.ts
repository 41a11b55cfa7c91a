import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "../fault";
import { checkClients } from "../shop/assertions";
import { Clients } from "../shop/clients";
import { poolerMissing } from "../testbed/pooler";

const people = 4;
/** The number of orders between two restarts. */
const calmMs = 1_500;

/** PgBouncer, in transaction mode between shop and PostgreSQL, is killed and comes back while clients order. */
export const poolerRestarts: Fault = {
  name: "pooler-restarts",
  unit: "restarts of PgBouncer",
  full: 20,
  small: 1,
  shape: "pooled",
  unable: poolerMissing,
  run: async (testbed, amount) => {
    const { pooler } = testbed;
    if (!pooler) throw new Error("There is no pooler on this testbed.");
    const clients = await Clients.open(testbed, people);
    for (let round = 0; round < amount; round += 1) {
      await pause(calmMs);
      await pooler.kill();
      await pooler.start();
    }
    await pause(calmMs);
    const checked = await checkClients(testbed, clients);
    for (const { name, isRunning } of testbed.backends)
      if (!isRunning) checked.violations.push(`${name} ended with the pooler`);
    return checked;
  },
};
