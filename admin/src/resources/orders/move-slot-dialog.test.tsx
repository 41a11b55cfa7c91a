import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { ashasOrder } from "../../testing/samples";
import { MoveSlotDialog } from "./move-slot-dialog";

const free = [
  { day: "2026-12-03", from: "10:00", to: "13:00" },
  { day: "2026-12-03", from: "15:00", to: "18:00" },
];
const order = {
  ...ashasOrder,
  deliveryMethod: "vehicle",
  vehicle: { slot: { day: "2026-12-02", from: "10:00", to: "13:00" }, code: null },
} as const;

async function open(language: (typeof languages)[number] = "en", slots = free) {
  const shop = new ShopStandIn();
  shop.on("adminGetVehicleSlots", { success: true, data: slots });
  const onClose = vi.fn();
  const rendered = await renderInPanel(<MoveSlotDialog order={order} onClose={onClose} />, {
    resource: "orders",
    language,
    shop,
  });
  const { user, t } = rendered;
  const list = () => screen.findByRole("combobox", { name: new RegExp(t("counter.slot")) });
  return {
    ...rendered,
    onClose,
    choose: async (hours: RegExp) => {
      await user.click(await list());
      await user.click(await screen.findByRole("option", { name: hours }));
    },
    list,
    move: () => user.dblClick(screen.getByRole("button", { name: t("counter.moveSlotDo") })),
  };
}

describe("moving an order to another slot", () => {
  it.each(languages)("asks for a slot, in %s, and sends the chosen one once", async (language) => {
    const { shop, t, list, choose, move } = await open(language);
    await list();
    await move();
    expect(screen.getByText(t("ra.validation.required"))).toBeDefined();
    expect(shop.bodies("adminMoveSlot")).toEqual([]);
    shop.on("adminMoveSlot", "never");
    await choose(/15:00–18:00$/);
    await move();
    await waitFor(() =>
      expect(shop.bodies("adminMoveSlot")).toEqual([
        { slot: { day: "2026-12-03", from: "15:00" }, version: "1" },
      ]),
    );
  });

  it("says that a slot has filled up meanwhile, and stays open with the choice", async () => {
    const { shop, onClose, list, choose, move } = await open();
    const full = messages.slotFull("3/12 15:00–18:00");
    shop.on("adminMoveSlot", refuse.conflict("slot_full", full));
    await choose(/10:00–13:00$/);
    await move();
    expect((await screen.findAllByText(String(full))).length).toBeGreaterThan(0);
    expect(onClose).not.toHaveBeenCalled();
    expect((await list()).textContent).toMatch(/10:00–13:00$/);
  });

  it("says that no slot has room, with nothing to choose", async () => {
    const { t } = await open("en", []);
    expect(await screen.findByText(t("counter.noSlot"))).toBeDefined();
    expect(screen.queryByRole("combobox")).toBeNull();
  });
});
