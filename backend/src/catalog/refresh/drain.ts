import { query } from "../../platform/db/pool";
import { log } from "../../platform/log";
import { isBusy, projectOwed } from "../projection/project";
import { dueProducts, putOff } from "./marks";

const atOnce = 50;

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Projects these products; if that fails, half of them at a time, so that only the one that cannot be projected is
 * postponed. Throws if the database is away: then the products are not the cause.
 */
async function projectEach(productIds: readonly string[]): Promise<number> {
  try {
    return await projectOwed(productIds);
  } catch (error) {
    await query({ text: "select 1" });
    const [first] = productIds;
    if (productIds.length > 1) {
      const middle = productIds.length >> 1;
      return (await projectEach(productIds.slice(0, middle))) + (await projectEach(productIds.slice(middle)));
    }
    if (first !== undefined && !isBusy(error)) {
      log.warn(
        { productId: first, err: error },
        "catalogue: a product is not shown as it is, it will be tried again",
      );
      await putOff(first, sentenceOf(error));
    }
    return 0;
  }
}

/**
 * Projects marked products until nothing is due or `isStopped` says so; returns how many. Those that other processes
 * are working on are left to them.
 */
export async function drainOwed(isStopped: () => boolean = () => false): Promise<number> {
  let projected = 0;
  while (!isStopped()) {
    const due = await dueProducts(atOnce);
    if (due.length === 0) break;
    const done = await projectEach(due);
    projected += done;
    if (done === 0) break;
  }
  return projected;
}
