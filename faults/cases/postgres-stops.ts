import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "../fault";
import { checkClients } from "../shop/assertions";
import { Clients } from "../shop/clients";
import type { StopMode } from "../testbed/database";

const people = 4;
/** The number of orders between two stops. */
const calmMs = 1_500;

type Stop = Pick<Fault, "name" | "unit" | "full" | "small"> & { mode: StopMode; awayMs: number };

/** PostgreSQL stops while clients order, and comes back. */
function postgresStops({ mode, awayMs, ...fault }: Stop): Fault {
  return {
    ...fault,
    shape: "one",
    run: async (testbed, amount) => {
      const clients = await Clients.open(testbed, people);
      for (let round = 0; round < amount; round += 1) {
        await pause(calmMs);
        await testbed.database.stop(mode);
        await pause(awayMs);
        await testbed.database.start();
      }
      await pause(calmMs);
      const checked = await checkClients(testbed, clients);
      if (testbed.backends.some(({ isRunning }) => !isRunning))
        checked.violations.push("a process of the shop ended with the database");
      return checked;
    },
  };
}

export const postgresCases: Fault[] = [
  postgresStops({ name: "postgres-fast", unit: "restarts", full: 20, small: 1, mode: "fast", awayMs: 0 }),
  postgresStops({
    name: "postgres-crash",
    unit: "crashes",
    full: 20,
    small: 1,
    mode: "immediate",
    awayMs: 0,
  }),
  postgresStops({
    name: "postgres-outage",
    unit: "outages of 30 s",
    full: 20,
    small: 0,
    mode: "fast",
    awayMs: 30_000,
  }),
];
