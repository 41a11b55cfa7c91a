import type { Content, TDocumentDefinitions } from "pdfmake/interfaces";
import { runs } from "../fonts";

/** What is packed into one parcel, and where it goes. */
export type PackingSlip = {
  shopName: string;
  /** Handed over at the counter: `to` is the shop's address with the name and phone of the shopper. */
  isPickup: boolean;
  /** The shop's own address, for a parcel that can't be delivered. */
  from: string;
  orderNumber: string;
  /** ISO day in India. */
  day: string;
  /** The stock location that sends it; null in a shop with one. */
  location: string | null;
  to: { name: string; phone: string; address: string; city: string; state: string; pincode: string };
  items: { title: string; quantity: number }[];
  /** Courier and tracking number, once they are known. */
  courier: string | null;
  /** When the shop's own vehicle brings it; null for any other order. */
  slot: string | null;
  /** `Cash on delivery: collect ₹ 499.00`, or how it was paid. */
  payment: string;
  /** What the shopper asked for. */
  notes: string | null;
};

const grey = "#57534e";
const say = (text: string, look: object = {}) => ({ text: runs(text), ...look });

function itemTable(items: PackingSlip["items"]): Content {
  return {
    margin: [0, 16, 0, 0],
    layout: "lightHorizontalLines",
    table: {
      headerRows: 1,
      widths: [40, "*", 60],
      body: [
        [say("Items", { color: grey }), say("Product", { color: grey }), say("Packed", { color: grey })],
        ...items.map(({ title, quantity }) => [
          say(String(quantity), { bold: true, fontSize: 13 }),
          say(title, { fontSize: 11 }),
          say("\n"),
        ]),
      ],
    },
  };
}

/** A packing slip as a page that pdfmake can print: the address is big enough to be read on a parcel without a label. */
export function layOutSlip(slip: PackingSlip): TDocumentDefinitions {
  const { shopName, isPickup, from, orderNumber, day, location, to, items, courier, slot, payment, notes } =
    slip;
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const lines = [
    `Order of ${day}`,
    ...(location ? [`From ${location}`] : []),
    ...(courier ? [courier] : []),
    `${count} ${count === 1 ? "item" : "items"}`,
  ];
  return {
    pageSize: "A4",
    pageMargins: [40, 40, 40, 50],
    info: { title: `Packing slip ${orderNumber}`, author: shopName },
    defaultStyle: { font: "Latin", fontSize: 10, lineHeight: 1.2 },
    content: [
      {
        columns: [
          {
            width: "*",
            stack: [say("Packing slip", { color: grey }), say(orderNumber, { bold: true, fontSize: 18 })],
          },
          { width: 220, stack: lines.map((line) => say(line, { alignment: "right" })) },
        ],
      },
      {
        margin: [0, 16, 0, 0],
        stack: [
          say(isPickup ? "Picked up at the shop by" : "Deliver to", { color: grey }),
          say(to.name, { bold: true, fontSize: 15 }),
          ...(isPickup
            ? []
            : [
                say(to.address, { fontSize: 13 }),
                say(`${to.city}, ${to.state} ${to.pincode}`, { fontSize: 13 }),
              ]),
          say(`Phone ${to.phone}`, { fontSize: 13 }),
        ],
      },
      ...(slot ? [say(slot, { bold: true, fontSize: 13, margin: [0, 12, 0, 0] })] : []),
      say(payment, { bold: true, fontSize: 13, margin: [0, 12, 0, 0] }),
      ...(notes ? [say(`Note: ${notes}`, { margin: [0, 8, 0, 0] })] : []),
      itemTable(items),
    ],
    footer: () => ({
      ...say(isPickup ? `${shopName}, ${from}` : `If undelivered, return to ${shopName}, ${from}`, {
        alignment: "center",
        color: grey,
      }),
      margin: [40, 16, 40, 0],
    }),
  };
}
