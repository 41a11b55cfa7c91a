import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "../fault";
import { Crowd } from "../shop/crowd";
import { countOrders, expectSame, judgeTries } from "../shop/judge";
import { send } from "../shop/send";
import { redisMissing } from "../stage/redis";
import type { Stage } from "../stage/stage";

const people = 4;
const calmMs = 1_500;
const betweenLooksMs = 100;

/** Requests lists, pages and searches of every server continuously; returns every response other than 200. */
function watchCatalogue(stage: Stage): () => Promise<string[]> {
  const paths = ["products/get?limit=5", "search/car", "products/featured", "carousel/active"];
  const wrong: string[] = [];
  let isOpen = true;
  const watch = async () => {
    for (let at = 0; isOpen; at += 1) {
      const path = `/api/shop/${paths[at % paths.length]}`;
      const { status, ms } = await send(stage.urlFor(Math.floor(at / paths.length)) + path);
      if (status !== 200) wrong.push(`${path} was answered ${status} after ${Math.round(ms)} ms`);
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

/** Redis stops while a crowd orders, and comes back with or without its data. */
function redisStops({ awayMs, isEmptied, ...row }: Stop): Fault {
  return {
    ...row,
    shape: "many",
    unable: redisMissing,
    run: async (stage, amount) => {
      const { redis } = stage;
      if (!redis) throw new Error("There is no Redis on this stage.");
      const crowd = await Crowd.open(stage, people);
      const stopWatching = watchCatalogue(stage);
      for (let round = 0; round < amount; round += 1) {
        await pause(calmMs);
        await redis.kill();
        await pause(awayMs);
        await (isEmptied ? redis.startEmpty() : redis.start());
      }
      await pause(calmMs);
      const tries = await crowd.close();
      const judged = await judgeTries(stage, tries);
      const booked = await countOrders(
        stage,
        crowd.shoppers.map(({ id }) => id),
      );
      judged.violations.push(...expectSame("orders in the books", booked, tries.length));
      // An order only needs PostgreSQL: everything else is notified when Redis is back.
      judged.violations.push(...expectSame("answers that refused an order", judged.refused, 0));
      judged.violations.push(...(await stopWatching()));
      for (const { name, isRunning } of stage.backends)
        if (!isRunning) judged.violations.push(`${name} ended with Redis`);
      return judged;
    },
  };
}

export const redisRows: Fault[] = [
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
