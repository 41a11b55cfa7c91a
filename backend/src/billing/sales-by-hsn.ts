import { type Paise, paise, toDecimal } from "../contract/money";
import { named } from "../platform/db/named";
import { query } from "../platform/db/pool";
import type { Invoice } from "./invoice";

type Row = {
  series: "SB" | "CN";
  document: { order: { buyer: Pick<Invoice["order"]["buyer"], "gstin"> }; lines: Invoice["lines"] };
};
export type HsnRow = {
  code: string;
  ratePercent: number;
  /** Used goods taxed on the margin (Rule 32(5)): their tax is in no line of an invoice. */
  isOnMargin: boolean;
  /** Sold to businesses with a GSTIN, which GSTR-1 lists apart from all other sales. */
  isB2b: boolean;
  quantity: number;
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
  total: Paise;
};

const none = paise(0);
const figures = ["taxable", "cgst", "sgst", "igst"] as const;

/**
 * Totals invoices by HSN code, rate, scheme and kind of buyer; credit notes are subtracted. Amounts in paise. For goods taxed on
 * the margin, `taxable` is the margin without its tax, `total` the selling price. They are added to what `sums` has.
 */
export function addUpByHsn(rows: readonly Row[], sums = new Map<string, HsnRow>()): HsnRow[] {
  for (const { series, document } of rows) {
    const isB2b = Boolean(document.order.buyer.gstin);
    const sign = series === "CN" ? -1 : 1;
    for (const line of document.lines) {
      const { code, ratePercent, margin } = line;
      const isOnMargin = margin !== undefined;
      const key = `${code} ${ratePercent} ${isOnMargin} ${isB2b}`;
      const sum = sums.get(key) ?? {
        code,
        ratePercent,
        isOnMargin,
        isB2b,
        quantity: 0,
        taxable: none,
        cgst: none,
        sgst: none,
        igst: none,
        total: none,
      };
      sum.quantity += sign * line.quantity;
      sum.total = paise(sum.total + sign * line.totalPaise);
      for (const figure of figures) sum[figure] = paise(sum[figure] + sign * (margin ?? line)[figure]);
      sums.set(key, sum);
    }
  }
  return [...sums.values()].sort(
    (a, b) =>
      a.code.localeCompare(b.code) ||
      a.ratePercent - b.ratePercent ||
      Number(a.isOnMargin) - Number(b.isOnMargin) ||
      Number(a.isB2b) - Number(b.isB2b),
  );
}

/** Documents that are in memory at once; other requests have their turn between them. */
const portion = 500;

/** A place in the order of issue: the time as text, because PostgreSQL's has more digits than a `Date`. */
type Place = { at: string; number: string };

const issuedStatement = named<{ begins: Date; ends: Date; at: string; number: string }>(
  "invoices-issued",
  `select issued_at::text as at, number, series, jsonb_build_object('lines', document->'lines',
     'order', jsonb_build_object('buyer', jsonb_build_object('gstin', document#>'{order,buyer,gstin}'))) as document
   from shop_invoice
   where issued_at >= :begins and issued_at < :ends and (issued_at, number) > (:at::timestamptz, :number)
   order by issued_at, number limit ${portion}`,
);

/** The documents issued in a period added up: `begins` included, `ends` not. However many there are, a few are in memory. */
export async function salesByHsn({ begins, ends }: { begins: Date; ends: Date }): Promise<HsnRow[]> {
  const sums = new Map<string, HsnRow>();
  let after: Place = { at: "-infinity", number: "" };
  for (;;) {
    const issued = await query<Row & Place>(issuedStatement({ begins, ends, ...after }));
    const rows = addUpByHsn(issued, sums);
    const last = issued[portion - 1];
    if (!last) return rows;
    after = { at: last.at, number: last.number };
  }
}

/** The accountant's table as CSV. Codes and numbers only, so that no cell can be interpreted as a formula. */
export function hsnCsv(rows: readonly HsnRow[]): string {
  const head = "HSN/SAC,Rate %,Quantity,Taxable value,CGST,SGST,IGST,Total,Scheme,Supply";
  const body = rows.map(({ code, ratePercent, isOnMargin, isB2b, quantity, ...row }) =>
    [
      code,
      ratePercent,
      quantity,
      ...[row.taxable, row.cgst, row.sgst, row.igst, row.total].map(toDecimal),
      isOnMargin ? "margin" : "",
      isB2b ? "B2B" : "B2C",
    ].join(","),
  );
  return `${[head, ...body].join("\r\n")}\r\n`;
}
