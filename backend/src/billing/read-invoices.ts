import { messages } from "../contract/messages";
import { Refusal } from "../contract/refusal";
import { query } from "../platform/db/pool";
import { shop } from "../platform/identity/current";
import type { Invoice } from "./invoice";
import { sellerOf } from "./seller";

type StoredInvoice = Omit<Invoice, "seller"> & Partial<Pick<Invoice, "seller">>;

/** The invoice of an order, or its credit note; 409 `no_invoice` until the order is packed. */
export async function readInvoice(orderId: string, isCreditNote: boolean): Promise<Invoice> {
  const [row] = await query<{ document: StoredInvoice }>({
    name: "read-invoice",
    text: "select document from shop_invoice where order_id = $1 and series = $2",
    values: [orderId, isCreditNote ? "CN" : "SB"],
  });
  if (!row) throw new Refusal(409, "no_invoice", messages.noInvoiceYet);
  // Documents of earlier versions name no seller.
  return { ...row.document, seller: row.document.seller ?? sellerOf(shop()) };
}
