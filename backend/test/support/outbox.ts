import { expect } from "vitest";
import { loadBackend } from "./load-backend";
import type { Shop } from "./open-shop";

/**
 * Claimed, and neither delivered nor failed: the shop's own worker is at it; or added by what that worker delivered
 * a moment ago, as news become messages.
 */
const unfinished = `select topic from shop_outbox
  where done_at is null and last_error is null and (attempts > 0 or due_at <= now())`;

/**
 * Delivers what is due, and waits for what the shop's own worker has claimed before. A message whose delivery failed
 * is left to its next try.
 */
export async function emptyOutbox(shop: Shop): Promise<void> {
  const { drainOutbox } =
    loadBackend<typeof import("../../src/platform/outbox/drain")>("./platform/outbox/drain");
  const left = async () => {
    await drainOutbox(shop.container);
    return shop.query({ text: unfinished });
  };
  await expect.poll(left, { timeout: 120_000, interval: 100 }).toEqual([]);
}
