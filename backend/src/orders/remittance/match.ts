import { messages } from "../../contract/messages";
import { addRupees } from "../../contract/money";
import { refuse } from "../../contract/refusal";
import type { RemittanceRow } from "../../contract/remittance";
import { query } from "../../platform/db/pool";
import { type Found, outcomeOf, type Paid } from "./outcome";
import {
  amountColumnOf,
  numberColumnOf,
  type RemittanceTable,
  readAmount,
  readNumber,
  readTable,
} from "./read-table";

/** The orders of these order and tracking numbers, by number in capitals. */
async function ordersOf(numbers: readonly string[]): Promise<Map<string, Found>> {
  const rows = await query<Found>({
    name: "orders-of-remittance",
    text: `select n.number, o.order_id as "orderId", o.number as "orderNumber", o.total::float8 as total, o.status,
             o.payment_status as "paymentStatus", o.payment_method as "paymentMethod",
             o.delivery_method as "deliveryMethod",
             (select r.reference from shop_cash_receipt r where r.order_id = o.order_id and r.taken_back_at is null)
               as reference,
             coalesce((select r.at <= coalesce((select min(m.at) from shop_order_move m where m.order_id = o.order_id
                 and m.to_status in ('shipped', 'out_for_delivery', 'delivery_failed', 'delivered')), 'infinity')
               from shop_cash_receipt r where r.order_id = o.order_id and r.taken_back_at is null), false)
               as "isPaidBefore",
             (select count(*)::integer from shop_booking b where b.order_id = o.order_id
               and b.state in ('waiting', 'booked', 'failed')) as parcels
           from unnest($1::text[]) as n (number)
           cross join lateral (
             select order_id from (
               select order_id, placed_at from shop_order where number = n.number
               union all select order_id, placed_at from shop_order
                 where upper(courier ->> 'awb') = n.number and courier is not null
               union all select b.order_id, s.placed_at from shop_booking b join shop_order s using (order_id)
                 where upper(b.awb) = n.number and b.awb is not null
             ) as known order by placed_at desc limit 1) as one
           join shop_order o using (order_id)`,
    values: [[...new Set(numbers)]],
  });
  return new Map(rows.map((row) => [row.number, row]));
}

function placeOf(
  { columns }: RemittanceTable,
  named: string | null | undefined,
  field: string,
): number | undefined {
  if (!named) return undefined;
  const at = columns.indexOf(named);
  if (at < 0) throw refuse.invalid([{ field, message: messages.fileUnknownColumn(named.slice(0, 40)) }]);
  return at;
}

const none = { orderId: null, orderNumber: null, paidInAll: null, expected: null, reference: null };

type Read = { row: Pick<RemittanceRow, "line" | "number" | "paid"> } & (
  | { first: Paid }
  | { found?: Found; outcome: RemittanceRow["outcome"] }
);

/** A row once the whole file is read: the first of an order counts all of its parcels. */
function presented(read: Read, ofFile: string | null): RemittanceRow {
  if ("first" in read) {
    const { orderId, orderNumber, total, reference } = read.first.found;
    const paidInAll = addRupees(...read.first.byNumber.values());
    return {
      ...read.row,
      orderId,
      orderNumber,
      paidInAll,
      expected: total,
      outcome: outcomeOf(read.first, ofFile),
      reference,
    };
  }
  const { row, found, outcome } = read;
  if (!found) return { ...row, ...none, outcome };
  const { orderId, orderNumber, reference, total } = found;
  const expected = outcome === "twice" ? total : null;
  return { ...row, orderId, orderNumber, paidInAll: null, expected, outcome, reference };
}

type Asked = {
  csv: string;
  numberColumn?: string | null | undefined;
  amountColumn?: string | null | undefined;
  /** What the file's cash is recorded under, if that is known. */
  reference?: string | null | undefined;
};

/** A courier's remittance beside the cash that is due; changes nothing. 422 for what is no table, or an unknown column. */
export async function matchRemittance(asked: Asked) {
  const table = readTable(asked.csv);
  const numberColumn = asked.numberColumn || numberColumnOf(table);
  const amountColumn = asked.amountColumn || amountColumnOf(table);
  const numberAt = placeOf(table, numberColumn, "numberColumn");
  const amountAt = placeOf(table, amountColumn, "amountColumn");
  const shown = { columns: table.columns.filter(Boolean), numberColumn, amountColumn };
  if (numberAt === undefined || amountAt === undefined) return { ...shown, rows: [] };

  const lines = table.rows
    .map((cells, at) => ({
      line: at + 2,
      number: readNumber(cells[numberAt] ?? ""),
      paid: readAmount(cells[amountAt] ?? ""),
      isBlank: cells.every((cell) => !cell.trim()),
    }))
    .filter(({ isBlank }) => !isBlank);
  const orders = await ordersOf(lines.map(({ number }) => number.toUpperCase()));
  const paidFor = new Map<string, Paid>();
  const read = lines.map(({ line, number, paid }) => {
    const found = orders.get(number.toUpperCase());
    const row = { line, number: number.slice(0, 60), paid };
    if (!number || paid === null || !found)
      return { row, outcome: number && paid !== null ? "unknown" : "unreadable" } as const;
    const known = paidFor.get(found.orderId);
    if (!known) {
      const first = { found, byNumber: new Map([[number.toUpperCase(), paid]]) };
      paidFor.set(found.orderId, first);
      return { row, first };
    }
    // An order that goes in one parcel has one row, by whatever number.
    if (found.parcels <= 1 || known.byNumber.has(number.toUpperCase()))
      return { row, found, outcome: "twice" } as const;
    known.byNumber.set(number.toUpperCase(), paid);
    return { row, found, outcome: "part" } as const;
  });
  return { ...shown, rows: read.map((row) => presented(row, asked.reference || null)) };
}
