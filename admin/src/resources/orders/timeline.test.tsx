import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { ashasOrder } from "../../testing/samples";
import type { Order } from "./rules";
import { Timeline } from "./timeline";

const at = "2026-11-20T10:00:00.000Z";
const said = { by: "admin", at, note: "Rang us", noteFor: "staff" } as const;
const returned = (isWhole: boolean): Order => ({
  ...ashasOrder,
  timeline: [
    { ...said, from: "out_for_delivery", to: "delivered" },
    { ...said, from: "delivered", to: "return_requested" },
  ],
  returnRequest: {
    items: [{ productId: "prod_kurta", size: "M", title: "Cotton kurta", quantity: 1, refund: 900 }],
    isWhole,
    refund: 900,
    reason: null,
    requestedAt: at,
    decidedAt: null,
    note: null,
  },
});

describe("the history of an order", () => {
  it.each([true, false])("names what goes back where that is a part: whole %s", async (isWhole) => {
    await renderInPanel(<Timeline order={returned(isWhole)} />, { resource: "orders" });
    const [asked, delivered] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(asked?.includes("1 × Cotton kurta (M)")).toBe(!isWhole);
    expect(asked).toContain("Rang us");
    expect(delivered).not.toContain("Cotton kurta");
  });
});
