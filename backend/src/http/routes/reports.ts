import { salesByHsn } from "../../billing/sales-by-hsn";
import { searchMisses } from "../../catalog/search-misses";
import { toRupees } from "../../contract/money";
import type { reports } from "../../contract/reports";
import { askedPeriod, periodBefore } from "../../orders/reports/period";
import { bestIn, cashOutAt, remittancesIn, salesIn, slowIn } from "../../orders/reports/sales-report";
import type { Routes } from "../pipeline/route";

export const reportsRoutes = {
  adminGetReport: async ({ query }) => {
    const now = new Date();
    const period = askedPeriod(query, now);
    const [sales, before, best, slow, cashOut, remittances, hsn, searches] = await Promise.all([
      salesIn(period),
      salesIn(periodBefore(period)),
      bestIn(period),
      slowIn(period),
      cashOutAt(now),
      remittancesIn(period),
      salesByHsn(period),
      searchMisses(period),
    ]);
    const { from, to } = period;
    const gst = hsn.map(({ taxable, cgst, sgst, igst, total, ...row }) => ({
      ...row,
      taxable: toRupees(taxable),
      cgst: toRupees(cgst),
      sgst: toRupees(sgst),
      igst: toRupees(igst),
      total: toRupees(total),
    }));
    return { data: { from, to, sales, before, best, slow, cashOut, remittances, gst, searches } };
  },
} satisfies Routes<typeof reports>;
