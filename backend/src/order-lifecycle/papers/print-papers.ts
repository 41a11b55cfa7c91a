import type { Sheet } from "../../billing/papers/draw";
import type { PackingSlip } from "../../billing/papers/packing-slip";
import { printPapers } from "../../billing/papers/print";
import { readInvoice } from "../../billing/read-invoices";
import type { Language } from "../../contract/constants";
import { type Message, messages } from "../../contract/messages";
import type { OrderStatus } from "../../contract/order-states";
import { type MissingPaper, type PaperKind, paperKinds } from "../../contract/paper-kinds";
import { Refusal } from "../../contract/refusal";
import { titleWithChoice } from "../../contract/variant-options";
import { courierInUse } from "../../couriers/courier-in-use";
import { fetchLabel } from "../../couriers/fetch-label";
import type { OrderWithMoves } from "../../orders/order-row";
import { anyOrder } from "../../orders/read-orders";
import { query } from "../../platform/db/pool";
import { addressLine, shop } from "../../platform/identity/current";
import { indiaClock } from "../../platform/india-day";
import { paymentOnSlip, slotOnSlip } from "./slip-words";

type Asked = { orderIds: readonly string[]; kinds?: readonly PaperKind[] | undefined; language: Language };
type Paper = Sheet & { missing: MissingPaper | null };

/** The statuses in which a parcel is made ready or on its way: papers may be printed again. */
const goesOut: readonly OrderStatus[] = [
  "confirmed",
  "packed",
  "shipped",
  "out_for_delivery",
  "delivery_failed",
  "delivered",
];

/** What is said of an order's papers, in the reader's language. */
function gapOf({ number }: OrderWithMoves, kind: PaperKind, message: Message, language: Language): Paper {
  const said = message.in(language);
  return {
    kind: "gap",
    gap: { orderNumber: number, message: said },
    missing: { orderNumber: number, kind, message: said },
  };
}

/** A refusal becomes a page that says so; anything else ends the call. */
const orGap = (order: OrderWithMoves, kind: PaperKind, language: Language) => (error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  return gapOf(order, kind, error.said, language);
};

/** The courier's labels, one for each parcel. None is due for an order that the staff's own courier takes. */
async function labelsOf(order: OrderWithMoves, language: Language): Promise<Paper[]> {
  // Nothing is stuck on what the shop hands over itself.
  if (order.delivery_method !== "courier") return [];
  const byHand = order.courier !== null && order.booking?.state !== "booked";
  if (byHand || (!courierInUse() && !order.booking)) return [];
  const booked = await query<{ nth: number }>({
    name: "booked-parcels",
    text: "select nth from shop_booking where order_id = $1 and state <> 'cancelled' order by nth",
    values: [order.order_id],
  });
  if (booked.length === 0) return [gapOf(order, "label", messages.noLabel, language)];
  const gap = { orderNumber: order.number, message: messages.labelUnreadable.in(language) };
  return Promise.all(
    booked.map(({ nth }) =>
      fetchLabel(order.order_id, nth).then(
        (pdf): Paper => ({ kind: "label", pdf, gap, missing: null }),
        orGap(order, "label", language),
      ),
    ),
  );
}

const courierName = (courier: { name: string; awb: string } | null) =>
  courier && `${courier.name} ${courier.awb}`;

/** One slip for each parcel. */
function slipsOf(order: OrderWithMoves): Paper[] {
  const { name, phone, address, city, state, pincode } = order.address;
  const common = {
    isPickup: order.delivery_method === "pickup",
    slot: slotOnSlip(order),
    shopName: shop().name.en,
    from: addressLine(shop()),
    orderNumber: order.number,
    day: indiaClock(order.placed_at).day,
    to: { name, phone, address, city, state, pincode },
    payment: paymentOnSlip(order),
    notes: order.notes,
  };
  const titled = (lines: readonly { lineItemId: string; quantity: number }[]) =>
    order.lines.flatMap((line) => {
      const quantity = lines.find(({ lineItemId }) => lineItemId === line.lineItemId)?.quantity;
      return quantity ? [{ title: titleWithChoice(line), quantity }] : [];
    });
  const slips: PackingSlip[] =
    order.parcels.length > 0
      ? order.parcels.map(({ location, lines, courier }) => ({
          ...common,
          location,
          items: titled(lines),
          courier: courierName(courier),
        }))
      : [{ ...common, location: null, items: titled(order.lines), courier: courierName(order.courier) }];
  return slips.map((slip) => ({ kind: "slip", slip, missing: null }));
}

async function invoiceOf(order: OrderWithMoves, language: Language): Promise<Paper[]> {
  const paper = await readInvoice(order.order_id, false).then(
    (invoice): Paper => ({ kind: "invoice", invoice, missing: null }),
    orGap(order, "invoice", language),
  );
  return [paper];
}

async function papersOf(orderId: string, { kinds = paperKinds, language }: Asked): Promise<Paper[]> {
  const order = await anyOrder(orderId);
  if (!goesOut.includes(order.status))
    return [gapOf(order, "slip", messages.orderNotSent(order.status), language)];
  return [
    ...(kinds.includes("label") ? await labelsOf(order, language) : []),
    ...(kinds.includes("slip") ? slipsOf(order) : []),
    ...(kinds.includes("invoice") ? await invoiceOf(order, language) : []),
  ];
}

/** Orders whose papers are gathered at once: couriers answer slowly, and don't like many questions together. */
const atOnce = 4;

/**
 * The papers of these orders as one PDF, in the order asked for, and what is missing: each gap has a page of its own.
 * 404 for an unknown order.
 */
export async function papersAsPdf(asked: Asked): Promise<{ pdf: Uint8Array; missing: MissingPaper[] }> {
  const papers: Paper[] = [];
  const ids = [...new Set(asked.orderIds)];
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = await Promise.all(ids.slice(from, from + atOnce).map((id) => papersOf(id, asked)));
    papers.push(...some.flat());
  }
  const { pdf, unread } = await printPapers(papers.map(({ missing: _, ...sheet }) => sheet));
  const missing = papers.flatMap((paper, at): MissingPaper[] => {
    if (paper.kind === "label" && unread.includes(at)) return [{ ...paper.gap, kind: "label" }];
    return paper.missing ? [paper.missing] : [];
  });
  return { pdf, missing };
}
