import { z } from "zod";
import type { coupons } from "../../contract/coupons";
import { listFilter, listMeta, listWindow, refuseUnstorable } from "../../platform/list-query";
import {
  addCoupon,
  deleteCoupon,
  editCoupon,
  readCoupon,
  readCoupons,
} from "../../promotions/coupons/stored-coupons";
import { requestOf } from "../pipeline/idempotency-key";
import type { Routes } from "../pipeline/route";

const Filter = z.object({ q: z.string().max(60).optional() });

export const couponsRoutes = {
  adminGetCoupons: async ({ query, scope, res }) => {
    const q = query.q ?? listFilter(query, Filter)?.q;
    refuseUnstorable(q);
    const window = listWindow(query);
    const { rows, total } = await readCoupons(scope, { q, skip: window.offset, take: window.limit });
    const { contentRange, meta } = listMeta("coupons", window, rows.length, total);
    res.setHeader("content-range", contentRange);
    return { data: rows, meta };
  },

  adminGetCoupon: async ({ params, scope }) => ({ data: await readCoupon(scope, params.id) }),

  adminAddCoupon: async ({ body, actor, key, scope }) => ({
    data: await addCoupon(scope, body, key === null ? null : requestOf(actor, key, body)),
  }),

  adminEditCoupon: async ({ params, body, scope }) => ({ data: await editCoupon(scope, params.id, body) }),

  adminDeleteCoupon: async ({ params, scope }) => {
    await deleteCoupon(scope, params.id);
    return { data: { _id: params.id } };
  },
} satisfies Routes<typeof coupons>;
