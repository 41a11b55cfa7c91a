import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { renderInPanel } from "../testing/render-in-panel";
import { OrderFinder } from "./order-finder";

function Page() {
  return (
    <>
      <OrderFinder />
      <button type="button">Elsewhere</button>
      <output>{useLocation().pathname}</output>
    </>
  );
}
const place = () => screen.getByRole("status").textContent;

describe.each(languages)("finding an order in %s", (language) => {
  it("opens what a scanner reads on any page, without pressing what has the focus", async () => {
    const { shop, user } = await renderInPanel(<Page />, { language });
    shop.on("adminFindOrder", { success: true, data: { orderId: "order_7", orderNumber: "SB-26-000007" } });
    screen.getByRole("button", { name: "Elsewhere" }).focus();
    await user.keyboard("SB-26-000007{Enter}");
    await waitFor(() => expect(place()).toBe("/admin/orders/order_7/show"));
    expect(shop.queries("adminFindOrder")).toEqual([{ number: "SB-26-000007" }]);
  });

  it("says in one sentence that nothing has a number, and keeps it", async () => {
    const { shop, user, t } = await renderInPanel(<Page />, { language });
    shop.on("adminFindOrder", refuse.notFound(messages.numberUnknown("AWB12")));
    await user.click(screen.getByRole("button", { name: t("findOrder.title") }));
    const box = screen.getByRole("textbox", { name: t("findOrder.number") });
    await user.type(box, "AWB12{Enter}");
    await screen.findByText(messages.numberUnknown("AWB12").in(language));
    expect((box as HTMLInputElement).value).toBe("AWB12");
    expect(screen.getByRole("dialog")).toBeDefined();
  });
});
