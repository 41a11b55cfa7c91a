import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { saidAt } from "@testing/said-at";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import TicketForm from "./ticket-form";

const texts = ["ticket", "forms"] as const;
const number = "TK-26-04711234";

describe.each(languages)("writing to the shop in %s", (language) => {
  it("needs a message, a name and a way to answer, and says each at its field", async () => {
    const { shop, user, t } = await renderInShop(<TicketForm />, { texts, language });
    const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
    await user.click(screen.getByRole("button", { name: t("ticket:submit") }));
    const name = box(t("ticket:name"));
    await waitFor(() => expect(saidAt(name)).toContain(t("forms:problems.nameMissing")));
    expect(saidAt(box(t("ticket:email")))).toContain(t("forms:problems.accountMissing"));
    expect(saidAt(box(t("ticket:message")))).toContain(t("forms:problems.messageShort"));
    expect(document.activeElement).toBe(name);
    expect(shop.bodies("writeTicket")).toEqual([]);
  });
});

describe("writing to the shop", () => {
  const fill = async () => {
    const page = await renderInShop(<TicketForm />, { texts });
    const type = (name: RegExp, words: string) =>
      page.user.type(screen.getByRole("textbox", { name }), words);
    await page.user.selectOptions(screen.getByRole("combobox", { name: /about/ }), "complaint");
    await type(/Your name/, "Sunita Jadhav");
    await type(/Mobile number/, "9876543210");
    await type(/Your message/, "The lamp flickers");
    return { ...page, send: () => screen.getByRole("button", { name: "Send the message" }) };
  };

  it("says the ticket's number; pressed twice it is sent once", async () => {
    const { shop, user, send } = await fill();
    shop.on("writeTicket", { success: true, data: { number }, message: messages.ticketWritten });
    await user.dblClick(send());
    expect(await screen.findByText(new RegExp(number))).toBeDefined();
    expect(shop.bodies("writeTicket")).toEqual([
      { topic: "complaint", message: "The lamp flickers", name: "Sunita Jadhav", phone: "9876543210" },
    ]);
  });

  it("keeps what was typed when the shop refuses it", async () => {
    const { shop, user, send } = await fill();
    shop.on("writeTicket", refuse.invalid([{ field: "phone", message: messages.phoneMalformed }]));
    await user.click(send());
    const phone = screen.getByRole<HTMLInputElement>("textbox", { name: /Mobile number/ });
    await waitFor(() => expect(saidAt(phone)).not.toBe(""));
    expect(phone.value).toBe("9876543210");
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Your message/ }).value).toBe(
      "The lamp flickers",
    );
  });
});
