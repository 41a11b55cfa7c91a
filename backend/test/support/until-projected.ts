import { expect, vi } from "vitest";
import { soon } from "../../../scripts/testing/soon";
import type { Shop } from "./open-shop";

/**
 * Waits until the read model owes nothing, of one product or of all. A projection that was under way as a product changed
 * may show the change already, and its mark is taken by the next one: the audit passes over it until then.
 */
export const untilProjected = (shop: Pick<Shop, "query">, productId?: string): Promise<void> =>
  vi.waitFor(async () => {
    const owed = await shop.query({
      text: "select product_id from catalog_owed where $1::text is null or product_id = $1",
      values: [productId ?? null],
    });
    expect(owed).toEqual([]);
  }, soon);
