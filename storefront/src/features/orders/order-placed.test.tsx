import { languages } from "@contract/constants";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { OrderPlaced } from "./order-placed";

const placed = { orderNumber: "SB-26-000001", expectedDelivery: null };
const slot = { day: "2026-11-28", from: "16:00", to: "19:00" };

const ways = [
  ["courier", "cod", null, ["stepConfirm", "stepPack", "stepPay"]],
  ["courier", "online", null, ["stepConfirm", "stepPack", "stepPaid"]],
  ["pickup", "cod", null, ["stepConfirm", "stepReady", "stepPayThere"]],
  ["pickup", "online", null, ["stepConfirm", "stepReady", "stepPaidThere"]],
  ["vehicle", "cod", slot, ["stepConfirm", "stepLoad", "stepPayDoor"]],
  ["vehicle", "online", slot, ["stepConfirm", "stepLoad", "stepPaidDoor"]],
] as const;

describe.each(languages)("the thanks for an order, in %s", (language) => {
  it.each(ways)(
    "say what happens next where it comes by %s and is paid by %s",
    async (way, pay, at, steps) => {
      const order = { ...placed, deliveryMethod: way, paymentMethod: pay, slot: at };
      const { t } = await renderInShop(<OrderPlaced order={order} trackPath="/shop/account" />, {
        language,
        texts: ["placed"],
      });
      const said = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
      expect(said).toEqual(steps.map((step) => t(`placed:${step}`)));
    },
  );
});
