import { cashIsOut } from "@contract/order-states";
import { describe, expect, it } from "vitest";
import { figuresOf } from "./figures";

const day = {
  ordersToday: 2,
  salesToday: 1_500,
  ordersToHandle: 0,
  codToCollect: 900,
  shippingFailed: 1,
  products: 10,
  customers: 4,
  ticketsOpen: 3,
  ticketsOverdue: 0,
  questionsOpen: 2,
  photosPending: 1,
  ordersByStatus: [
    { status: "pending_payment" as const, count: 3 },
    { status: "return_requested" as const, count: 2 },
  ],
  salesByDay: [{ day: "2026-11-23", orders: 2, sales: 1_500 }],
  lowStock: [],
};

const figure = (label: string) => figuresOf(day, "owner").find((one) => one.label === label);

describe("the figures of the dashboard", () => {
  it("call for a hand where something waits for the shop, and only there", () => {
    const calling = figuresOf(day, "owner").filter(({ calls }) => calls);
    expect(calling.map(({ label }) => label)).toEqual([
      "panel.shippingFailed",
      "panel.returnsToDecide",
      "panel.ticketsOpen",
      "panel.questionsOpen",
      "panel.photosPending",
    ]);
  });

  it("are of orders alone for a packer, and of products for who tends the catalogue", () => {
    const labels = (role: "packer" | "catalogue") => figuresOf(day, role).map(({ label }) => label);
    expect(labels("catalogue")).toEqual(["panel.questionsOpen", "panel.photosPending", "panel.products"]);
    expect(labels("packer")).not.toContain("panel.salesToday");
    expect(labels("packer")).toContain("panel.toPack");
  });

  it("count what waits for the shopper's payment without calling", () => {
    expect(figure("panel.awaitingPayment")).toMatchObject({ value: 3, calls: false });
  });

  it("lead to the orders that they count", () => {
    const filter = (label: string) =>
      JSON.parse(new URL(figure(label)?.to ?? "", "http://panel").searchParams.get("filter") ?? "");
    expect(filter("panel.toConfirm")).toEqual({ orderStatus: "pending" });
    expect(filter("panel.toPack")).toEqual({ orderStatus: "confirmed" });
    expect(filter("panel.toHandOver")).toEqual({ orderStatus: "packed" });
    expect(filter("panel.ordersToday")).toMatchObject({ fromDate: "2026-11-23", toDate: "2026-11-23" });
    expect(filter("panel.ordersToday").orderStatus).not.toContain("cancelled");
    expect(filter("panel.products")).toEqual({ isPublished: true });
    expect(filter("panel.returnsToDecide")).toEqual({ orderStatus: "return_requested" });
    expect(filter("panel.ticketsOpen")).toEqual({ state: "open" });
    expect(filter("panel.questionsOpen")).toEqual({ state: "open" });
    expect(filter("panel.photosPending")).toEqual({ photos: "pending" });
    expect(filter("panel.ticketsOverdue")).toEqual({ overdue: true });
    expect(filter("panel.codToCollect")).toEqual({
      paymentStatus: "cod_due",
      orderStatus: cashIsOut.join(","),
    });
  });
});
