import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInPanel } from "../../../testing/render-in-panel";
import { ashasOrder } from "../../../testing/samples";
import type { Order } from "../rules";
import { CashDialog, MistakeDialog } from "./cash-dialog";
import { NoteCashButton } from "./remittance-dialog";

const received = () => screen.getByRole<HTMLButtonElement>("button", { name: "Cash received" });
const delivered: Order = { ...ashasOrder, orderStatus: "delivered" };
const ravis: Order = {
  ...delivered,
  id: "order_2",
  _id: "order_2",
  orderNumber: "SB-1002",
  totalAmount: 600.5,
  customer: { userName: "Ravi More", email: "ravi@example.in", phone: "9876543211" },
};

describe("recording the cash of an order", () => {
  const reference = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Reference/ });
  const open = async () => {
    const onClose = vi.fn();
    const dialog = <CashDialog order={delivered} onClose={onClose} />;
    return { ...(await renderInPanel(dialog, { resource: "orders" })), onClose };
  };

  it("asks for the amount of the order, and takes no reference too", async () => {
    const { shop, user, onClose } = await open();
    shop.on("adminNoteCash", { success: true, data: { orders: 1, amount: 1_900 } });
    expect(screen.getByRole("dialog", { name: "Did ₹1,900 come in?" }).textContent).toContain("SB-1001");
    await user.click(received());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(shop.bodies("adminNoteCash")).toEqual([{ orderIds: ["order_1"], reference: null }]);
  });

  it("sends once, however often it is pressed", async () => {
    const { shop, user } = await open();
    shop.on("adminNoteCash", "never");
    await user.type(reference(), " UTR 17 ");
    await user.dblClick(received());
    await waitFor(() =>
      expect(shop.bodies("adminNoteCash")).toEqual([{ orderIds: ["order_1"], reference: "UTR 17" }]),
    );
  });

  it("shows the shop's refusal and keeps the reference", async () => {
    const { shop, user, onClose } = await open();
    shop.on("adminNoteCash", refuse.conflict("cash_not_due", messages.chooseOrders));
    await user.type(reference(), "UTR 17");
    await user.click(received());
    expect(await screen.findByText(String(messages.chooseOrders))).toBeDefined();
    expect(reference().value).toBe("UTR 17");
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("undoing cash that was recorded by mistake", () => {
  it("needs a reason, and sends it", async () => {
    const onClose = vi.fn();
    const dialog = <MistakeDialog order={delivered} onClose={onClose} />;
    const { shop, user } = await renderInPanel(dialog, { resource: "orders" });
    shop.on("adminTakeCashBack", { success: true, data: ashasOrder });
    const undo = screen.getByRole("button", { name: "Recorded by mistake" });
    const reason = screen.getByRole("textbox", { name: /^Reason/ });
    await user.type(reason, "  ");
    await user.click(undo);
    expect(reason.getAttribute("aria-invalid")).toBe("true");
    expect(shop.bodies("adminTakeCashBack")).toEqual([]);
    await user.type(reason, "Of another order");
    await user.click(undo);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(shop.bodies("adminTakeCashBack")).toEqual([{ reason: "Of another order" }]);
  });
});

describe.each(languages)("recording a courier's remittance in %s", (language) => {
  const open = async (orders: Order[]) => {
    const shop = new ShopStandIn();
    const meta = { total: orders.length, page: 1, pages: 1, limit: 100 };
    shop.on("adminGetOrders", { success: true, data: orders, meta });
    const page = await renderInPanel(<NoteCashButton />, { language, resource: "orders", shop });
    await page.user.click(screen.getByRole("button", { name: page.t("money.remittance.button") }));
    const dialog = await screen.findByRole("dialog", { name: page.t("money.remittance.title") });
    return { ...page, dialog };
  };

  it("adds up the chosen orders, and needs a reference for several", async () => {
    const { shop, user, t, dialog } = await open([delivered, ravis]);
    const record = () =>
      within(dialog).getByRole<HTMLButtonElement>("button", { name: t("money.cash.note") });
    const sum = () => within(dialog).getByRole("status").textContent;
    const reference = () => within(dialog).getByRole<HTMLInputElement>("textbox");
    const choice = await within(dialog).findByRole("checkbox", { name: /SB-1001 · Asha Patil/ });
    expect(record().disabled).toBe(true);
    await user.click(choice);
    await user.click(within(dialog).getByRole("checkbox", { name: /SB-1002 · Ravi More/ }));
    expect(sum()).toContain("₹2,500.50");
    await user.click(record());
    expect(reference().getAttribute("aria-invalid")).toBe("true");
    expect(shop.bodies("adminNoteCash")).toEqual([]);

    const said = messages.chooseOrders;
    shop.on("adminNoteCash", refuse.conflict("cash_not_due", said));
    await user.type(reference(), "REM-7");
    await user.click(record());
    expect(await screen.findByText(said.in(language))).toBeDefined();
    expect(reference().value).toBe("REM-7");
    shop.on("adminNoteCash", { success: true, data: { orders: 2, amount: 2_500.5 } });
    await user.click(record());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(shop.bodies("adminNoteCash").at(-1)).toEqual({
      orderIds: ["order_1", "order_2"],
      reference: "REM-7",
    });
  });

  it("says that no order waits for its cash", async () => {
    const { dialog, t } = await open([]);
    expect(await within(dialog).findByText(t("money.remittance.none"))).toBeDefined();
  });
});
