import { query, transaction } from "../../platform/db/pool";
import { shop } from "../../platform/identity/current";
import { loadIdentity } from "../../platform/identity/identity";
import { documentNumber, financialYear } from "../../tax/financial-year";
import { safeJump, serialOf } from "./safe-jump";

const allSeries = ["SB", "CN", "order"] as const;
type Series = (typeof allSeries)[number];

/** The last assigned numbers, as far as the operator knows them: from e-mails, parcels, the accountant. */
export type UpTo = Partial<Record<Series, string | undefined>>;
export type Skipped = { series: Series; first: number; last: number; label: string };

/** The minimum to skip if it is unknown which numbers were assigned. */
const least: Record<Series, number> = { order: 1_000, SB: 100, CN: 100 };
const called: Record<Series, string> = { order: "Orders", SB: "Invoices", CN: "Credit notes" };

const busiestDay = (table: string, at: string, where = "true") =>
  `(select coalesce(max(n), 0)::integer from (select count(*) as n from ${table} where ${where}
    group by date_trunc('day', ${at} at time zone 'Asia/Kolkata')) d)`;

/** The last serial in the database, and the number of serials on its busiest day. */
const COUNTERS = `
  select 'order' as series, (select case when is_called then last_value else 0 end from shop_order_number)::integer as last,
    ${busiestDay("shop_order", "placed_at")} as busiest
  union all
  select 'SB', coalesce((select last from shop_invoice_counter where series = 'SB' and year = $1), 0),
    ${busiestDay("shop_invoice", "issued_at", "series = 'SB'")}
  union all
  select 'CN', coalesce((select last from shop_invoice_counter where series = 'CN' and year = $1), 0),
    ${busiestDay("shop_invoice", "issued_at", "series = 'CN'")}`;

const PASS_PAPERS = `
  insert into shop_invoice_counter (series, year, last) values ($1, $2, $3)
  on conflict (series, year) do update set last = excluded.last`;

const WRITE_DOWN = `
  insert into shop_skipped_number (series, year, first_serial, last_serial, reason) values ($1, $2, $3, $4, $5)`;

/** What numbers of a series begin with now. */
const prefixOf = (series: "SB" | "CN") => (series === "SB" ? shop().invoiceSeries : series);

function labelOf(series: Series, year: string, first: number, last: number): string {
  if (series === "order") return `the order numbers ${first} to ${last}`;
  const prefix = prefixOf(series);
  return `${documentNumber(prefix, year, first)} to ${documentNumber(prefix, year, last)}`;
}

/** Where each series continues: after the given number, or after a safe jump from the last known one. */
export async function planSkips(
  since: Date,
  upTo: UpTo,
  outside: readonly string[],
  now = new Date(),
): Promise<Skipped[]> {
  const year = financialYear(now);
  await loadIdentity();
  const counters = await query<{ series: Series; last: number; busiest: number }>({
    text: COUNTERS,
    values: [year],
  });
  const days = (now.getTime() - since.getTime()) / 86_400_000 + 1;
  return counters.flatMap(({ series, last: ours, busiest }) => {
    // The letters of order numbers may have been changed since; their count goes on.
    const start = series === "order" ? undefined : `${prefixOf(series)}/${year}`;
    const told = series === "order" ? outside : [];
    const known = told.reduce((most, number) => Math.max(most, serialOf(number, start)), ours);
    const said = upTo[series];
    const last = said === undefined ? known + safeJump(busiest, days, least[series]) : serialOf(said, start);
    if (last < known)
      throw new Error(`${called[series]} up to ${known} are known already, so ${last} cannot be the last.`);
    const first = ours + 1;
    return last > ours ? [{ series, first, last, label: labelOf(series, year, first, last) }] : [];
  });
}

/**
 * Moves the counters of orders, invoices and credit notes past all numbers that may have been assigned since the
 * backup, and records which are skipped: a gap in a GST series has to be explained.
 */
export async function skipNumbers(
  since: Date,
  upTo: UpTo,
  outside: readonly string[],
  now = new Date(),
): Promise<Skipped[]> {
  const year = financialYear(now);
  const skipped = await planSkips(since, upTo, outside, now);
  const reason = `the shop was set back to its backup of ${since.toISOString()}`;
  await transaction(async (client) => {
    for (const { series, first, last } of skipped) {
      const isOrder = series === "order";
      await client.query(WRITE_DOWN, [series, isOrder ? null : year, first, last, reason]);
      if (!isOrder) await client.query(PASS_PAPERS, [series, year, last]);
    }
    // Last, because a sequence is not rolled back with the transaction.
    const orders = skipped.find(({ series }) => series === "order");
    if (orders) await client.query("select setval('shop_order_number', $1)", [orders.last]);
  });
  return skipped;
}
