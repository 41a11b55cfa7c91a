import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { loadTexts } from "../../providers/i18n-provider";
import { renderInPanel } from "../../testing/render-in-panel";
import { HandleSection } from "./handle-section";
import type { Ticket } from "./show";

const ticket: Ticket = {
  _id: "tick_1",
  id: "tick_1",
  number: "TK-26-04711234",
  topic: "complaint",
  orderNumber: null,
  orderId: null,
  isOwnOrder: false,
  customerId: null,
  name: "Sunita Jadhav",
  email: "sunita@example.in",
  phone: null,
  message: "The lamp flickers",
  language: "mr",
  writtenAt: "2026-11-23T04:30:00.000Z",
  state: "open",
  answers: [],
  dueAt: "2026-11-25T04:30:00.000Z",
  overdue: false,
  note: "",
  version: "1",
};

describe.each(languages)("a ticket in %s", (language) => {
  it("keeps the answer that was typed when somebody else was quicker", async () => {
    await loadTexts("tickets");
    const shop = new ShopStandIn();
    const { user, t } = await renderInPanel(<HandleSection ticket={ticket} />, { shop, language });
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: t("ticket.answerText") });
    const send = () => screen.getByRole("button", { name: t("ticket.sendAnswer") });
    const theirs = { field: "answer", theirs: "Soon", yours: "New lamp", by: "Ravi", at: ticket.writtenAt };
    const conflict = { version: "2", fields: [theirs] };
    shop.on("adminAnswerTicket", refuse.conflict("edit_conflict", messages.ticketChanged, conflict));
    await user.type(field, "New lamp");
    await user.click(send());
    expect(await screen.findByRole("alert")).toBeDefined();
    expect(field.value).toBe("New lamp");

    shop.on("adminAnswerTicket", { success: true, data: ticket, message: messages.ticketAnswered });
    await user.dblClick(send());
    expect(shop.bodies("adminAnswerTicket")).toEqual([
      { answer: "New lamp", version: "1" },
      { answer: "New lamp", version: "1" },
    ]);
  });
});

describe("a ticket", () => {
  it("is closed with its note", async () => {
    await loadTexts("tickets");
    const shop = new ShopStandIn();
    shop.on("adminSaveTicket", { success: true, data: ticket, message: messages.ticketSaved });
    const { user } = await renderInPanel(<HandleSection ticket={ticket} />, { shop });
    await user.type(screen.getByRole("textbox", { name: "Note" }), "A new lamp");
    await user.click(screen.getByRole("button", { name: "Close the ticket" }));
    expect(shop.bodies("adminSaveTicket")).toEqual([{ closed: true, note: "A new lamp", version: "1" }]);
  });
});
