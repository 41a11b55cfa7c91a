import { z } from "zod";
import { Id } from "../../../../contract/fields";
import { listFilter, listStanding, listWindow } from "../../../../platform/list-query";
import { staffReviews } from "../../../../reviews/staff-reviews";
import { door } from "../../../pipeline/door";

const Filter = z.object({
  hidden: z.boolean().optional(),
  reviewValue: z.int().min(1).max(5).optional(),
  productId: Id.optional(),
  q: z.string().max(100).optional(),
});

export const adminGetReviews = door("adminGetReviews", async ({ query, res }) => {
  const { hidden, reviewValue, productId, q } = { ...listFilter(query, Filter), ...query };
  const window = listWindow(query);
  const { rows, total } = await staffReviews({ hidden, reviewValue, productId, q, ...window });
  const { contentRange, meta } = listStanding("reviews", window, rows.length, total);
  res.setHeader("content-range", contentRange);
  return { data: rows, meta };
});
