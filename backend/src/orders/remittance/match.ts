import { messages } from "../../contract/messages";
import { toPaise } from "../../contract/money";
import type { DeliveryMethod, OrderStatus, PaymentMethod, PaymentStatus } from "../../contract/order-states";
import { cashIsOut } from "../../contract/order-states";
import { refuse } from "../../contract/refusal";
import type { RemittanceRow } from "../../contract/remittance";
import { query } from "../../platform/db/pool";
import {
  amountColumnOf,
  numberColumnOf,
  type RemittanceTable,
  readAmount,
  readNumber,
  readTable,
} from "./read-table";

type Found = {
  number: string;
  orderId: string;
  orderNumber: string;
  total: number;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  deliveryMethod: DeliveryMethod;
  /** Of the cash that is recorded as received. */
  reference: string | null;
};

/** The orders of these order and tracking numbers, by number in capitals. */
async function ordersOf(numbers: readonly string[]): Promise<Map<string, Found>> {
  const rows = await query<Found>({
    name: "orders-of-remittance",
    text: `select n.number, o.order_id as "orderId", o.number as "orderNumber", o.total::float8 as total, o.status,
             o.payment_status as "paymentStatus", o.payment_method as "paymentMethod",
             o.delivery_method as "deliveryMethod",
             (select r.reference from shop_cash_receipt r where r.order_id = o.order_id and r.taken_back_at is null)
               as reference
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

function outcomeOf(found: Found, paid: number, isTwice: boolean): RemittanceRow["outcome"] {
  if (isTwice) return "twice";
  if (found.paymentMethod !== "cod" || found.paymentStatus !== "cod_due")
    return found.paymentStatus === "paid" && found.paymentMethod === "cod" ? "noted" : "notDue";
  // Of a courier: what is paid at the counter never comes from one.
  if (found.deliveryMethod !== "courier" || !cashIsOut.includes(found.status)) return "notDue";
  const by = toPaise(paid) - toPaise(found.total);
  return by === 0 ? "right" : by < 0 ? "short" : "over";
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

type Asked = {
  csv: string;
  numberColumn?: string | null | undefined;
  amountColumn?: string | null | undefined;
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
  const seen = new Set<string>();
  const rows = lines.map(({ line, number, paid }): RemittanceRow => {
    const found = orders.get(number.toUpperCase());
    const row = { line, number: number.slice(0, 60), paid };
    if (!number || paid === null || !found)
      return {
        ...row,
        orderId: null,
        orderNumber: null,
        expected: null,
        outcome: !number || paid === null ? "unreadable" : "unknown",
        reference: null,
      };
    const outcome = outcomeOf(found, paid, seen.has(found.orderId));
    seen.add(found.orderId);
    const { orderId, orderNumber, total, reference } = found;
    return { ...row, orderId, orderNumber, expected: total, outcome, reference };
  });
  return { ...shown, rows };
}
