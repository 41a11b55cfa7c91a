import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { ashasOrder } from "../../testing/samples";
import { CancelDialog } from "./cancel-dialog";

const reason = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Reason/ });
const cancel = () => screen.getByRole("button", { name: "Cancel the order" });

async function open() {
  const onClose = vi.fn();
  const page = await renderInPanel(<CancelDialog order={ashasOrder} onClose={onClose} />, {
    resource: "orders",
  });
  return { ...page, onClose };
}

describe("cancelling an order", () => {
  it("says what happens to the money, with the focus in the reason", async () => {
    await open();
    expect(screen.getByRole("dialog").textContent).toContain("Nothing was paid, so nothing is refunded.");
    expect(document.activeElement).toBe(reason());
  });

  it("needs a reason", async () => {
    const { shop, user } = await open();
    await user.type(reason(), "  ");
    await user.click(cancel());
    expect(reason().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("dialog").textContent).toContain("Required");
    expect(shop.bodies("adminUpdateOrder")).toEqual([]);
  });

  it("sends the reason once, however often it is pressed", async () => {
    const { shop, user } = await open();
    shop.on("adminUpdateOrder", "never");
    await user.type(reason(), "Sold out");
    await user.dblClick(cancel());
    expect(shop.bodies("adminUpdateOrder")).toEqual([
      { orderStatus: "cancelled", note: "Sold out", version: ashasOrder.version },
    ]);
  });
});

describe.each(languages)("cancelling an order in %s", (language) => {
  it("shows the shop's refusal in the language and keeps the reason", async () => {
    const onClose = vi.fn();
    const dialog = <CancelDialog order={ashasOrder} onClose={onClose} />;
    const { shop, user, t } = await renderInPanel(dialog, { language, resource: "orders" });
    const said = messages.illegalMove("delivered", "cancelled", []);
    shop.on("adminUpdateOrder", refuse.conflict("illegal_move", said));
    await user.type(screen.getByRole("textbox"), "माल संपला");
    await user.click(screen.getByRole("button", { name: t("order.cancel") }));
    expect(await screen.findByText(said.in(language))).toBeDefined();
    await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("माल संपला"));
    expect(onClose).not.toHaveBeenCalled();
  });
});
