import { type Language, languages } from "@contract/constants";
import type { RemittanceRow } from "@contract/remittance";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { RemittancePage } from "./page";

const row = (line: number, outcome: RemittanceRow["outcome"], paid: number): RemittanceRow => ({
  line,
  number: `AWB${line}`,
  paid,
  paidInAll: paid,
  orderId: `order_${line}`,
  orderNumber: `SB-26-00000${line}`,
  expected: 500,
  outcome,
  reference: null,
});

/** The page after a file with these rows was compared. */
async function compared(language: Language, rows: ReturnType<typeof row>[]) {
  const page = await renderInPanel(<RemittancePage />, { language, resource: "orders" });
  const { shop, user, t } = page;
  shop.on("adminMatchRemittance", {
    success: true,
    data: { columns: ["AWB", "Amount"], numberColumn: "AWB", amountColumn: "Amount", rows },
  });
  await user.type(screen.getByRole("textbox", { name: t("remittance.paste") }), "AWB,Amount");
  await user.click(screen.getByRole("button", { name: t("remittance.compare") }));
  return page;
}

describe.each(languages)("a courier's remittance in %s", (language) => {
  it("ticks nothing beforehand, and records what staff choose under its reference", async () => {
    const { shop, user, t } = await compared(language, [
      row(2, "right", 500),
      row(3, "short", 400),
      row(4, "noted", 500),
    ]);
    shop.on("adminNoteCash", "never");
    const boxes = await screen.findAllByRole<HTMLInputElement>("checkbox");
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
    await user.click(screen.getByRole("button", { name: t("remittance.chooseRight", { smart_count: 1 }) }));
    const short = boxes[1];
    if (short) await user.click(short);
    await user.click(screen.getByRole("button", { name: t("money.cash.note") }));
    await screen.findByText(t("ra.validation.required"));
    expect(shop.bodies("adminNoteCash")).toEqual([]);
    await user.type(
      screen.getByRole("textbox", { name: /.*/, description: t("ra.validation.required") }),
      "UTR 7",
    );
    await user.dblClick(screen.getByRole("button", { name: t("money.cash.note") }));
    await waitFor(() =>
      expect(shop.bodies("adminNoteCash")).toEqual([
        {
          orderIds: ["order_2", "order_3"],
          reference: "UTR 7",
          differences: [{ orderId: "order_3", paidIn: 400 }],
        },
      ]),
    );
  });

  it("names what came a second time with its sum, to be given back and not to be recorded", async () => {
    const { t } = await compared(language, [
      row(2, "again", 500),
      row(3, "noted", 400),
      row(4, "again", 250.5),
    ]);
    await screen.findByText(t("remittance.again", { again: "₹750.50" }));
    expect(screen.getAllByText(t("remittance.outcome.again"))).toHaveLength(2);
    expect(screen.queryAllByRole("checkbox")).toEqual([]);
  });
});
