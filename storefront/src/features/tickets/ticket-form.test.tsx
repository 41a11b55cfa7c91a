import type { User } from "@contract/auth";
import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { useQueryClient } from "@tanstack/react-query";
import { saidAt } from "@testing/said-at";
import { packedOrder } from "@testing/sample-order";
import { ShopStandIn } from "@testing/shop-stand-in";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { sessionQuery } from "@/features/session/queries";
import { forgetPerson } from "@/lib/forget-person";
import { localKeys, readSession, sessionKeys, writeLocal } from "@/lib/storage";
import { renderInShop } from "@/testing/render-in-shop";
import { asha } from "@/testing/samples";
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
    expect((await screen.findByText(number)).closest("[role=status]")?.textContent).toContain(
      `Its ticket number is ${number}.`,
    );
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

describe.each(languages)("a message that was begun in %s", (language) => {
  it("is there again after a reload, until it is sent", async () => {
    const begun = await renderInShop(<TicketForm />, { texts, language });
    const box = (name: string) =>
      screen.getByRole<HTMLInputElement>("textbox", { name: new RegExp(begun.t(`ticket:${name}`)) });
    const topic = () =>
      screen.getByRole<HTMLSelectElement>("combobox", { name: new RegExp(begun.t("ticket:topic")) });
    await begun.user.selectOptions(topic(), "complaint");
    await begun.user.type(box("name"), "सुनीता जाधव");
    await begun.user.type(box("phone"), "98765 43210");
    await begun.user.type(box("message"), "दिवा लुकलुकतो");
    cleanup();

    const { shop, user, t } = await renderInShop(<TicketForm />, { texts, language });
    await waitFor(() => expect(box("message").value).toBe("दिवा लुकलुकतो"));
    expect(topic().value).toBe("complaint");
    expect(box("name").value).toBe("सुनीता जाधव");
    expect(box("phone").value).toBe("98765 43210");
    shop.on("writeTicket", { success: true, data: { number }, message: messages.ticketWritten });
    await user.click(screen.getByRole("button", { name: t("ticket:submit") }));
    expect(await screen.findByText(new RegExp(number))).toBeDefined();
    expect(shop.bodies("writeTicket")).toMatchObject([{ topic: "complaint", message: "दिवा लुकलुकतो" }]);
    expect(readSession(sessionKeys.ticket)).toBeNull();
  });
});

/** What start.tsx does when the server no longer knows the session. */
function SessionEnd() {
  const client = useQueryClient();
  const end = () => {
    forgetPerson();
    client.setQueryData(sessionQuery.queryKey, null);
  };
  return (
    <button type="button" onClick={end}>
      The session ends
    </button>
  );
}

describe("a message that was begun", () => {
  const message = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Your message/ });

  it("is no longer kept once its fields are empty again", async () => {
    const { user } = await renderInShop(<TicketForm />, { texts });
    await user.type(message(), "The lamp");
    await waitFor(() => expect(readSession(sessionKeys.ticket)).not.toBeNull());
    await user.clear(message());
    expect(readSession(sessionKeys.ticket)).toBeNull();
  });

  it("is kept no longer once the session has ended", async () => {
    writeLocal(localKeys.token, "token");
    const shop = new ShopStandIn();
    shop.on("checkAuth", { success: true, user: asha, token: "token" });
    shop.on("getOrders", { success: true, data: [], meta: { total: 0, page: 1, limit: 10, pages: 0 } });
    const page = (
      <>
        <TicketForm />
        <SessionEnd />
      </>
    );
    const { user } = await renderInShop(page, { texts, shop });
    await screen.findByText(new RegExp(asha.email));
    await user.type(message(), "The lamp");
    await waitFor(() => expect(readSession(sessionKeys.ticket)).not.toBeNull());
    await user.click(screen.getByRole("button", { name: "The session ends" }));
    await screen.findByRole("textbox", { name: /Your name/ });
    await user.type(message(), " flickers");
    expect(readSession(sessionKeys.ticket)).toBeNull();
  });

  it("by a shopper is there again for them, with its order, and for nobody else", async () => {
    writeLocal(localKeys.token, "token");
    const open = async (user: User) => {
      const shop = new ShopStandIn();
      shop.on("checkAuth", { success: true, user, token: "token" });
      const meta = { total: 1, page: 1, limit: 10, pages: 1 };
      shop.on("getOrders", { success: true, data: [packedOrder], meta });
      const page = await renderInShop(<TicketForm />, { texts, shop });
      const order = await screen.findByRole<HTMLSelectElement>("combobox", { name: /Order number/ });
      return { ...page, order };
    };
    const { user, order } = await open(asha);
    await user.selectOptions(order, packedOrder.orderNumber);
    await user.type(message(), "The lamp flickers");
    cleanup();
    await open({ ...asha, id: "cus_other" });
    expect(message().value).toBe("");
    cleanup();
    const again = await open(asha);
    expect(message().value).toBe("The lamp flickers");
    expect(again.order.value).toBe(packedOrder.orderNumber);
  });
});
