import { log } from "../../platform/log";
import { project } from "./project";

/** Products that are being rendered anew at this moment: many readers ask for the same ones after an upgrade. */
const underWay = new Map<string, Promise<void>>();

/**
 * Renders rows of older code anew before they are shown, so that every answer has the form of this code's contract.
 * Where that fails (a database that takes no writes) they are shown as they are, and the sweep gets to them.
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
