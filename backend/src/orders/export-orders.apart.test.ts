import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { beforeEach, expect, it, vi } from "vitest";
import type { ListedOrder, ordersAfter } from "./admin-list";

const read = vi.hoisted(() => vi.fn<typeof ordersAfter>());
vi.mock("./admin-list", () => ({ ordersAfter: read }));

import { exportOrders } from "./export-orders";

const order: ListedOrder = {
  number: "SB-26-000001",
  placed_at: new Date("2026-01-01T00:00:00Z"),
  status: "delivered",
  payment_method: "cod",
  payment_status: "paid",
  customer: { userName: "Asha Patil", email: "asha@shop.example", phone: null },
  address: {
    name: "Asha Patil",
    phone: "9800000000",
    email: null,
    address: "1 Laxmi Road",
    city: "Pune",
    state: "Maharashtra",
    pincode: "411001",
    notes: null,
  },
  lines: [],
  subtotal: 100,
  shipping_charge: 0,
  cod_fee: 0,
  total: 100,
  courier: null,
};

/** A list without an end. */
beforeEach(() => {
  read.mockReset();
  read.mockImplementation(async (_filters, _after, limit) => ({
    rows: Array.from({ length: limit }, () => order),
    last: { placedAt: "2026-01-01", orderId: "order_1" },
  }));
});

const turn = () => new Promise((resolve) => setImmediate(resolve));

it("reads on only when a slow reader has taken what was read", async () => {
  let takeMore = () => {};
  const reader = new Writable({
    highWaterMark: 1,
    write: (_chunk, _encoding, taken) => {
      takeMore = taken;
    },
  });
  const download = pipeline(Readable.from(exportOrders({})), reader).catch(() => {});
  for (let count = 0; count < 200; count += 1) await turn();
  const before = read.mock.calls.length;
  expect(before).toBeLessThan(20);
  takeMore();
  for (let count = 0; count < 200; count += 1) await turn();
  expect(read.mock.calls.length - before).toBeLessThanOrEqual(1);
  reader.destroy();
  await download;
});

it("reads no further once its reader has gone", async () => {
  const reader = new Writable({
    write(_chunk, _encoding, taken) {
      taken();
      if (read.mock.calls.length >= 3) this.destroy();
    },
  });
  await pipeline(Readable.from(exportOrders({})), reader).catch(() => {});
  const before = read.mock.calls.length;
  for (let count = 0; count < 50; count += 1) await turn();
  expect(read.mock.calls.length).toBe(before);
});
