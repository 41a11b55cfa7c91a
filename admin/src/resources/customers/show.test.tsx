import { languages } from "@contract/constants";
import type { CustomerDetails } from "@contract/customers";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { CashSection } from "./cash-section";
import { NoteSection } from "./note-section";

const asha: CustomerDetails & { id: string } = {
  _id: "cus_asha",
  id: "cus_asha",
  userName: "Asha Patil",
  email: "asha@example.in",
  phone: "9876543210",
  since: "2026-11-01T04:30:00.000Z",
  orders: 3,
  lastOrderAt: "2026-11-20T04:30:00.000Z",
  note: "Rings twice",
  version: "3",
  returns: 1,
  returnsToOrigin: 0,
};

describe.each(languages)("the note about a customer in %s", (language) => {
  it("shows what somebody else wrote before it is replaced", async () => {
    const shop = new ShopStandIn();
    const { user, t } = await renderInPanel(<NoteSection customer={asha} />, { shop, language });
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: t("customer.note") });
    const theirs = {
      field: "note",
      theirs: "Moved to Pune",
      yours: "Call first",
      by: "Ravi",
      at: asha.since,
    };
    const conflict = { version: "4", fields: [theirs] };
    shop.on(
      "adminSaveCustomerNote",
      refuse.conflict("edit_conflict", messages.customerNoteChanged, conflict),
    );
    await user.clear(field);
    await user.type(field, "Call first");
    await user.click(screen.getByRole("button", { name: t("ra.action.save") }));
    expect(await screen.findByText(/Moved to Pune/)).toBeDefined();
    expect(field.value).toBe("Call first");

    shop.on("adminSaveCustomerNote", { success: true, data: { note: "Call first", version: "5" } });
    await user.click(screen.getByRole("button", { name: t("customer.replaceNote") }));
    await waitFor(() => expect(screen.queryByText(/Moved to Pune/)).toBeNull());
    expect(shop.bodies("adminSaveCustomerNote")).toEqual([
      { note: "Call first", version: "3" },
      { note: "Call first", version: "4" },
    ]);
  });
});

describe("cash of a customer", () => {
  it("is switched off for a phone with a reason, and says so", async () => {
    const shop = new ShopStandIn();
    const side = { side: "phone", phone: "9876543210", open: 1, openAmount: 450, returned: 2 } as const;
    const on = { sides: [{ ...side, isOff: false, blockedBecause: null }], withinDays: 180 };
    const off = { sides: [{ ...side, isOff: true, blockedBecause: "Refused" }], withinDays: 180 };
    shop.on("adminGetCustomerCash", { success: true, data: on });
    shop.on("adminSetCustomerCash", { success: true, data: off });
    const { user } = await renderInPanel(<CashSection customerId="cus_asha" />, { shop });
    await user.click(await screen.findByRole("button", { name: "Switch off: 9876543210" }));
    const confirm = screen.getByRole("button", { name: "Switch off" });
    await user.click(confirm);
    expect(shop.bodies("adminSetCustomerCash")).toEqual([]);
    await user.type(screen.getByRole("textbox", { name: /^Reason/ }), "Refused");
    await user.click(confirm);
    expect(await screen.findByRole("button", { name: "Allow again: 9876543210" })).toBeDefined();
    expect(shop.bodies("adminSetCustomerCash")).toEqual([
      { side: "phone", phone: "9876543210", takesCash: false, reason: "Refused" },
    ]);
  });
});
