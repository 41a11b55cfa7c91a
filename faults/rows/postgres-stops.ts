import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "../fault";
import { Crowd } from "../shop/crowd";
import { countOrders, expectSame, judgeTries } from "../shop/judge";
import type { StopMode } from "../stage/database";

const people = 4;
/** The number of orders between two stops. */
const calmMs = 1_500;

type Stop = Pick<Fault, "name" | "unit" | "full" | "small"> & { mode: StopMode; awayMs: number };

/** PostgreSQL stops while a crowd orders, and comes back. */
function postgresStops({ mode, awayMs, ...row }: Stop): Fault {
  return {
    ...row,
    shape: "one",
    run: async (stage, amount) => {
      const crowd = await Crowd.open(stage, people);
      for (let round = 0; round < amount; round += 1) {
        await pause(calmMs);
        await stage.database.stop(mode);
        await pause(awayMs);
        await stage.database.start();
      }
      await pause(calmMs);
      const tries = await crowd.close();
      const judged = await judgeTries(stage, tries);
      const booked = await countOrders(
        stage,
        crowd.shoppers.map(({ id }) => id),
      );
      judged.violations.push(...expectSame("orders in the books", booked, tries.length));
      if (stage.backends.some(({ isRunning }) => !isRunning))
        judged.violations.push("a process of the shop ended with the database");
      return judged;
    },
  };
}

export const postgresRows: Fault[] = [
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
