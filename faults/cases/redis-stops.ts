import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "../fault";
import { checkClients, expectSame } from "../shop/assertions";
import { Clients } from "../shop/clients";
import { cataloguePaths } from "../shop/read";
import { send } from "../shop/send";
import { until } from "../shop/wait";
import { redisMissing } from "../testbed/redis";
import type { Testbed } from "../testbed/testbed";

const people = 4;
const calmMs = 1_500;
const betweenLooksMs = 100;
/** Just below the two seconds that `ready` gives PostgreSQL. */
const quickMs = 1_900;
const patientTurns = 30;
/** Just below the shortest limit after which the shop says that it is busy: five seconds for a connection to PostgreSQL. */
const lateMs = 4_500;

/**
 * Requests lists, pages and searches of every server continuously, and whether it is ready, as a load balancer does, which would send
 * nobody anywhere else; returns every response other than 200.
 */
function watchCatalogue(testbed: Testbed): () => Promise<string[]> {
  const paths = [...cataloguePaths, "ready"];
  const wrong: string[] = [];
  let isOpen = true;
  const watch = async () => {
    for (let at = 0; isOpen; at += 1) {
      const path = `/api/${paths[at % paths.length]}`;
      const url = testbed.urlFor(Math.floor(at / paths.length)) + path;
      const { status, ms } = await send(url);
      // A machine that is busy for seconds may fail one: what Redis does to a server stays so while Redis is away.
      if (status !== 200) {
        await pause(betweenLooksMs);
        let again = await send(url);
        // As late as the shop gives up PostgreSQL it says that the machine is still busy.
        for (let turn = 0; again.status !== 200 && again.ms > quickMs && turn < patientTurns; turn += 1)
          again = await send(url);
        if (again.status !== 200)
          wrong.push(`${path} was answered ${status} after ${Math.round(ms)} ms, then ${again.status}`);
      }
      await pause(betweenLooksMs);
    }
  };
  const watching = watch();
  return async () => {
    isOpen = false;
    await watching;
    return wrong;
  };
}

type Stop = Pick<Fault, "name" | "unit" | "full" | "small"> & { awayMs: number; isEmptied: boolean };

/** Redis stops while clients order, and comes back with or without its data. */
function redisStops({ awayMs, isEmptied, ...fault }: Stop): Fault {
  return {
    ...fault,
    shape: "many",
    unable: redisMissing,
    run: async (testbed, amount) => {
      const { redis } = testbed;
      if (!redis) throw new Error("There is no Redis on this testbed.");
      const clients = await Clients.open(testbed, people);
      // A load balancer sends visitors to whoever has said once that it is ready.
      for (const { url } of testbed.servers)
        await until(
          () => send(`${url}/api/ready`),
          ({ status }) => status === 200,
        );
      const stopWatching = watchCatalogue(testbed);
      for (let round = 0; round < amount; round += 1) {
        await pause(calmMs);
        await redis.kill();
        await pause(awayMs);
        await (isEmptied ? redis.startEmpty() : redis.start());
      }
      await pause(calmMs);
      const checked = await checkClients(testbed, clients);
      // An order only needs PostgreSQL: everything else is notified when Redis is back. What took as long as the shop's own
      // limit says nothing of Redis but that the machine is busy.
      const refused = clients.tries
        .flatMap(({ answers }) => answers)
        .filter(({ status, ms }) => status !== 201 && ms < lateMs).length;
      checked.violations.push(...expectSame("answers that refused an order", refused, 0));
      checked.violations.push(...(await stopWatching()));
      for (const { name, isRunning } of testbed.backends)
        if (!isRunning) checked.violations.push(`${name} ended with Redis`);
      return checked;
    },
  };
}

export const redisCases: Fault[] = [
  redisStops({
    name: "redis-away",
    unit: "outages of 30 s",
    full: 10,
    small: 0,
    awayMs: 30_000,
    isEmptied: false,
  }),
  redisStops({ name: "redis-emptied", unit: "restarts", full: 10, small: 1, awayMs: 500, isEmptied: true }),
];
