import { afterAll, beforeAll, expect, it } from "vitest";
import { type Collector, startCollector } from "../../scripts/testing/collector";
import { openShop, type Shop } from "./support/open-shop";

let shop: Shop;
let collector: Collector;
beforeAll(async () => {
  collector = await startCollector();
  shop = await openShop({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
});
afterAll(async () => {
  await shop.close();
  collector.stop();
});

const traceId = "0af7651916cd43dd8448eb211c80319c";
const from = { traceparent: `00-${traceId}-b7ad6b7169203331-01`, "x-request-id": "web-00000001" };
const asha = {
  userName: "Asha Patil",
  email: "asha-traced@example.com",
  phone: "9812345670",
  password: "green mangoes 7",
};

it("a call is in the trace of the web process with its statements, and with the mail that it causes", async () => {
  const { status, headers } = await shop.call("register", { body: asha }, undefined, from);
  expect([status, headers.get("x-request-id")]).toEqual([201, from["x-request-id"]]);
  const spans = await collector.until((all) =>
    ["register", "outbox welcome"].every((wanted) => all.some(({ name }) => name === wanted)),
  );
  const mine = spans.filter((span) => span.traceId === traceId);
  const call = mine.find(({ name }) => name === "register");
  expect(call?.parentSpanId).toBe("b7ad6b7169203331");
  const statements = mine.filter(
    ({ name, parentSpanId }) => name.startsWith("sql ") && parentSpanId === call?.spanId,
  );
  expect(statements.length).toBeGreaterThan(1);
  expect(mine.map(({ name }) => name)).toContain("outbox welcome");
  // What the engine's own modules ask the database.
  expect(mine.map(({ name }) => name)).toContain("sql engine insert customer");
});

it("a span holds nothing of a person", async () => {
  const spans = await collector.until((all) => all.length > 0);
  const text = JSON.stringify(spans);
  for (const value of Object.values(asha)) expect(text).not.toContain(value);
});
