import { languages } from "@contract/constants";
import type { Stop } from "@contract/vehicle";
import { ShopStandIn } from "@testing/shop-stand-in";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { RunSheetPage } from "./page";

const day = "2026-12-03";
const stop: Stop = {
  orderId: "order_1",
  orderNumber: "SB-26-000041",
  orderStatus: "packed",
  name: "Asha Patil",
  phone: "9876543210",
  address: "12 Shivaji Road, Sangli 416416",
  notes: ["Ring twice"],
  items: [{ title: "Refrigerator 250 L", quantity: 1 }],
  weightKg: 52.5,
  toCollect: 26990,
};
const paid: Stop = {
  ...stop,
  orderId: "order_2",
  orderNumber: "SB-26-000042",
  notes: [],
  weightKg: null,
  toCollect: 0,
};
const slot = {
  slot: { day, from: "15:00", to: "18:00" },
  stops: [stop, paid],
  weightKg: 52.5,
  toCollect: 26990,
};

async function open(language: (typeof languages)[number] = "en", slots = [slot]) {
  const shop = new ShopStandIn();
  shop.on("adminGetRunSheet", { success: true, data: { day, slots } });
  return renderInPanel(<RunSheetPage />, { resource: "orders", language, shop });
}

describe("the run sheet", () => {
  it.each(languages)(
    "names each stop with what it brings and what is to be taken, in %s",
    async (language) => {
      const { t } = await open(language);
      const section = (await screen.findByRole("heading", { name: "15:00–18:00" })).closest("section");
      if (!section) throw new Error("The slot has no section.");
      const [first, second] = [...section.querySelectorAll<HTMLElement>("ol > li")];
      if (!first || !second) throw new Error("The slot has too few stops.");
      expect(within(first).getByRole("link", { name: "SB-26-000041" }).getAttribute("href")).toMatch(
        /order_1/,
      );
      expect(within(first).getByRole("link", { name: "9876543210" }).getAttribute("href")).toBe(
        "tel:+919876543210",
      );
      expect(first.textContent).toContain("1 × Refrigerator 250 L");
      expect(first.textContent).toContain("Ring twice");
      expect(first.textContent).toContain("52.5 kg");
      expect(first.textContent).toContain(t("runSheet.collect", { amount: "₹26,990.00" }));
      expect(second.textContent).toContain(t("runSheet.paid"));
      expect(second.textContent).toContain(t("runSheet.weightUnknown"));
    },
  );

  it("is read anew for another day, says when nothing goes out, and is printed", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    const { user, t } = await open("en", []);
    expect(await screen.findByText(t("runSheet.none"))).toBeDefined();
    const field = screen.getByLabelText<HTMLInputElement>(t("runSheet.day"));
    // The parts of a date are typed in a way of each browser's own.
    fireEvent.change(field, { target: { value: day } });
    await waitFor(() => expect(field.value).toBe(day));
    await user.click(screen.getByRole("button", { name: t("runSheet.print") }));
    expect(print).toHaveBeenCalledOnce();
  });

  it("offers to try again where it could not be read", async () => {
    const shop = new ShopStandIn();
    shop.on("adminGetRunSheet", "unreachable");
    const { user, t } = await renderInPanel(<RunSheetPage />, { resource: "orders", shop });
    const again = await screen.findByRole("button", { name: t("panel.retry") });
    shop.on("adminGetRunSheet", { success: true, data: { day, slots: [] } });
    await user.click(again);
    expect(await screen.findByText(t("runSheet.none"))).toBeDefined();
  });
});
