import type { DemoOrder, DemoOrderLine, DemoSize } from "./types";

const dayMs = 24 * 60 * 60_000;

/** The moment `days` after another, as ISO 8601. */
function after(moment: string, days: number): string {
  return new Date(Date.parse(moment) + days * dayMs).toISOString();
}

function line(product: string, quantity = 1, size?: DemoSize, choice?: string): DemoOrderLine {
  return { product, quantity, ...(size && { size }), ...(choice && { choice }) };
}

type Made = Pick<DemoOrder, "shopper" | "lines"> & { placedAt: string; address?: number };

function delivered(key: string, { shopper, lines, placedAt, address = 0 }: Made): DemoOrder {
  const times = { shippedAt: after(placedAt, 1), deliveredAt: after(placedAt, 4) };
  return { key, shopper, address, status: "delivered", lines, placedAt, ...times };
}

function shipped(key: string, { shopper, lines, placedAt, address = 0 }: Made): DemoOrder {
  return { key, shopper, address, status: "shipped", lines, placedAt, shippedAt: after(placedAt, 1) };
}

function pending(key: string, { shopper, lines, placedAt, address = 0 }: Made): DemoOrder {
  return { key, shopper, address, status: "pending", lines, placedAt };
}

function cancelled(key: string, reason: string, { shopper, lines, placedAt, address = 0 }: Made): DemoOrder {
  const how = { cancellationReason: reason, cancelledAt: after(placedAt, 0.5) };
  return { key, shopper, address, status: "cancelled", lines, placedAt, ...how };
}

/** Past cash-on-delivery orders of the demo shoppers, from late September to 21 November 2026. */
export const demoOrders: DemoOrder[] = [
  delivered("asha-1", {
    shopper: "asha",
    placedAt: "2026-09-24T05:40:00.000Z",
    lines: [line("hotwheels-classic-coupe-red", 2), line("mahalaxmi-teddy-bear-45cm")],
  }),
  delivered("asha-2", {
    shopper: "asha",
    placedAt: "2026-10-02T09:15:00.000Z",
    lines: [
      line("kittufashion-block-print-kurta-indigo", 1, "L"),
      line("kittufashion-daily-kurta-yellow", 1, "L"),
    ],
  }),
  delivered("asha-3", {
    shopper: "asha",
    placedAt: "2026-10-11T13:05:00.000Z",
    lines: [
      line("kraftseeds-tomato-hybrid", 2),
      line("kraftseeds-vermicompost-5kg"),
      line("mahalaxmi-khurpi"),
    ],
  }),
  shipped("asha-4", {
    shopper: "asha",
    placedAt: "2026-11-18T06:20:00.000Z",
    lines: [line("nokia-105-2023-blue")],
  }),
  pending("asha-5", {
    shopper: "asha",
    placedAt: "2026-11-20T14:30:00.000Z",
    lines: [line("kittufashion-cotton-saree-pink")],
  }),
  cancelled("asha-6", "Ordered the wrong colour", {
    shopper: "asha",
    placedAt: "2026-10-25T08:00:00.000Z",
    lines: [line("oneplus-bullets-wireless-z2")],
  }),
  delivered("rohit-1", {
    shopper: "rohit",
    placedAt: "2026-09-22T10:10:00.000Z",
    lines: [line("samsung-galaxy-a06-64gb")],
    address: 1,
  }),
  delivered("rohit-2", {
    shopper: "rohit",
    placedAt: "2026-10-05T15:45:00.000Z",
    lines: [
      line("nike-revolution-7-running-shoes-black", 1, "XL"),
      line("puma-essentials-logo-tee-red", 2, "L"),
    ],
  }),
  delivered("rohit-3", {
    shopper: "rohit",
    placedAt: "2026-10-12T07:30:00.000Z",
    lines: [line("crompton-monoblock-pump-1hp")],
    address: 1,
  }),
  shipped("rohit-4", {
    shopper: "rohit",
    placedAt: "2026-11-17T11:00:00.000Z",
    lines: [line("sony-wh-ch520-blue")],
  }),
  pending("rohit-5", {
    shopper: "rohit",
    placedAt: "2026-11-21T04:50:00.000Z",
    lines: [line("adidas-tiro-track-pants-black", 1, "L"), line("adidas-squadra-shorts-blue", 1, "L")],
  }),
  cancelled("rohit-6", "Found that my brother had bought one already", {
    shopper: "rohit",
    placedAt: "2026-11-02T16:20:00.000Z",
    lines: [line("xiaomi-power-bank-20000mah")],
  }),
  delivered("sunita-1", {
    shopper: "sunita",
    placedAt: "2026-09-26T06:05:00.000Z",
    lines: [line("kittufashion-paithani-style-silk-saree-maroon"), line("kraftseeds-marigold", 3)],
  }),
  delivered("sunita-2", {
    shopper: "sunita",
    placedAt: "2026-10-06T12:00:00.000Z",
    lines: [line("mahalaxmi-wooden-stacker"), line("mahalaxmi-wooden-spinning-top", 2)],
  }),
  delivered("sunita-3", {
    shopper: "sunita",
    placedAt: "2026-10-13T09:25:00.000Z",
    lines: [line("panasonic-20-litre-solo-microwave")],
  }),
  shipped("sunita-4", {
    shopper: "sunita",
    placedAt: "2026-11-18T10:40:00.000Z",
    lines: [line("kraftseeds-onion-rabi", 2)],
  }),
  pending("sunita-5", {
    shopper: "sunita",
    placedAt: "2026-11-20T07:10:00.000Z",
    lines: [line("mahalaxmi-steel-milk-can-20-litre")],
  }),
  cancelled("sunita-6", "घरी कोणी नाही, नंतर मागवते", {
    shopper: "sunita",
    placedAt: "2026-10-29T05:55:00.000Z",
    lines: [line("kittufashion-slim-jeans-indigo", 1, "XL")],
  }),
  delivered("imran-1", {
    shopper: "imran",
    placedAt: "2026-09-28T14:00:00.000Z",
    lines: [line("xiaomi-redmi-a4-5g-64gb")],
  }),
  delivered("imran-2", {
    shopper: "imran",
    placedAt: "2026-10-04T08:35:00.000Z",
    lines: [line("hp-x200-wireless-mouse"), line("dell-km3322w-keyboard-mouse")],
  }),
  delivered("imran-3", {
    shopper: "imran",
    placedAt: "2026-10-14T11:50:00.000Z",
    lines: [line("lego-classic-brick-box-484"), line("nerf-elite-pistol-blue")],
  }),
  shipped("imran-4", {
    shopper: "imran",
    placedAt: "2026-11-19T05:30:00.000Z",
    lines: [line("kittufashion-linen-shirt-olive", 1, "M")],
  }),
  pending("imran-5", {
    shopper: "imran",
    placedAt: "2026-11-21T06:15:00.000Z",
    lines: [line("hotwheels-5-car-gift-pack")],
  }),
  cancelled("imran-6", "Delivery date is too late for the birthday", {
    shopper: "imran",
    placedAt: "2026-11-06T13:40:00.000Z",
    lines: [line("hotwheels-loop-track-set")],
  }),
  delivered("priya-1", {
    shopper: "priya",
    placedAt: "2026-09-23T16:30:00.000Z",
    lines: [line("oneplus-nord-buds-3"), line("xiaomi-smart-band-9")],
  }),
  delivered("priya-2", {
    shopper: "priya",
    placedAt: "2026-10-03T10:20:00.000Z",
    lines: [line("nike-miler-running-tee-teal", 1, "S"), line("puma-softride-running-shoes-coral", 1, "S")],
  }),
  delivered("priya-3", {
    shopper: "priya",
    placedAt: "2026-10-14T17:05:00.000Z",
    lines: [
      line("kisankraft-drip-kit-garden-50-plants"),
      line("kraftseeds-spinach", 2),
      line("kraftseeds-coriander"),
    ],
  }),
  shipped("priya-4", {
    shopper: "priya",
    placedAt: "2026-11-16T09:00:00.000Z",
    lines: [line("kittufashion-block-print-kurta-indigo", 1, "M", "Teal")],
  }),
  pending("priya-5", {
    shopper: "priya",
    placedAt: "2026-11-20T18:25:00.000Z",
    lines: [line("sony-srs-xb100-speaker")],
  }),
  cancelled("priya-6", "Placed twice by mistake", {
    shopper: "priya",
    placedAt: "2026-10-20T06:45:00.000Z",
    lines: [line("mahalaxmi-plush-elephant-30cm")],
  }),
  delivered("mahesh-1", {
    shopper: "mahesh",
    placedAt: "2026-09-25T04:55:00.000Z",
    lines: [line("kisankraft-battery-sprayer-18-litre"), line("mahalaxmi-sickle-vila", 2)],
  }),
  delivered("mahesh-2", {
    shopper: "mahesh",
    placedAt: "2026-10-07T07:20:00.000Z",
    lines: [line("mahindraagri-tarpaulin-18x12ft-200gsm"), line("kraftseeds-chilli-jwala", 2)],
  }),
  delivered("mahesh-3", {
    shopper: "mahesh",
    placedAt: "2026-10-15T05:35:00.000Z",
    lines: [
      line("mahindraagri-cattle-feed-25kg"),
      line("mahindraagri-water-soluble-fertiliser-19-19-19-1kg", 3),
    ],
  }),
  shipped("mahesh-4", {
    shopper: "mahesh",
    placedAt: "2026-11-18T04:45:00.000Z",
    lines: [line("mahalaxmi-garden-hose-30m")],
  }),
  pending("mahesh-5", {
    shopper: "mahesh",
    placedAt: "2026-11-21T05:05:00.000Z",
    lines: [line("kisankraft-shade-net-50-percent-3x10m", 2)],
  }),
  cancelled("mahesh-6", "पंप दुसरीकडे स्वस्त मिळाला", {
    shopper: "mahesh",
    placedAt: "2026-10-31T08:15:00.000Z",
    lines: [line("crompton-mini-monoblock-pump-0-5hp")],
  }),
  delivered("anjali-1", {
    shopper: "anjali",
    placedAt: "2026-09-27T11:25:00.000Z",
    lines: [line("kittufashion-festive-kurta-maroon", 1, "M"), line("adidas-baseball-cap-white")],
  }),
  delivered("anjali-2", {
    shopper: "anjali",
    placedAt: "2026-10-08T15:10:00.000Z",
    lines: [line("samsung-galaxy-buds-fe"), line("hp-x200-wireless-mouse")],
  }),
  delivered("anjali-3", {
    shopper: "anjali",
    placedAt: "2026-10-15T12:55:00.000Z",
    lines: [line("mahalaxmi-cricket-set-size-4"), line("hotwheels-track-racer-blue")],
  }),
  shipped("anjali-4", {
    shopper: "anjali",
    placedAt: "2026-11-17T07:50:00.000Z",
    lines: [line("adidas-own-the-run-tee-coral", 1, "M")],
  }),
  pending("anjali-5", {
    shopper: "anjali",
    placedAt: "2026-11-20T12:35:00.000Z",
    lines: [line("kittufashion-relaxed-jeans-sky", 1, "M")],
  }),
  cancelled("anjali-6", "साइज गलत चुन लिया था", {
    shopper: "anjali",
    placedAt: "2026-11-04T10:05:00.000Z",
    lines: [line("adidas-runfalcon-grey", 1, "M")],
  }),
  delivered("harpreet-1", {
    shopper: "harpreet",
    placedAt: "2026-09-22T13:15:00.000Z",
    lines: [line("motorola-g64-5g-128gb-refurbished")],
  }),
  delivered("harpreet-2", {
    shopper: "harpreet",
    placedAt: "2026-10-01T06:55:00.000Z",
    lines: [line("oneplus-bullets-wireless-z2"), line("puma-track-pants-navy", 1, "XL")],
  }),
  delivered("harpreet-3", {
    shopper: "harpreet",
    placedAt: "2026-10-14T14:40:00.000Z",
    lines: [line("lg-24mr400-24-inch-monitor")],
  }),
  shipped("harpreet-4", {
    shopper: "harpreet",
    placedAt: "2026-11-18T12:30:00.000Z",
    lines: [line("nike-club-fleece-hoodie-grey", 1, "XL")],
  }),
  pending("harpreet-5", {
    shopper: "harpreet",
    placedAt: "2026-11-21T03:45:00.000Z",
    lines: [line("kittufashion-tipped-polo-maroon", 2, "XXL")],
  }),
  cancelled("harpreet-6", "Changed my mind about the colour", {
    shopper: "harpreet",
    placedAt: "2026-10-22T09:30:00.000Z",
    lines: [line("adidas-classic-backpack-navy")],
  }),
];
