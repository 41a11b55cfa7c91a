import { log } from "../../platform/log";
import { project } from "./project";

/** Products that are being rendered again at this moment: after an upgrade many readers ask for the same ones. */
const underWay = new Map<string, Promise<void>>();

/**
 * Renders rows of older code again before they are shown, so that every response has the form of the current
 * contract. If that fails (a database that accepts no writes) they are shown as they are, until the sweep reaches
 * them.
 */
export async function renew(productIds: readonly string[]): Promise<void> {
  const fresh = productIds.filter((id) => !underWay.has(id));
  if (fresh.length > 0) {
    const rendering = project(fresh)
      .catch((error) => log.warn({ err: error }, "catalogue: rows of an older version are shown as they are"))
      .finally(() => {
        for (const id of fresh) underWay.delete(id);
      });
    for (const id of fresh) underWay.set(id, rendering);
  }
  await Promise.all(new Set(productIds.map((id) => underWay.get(id))));
}
