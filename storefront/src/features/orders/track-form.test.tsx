import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import type { FollowedOrder } from "@contract/orders";
import { refuse } from "@contract/refusal";
import { saidAt } from "@testing/said-at";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import TrackOrderPage from "@/pages/track-order";
import { renderInShop } from "@/testing/render-in-shop";

const followed: FollowedOrder = {
  orderNumber: "SB-26-000041",
  orderStatus: "shipped",
  deliveryMethod: "courier",
  placedAt: "2026-11-20T10:00:00.000Z",
  expectedDelivery: { from: "2026-11-24", to: "2026-11-26" },
  slot: null,
  couriers: [{ name: "Delhivery", awb: "DL123", trackingUrl: null }],
  steps: [
    { key: "placed", label: "Placed", state: "done", at: "2026-11-20T10:00:00.000Z" },
    { key: "shipped", label: "Shipped", state: "current", at: "2026-11-22T10:00:00.000Z" },
  ],
  events: [],
};

describe.each(languages)("tracking an order as a guest, in %s", (language) => {
  async function open() {
    const page = await renderInShop(<TrackOrderPage />, { language, texts: ["track", "forms", "orders"] });
    const field = (key: "number" | "account") =>
      screen.findByRole<HTMLInputElement>("textbox", { name: page.t(`track:${key}`) });
    return { ...page, field };
  }

  it("says what is missing, asks once, and shows where the order is with the focus on it", async () => {
    const { shop, user, field, t } = await open();
    await user.type(await field("account"), "९८७६५ ४३२१०{Enter}");
    const number = await field("number");
    await waitFor(() => expect(saidAt(number)).toBe(t("forms:problems.orderNumberMissing")));
    expect(document.activeElement).toBe(number);
    expect(shop.bodies("followOrder")).toEqual([]);
    shop.on("followOrder", { success: true, data: followed });
    await user.type(number, "sb-26-000041{Enter}");
    const heading = await screen.findByRole("heading", {
      name: t("track:of").replace("{{number}}", "SB-26-000041"),
    });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText("DL123")).toBeDefined();
    expect(shop.bodies("followOrder")).toEqual([
      { orderNumber: "sb-26-000041", emailOrPhone: "९८७६५ ४३२१०" },
    ]);
  });

  it("names the hours in which the shop's own vehicle comes", async () => {
    const { shop, user, field } = await open();
    const day = "2026-12-03";
    shop.on("followOrder", {
      success: true,
      data: {
        ...followed,
        deliveryMethod: "vehicle",
        expectedDelivery: { from: day, to: day },
        slot: { day, from: "15:00", to: "18:00" },
        couriers: [],
      },
    });
    await user.type(await field("number"), "SB-26-000041");
    await user.type(await field("account"), "9876543210{Enter}");
    expect(await screen.findByText(/ 15:00–18:00$/)).toBeDefined();
  });

  it("says that no order was found, and keeps what was typed", async () => {
    const { shop, user, field } = await open();
    shop.on("followOrder", refuse.notFound(messages.orderToFollowNotFound));
    await user.type(await field("number"), "SB-26-000042");
    await user.type(await field("account"), "asha@example.in{Enter}");
    expect(await screen.findByText(messages.orderToFollowNotFound.in(language))).toBeDefined();
    expect((await field("number")).value).toBe("SB-26-000042");
  });
});
