import Papa from "papaparse";
import { titleWithChoice } from "../contract/variant-options";
import { indiaTime } from "../platform/india-day";
import { guardCell } from "../platform/safe-cell";
import { type AdminListQuery, type AfterOrder, type ListedOrder, ordersAfter } from "./admin-list";

const batch = 200;
/** Without this byte order mark Excel reads a CSV as Latin-1 and garbles Devanagari. */
const byteOrderMark = "\uFEFF";

const columns: Record<string, (order: ListedOrder) => string | number> = {
  orderNumber: ({ number }) => number,
  orderDate: ({ placed_at }) => indiaTime(placed_at),
  orderStatus: ({ status }) => status,
  paymentMethod: ({ payment_method }) => payment_method,
  paymentStatus: ({ payment_status }) => payment_status,
  customer: ({ customer }) => customer.userName,
  phone: ({ address }) => address.phone,
  address: ({ address }) => address.address,
  city: ({ address }) => address.city,
  state: ({ address }) => address.state,
  pincode: ({ address }) => address.pincode,
  goods: ({ lines }) => lines.map((line) => `${line.quantity} × ${titleWithChoice(line)}`).join("\n"),
  subtotal: ({ subtotal }) => subtotal,
  shippingCharge: ({ shipping_charge }) => shipping_charge,
  codFee: ({ cod_fee }) => cod_fee,
  totalAmount: ({ total }) => total,
  courier: ({ courier }) => courier?.name ?? "",
  awb: ({ courier }) => courier?.awb ?? "",
  company: ({ address }) => address.company ?? "",
  gstin: ({ address }) => address.gstin ?? "",
};

const lines = (rows: string[][]) => `${Papa.unparse(rows, { newline: "\r\n" })}\r\n`;

/** The filtered orders, newest first, as chunks of a CSV file; times are India's. */
export async function* exportOrders(filters: Partial<AdminListQuery>): AsyncGenerator<string> {
  yield byteOrderMark + lines([Object.keys(columns)]);
  // A generator reads on only when the last part was taken: a slow reader costs no memory, one who has gone no statement.
  for (let after: AfterOrder | undefined; ; ) {
    const { rows, last } = await ordersAfter(filters, after, batch);
    if (rows.length > 0)
      yield lines(
        rows.map((order) => Object.values(columns).map((column) => guardCell(String(column(order))))),
      );
    if (rows.length < batch) return;
    after = last;
  }
}
