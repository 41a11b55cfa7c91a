import { paise, sumPaise, toPaise } from "../contract/money";
import type { OrderStatus } from "../contract/order-states";
import { choiceOf } from "../contract/variant-options";
import type { OrderRow } from "../orders/order-row";
import { partBack } from "../orders/part-back";
import type { SharedTransaction } from "../platform/engine/shared-transaction";
import { shop } from "../platform/identity/current";
import { indiaClock } from "../platform/india-day";
import { documentNumber, financialYear, type Series } from "../tax/financial-year";
import { type Invoice, type InvoiceOrder, makeCreditNote, makeInvoice } from "./invoice";
import { sellerOf } from "./seller";

/** The invoice is sent with the parcel: it is issued when the order is packed, or later if packing was skipped. */
const leaves: readonly OrderStatus[] = ["packed", "shipped", "out_for_delivery", "delivered"];
/** The statuses that reverse a sale. */
const undone: readonly OrderStatus[] = ["cancelled", "rto_received", "return_received"];

/** An order as its invoice sees it. */
export function invoiceOrder(order: OrderRow): InvoiceOrder {
  const { name, phone, address, city, state, pincode, company, gstin, buyerAddress = null } = order.address;
  return {
    orderNumber: order.number,
    placedAt: order.placed_at.toISOString(),
    paymentMethod: order.payment_method,
    goods: order.lines.map(
      ({ title, size, options, hsn, gstRate, quantity, lineTotal, discount, purchasePrice }) => ({
        title,
        size: choiceOf({ size, options }),
        hsn,
        gstRate,
        quantity,
        linePaise: toPaise(lineTotal),
        discountPaise: toPaise(discount ?? 0),
        purchasePaise: purchasePrice === undefined ? null : paise(toPaise(purchasePrice) * quantity),
      }),
    ),
    shippingPaise: toPaise(order.shipping_charge),
    shippingDiscountPaise: sumPaise(order.discounts.map(({ delivery }) => toPaise(delivery))),
    codFeePaise: toPaise(order.cod_fee),
    buyer: {
      ...{ name, phone, address, city, state, pincode },
      ...(company && { company }),
      ...(gstin && { gstin }),
      ...(order.delivery_method === "pickup" && { pickup: { own: buyerAddress } }),
      ...(order.delivery_method === "vehicle" && { byVehicle: true as const }),
    },
  };
}

async function documentOf({ sql }: SharedTransaction, orderId: string, series: Series) {
  const [row] = await sql<{ document: Invoice }>({
    name: "invoice-of-order",
    text: "select document from shop_invoice where order_id = $1 and series = $2",
    values: [orderId, series],
  });
  return row?.document;
}

async function nextNumber({ sql }: SharedTransaction, series: Series, at: Date): Promise<string> {
  const year = financialYear(at);
  const [counter] = await sql<{ last: number }>({
    name: "invoice-number",
    text: `insert into shop_invoice_counter (series, year, last) values ($1, $2, 1)
           on conflict (series, year) do update set last = shop_invoice_counter.last + 1 returning last`,
    values: [series, year],
  });
  if (!counter) throw new Error("No invoice number was returned.");
  return documentNumber(series === "CN" ? series : shop().invoiceSeries, year, counter.last);
}

async function issue(
  transaction: SharedTransaction,
  orderId: string,
  series: Series,
  at: Date,
  make: (issued: { number: string; date: string }) => Invoice,
): Promise<void> {
  const number = await nextNumber(transaction, series, at);
  const document = make({ number, date: indiaClock(at).day });
  await transaction.sql({
    name: "invoice-issue",
    text: "insert into shop_invoice (number, series, order_id, document, issued_at) values ($1, $2, $3, $4, $5)",
    values: [number, series, orderId, JSON.stringify(document), at],
  });
}

/** How many items of each line were returned, in line order, if the shopper kept some. */
function returnedQuantities(order: OrderRow): number[] | null {
  const part = partBack(order);
  if (!part) return null;
  return order.lines.map(
    (line) => part.lines.find(({ lineItemId }) => lineItemId === line.lineItemId)?.quantity ?? 0,
  );
}

/**
 * Issues the invoice of an order that is sent, and the credit note for what is returned later; each once.
 * Runs in the transaction of the status change, under the order's lock.
 */
export async function issueInvoices(
  transaction: SharedTransaction,
  order: OrderRow,
  to: OrderStatus,
  at: Date,
): Promise<void> {
  if (!leaves.includes(to) && !undone.includes(to)) return;
  const invoice = await documentOf(transaction, order.order_id, "SB");
  if (leaves.includes(to) && !invoice)
    await issue(transaction, order.order_id, "SB", at, (issued) =>
      makeInvoice(invoiceOrder(order), issued, sellerOf(shop())),
    );
  if (undone.includes(to) && invoice && !(await documentOf(transaction, order.order_id, "CN")))
    await issue(transaction, order.order_id, "CN", at, (issued) =>
      makeCreditNote(invoice, issued, returnedQuantities(order)),
    );
}
