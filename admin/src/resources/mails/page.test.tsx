import { mailNames } from "@contract/mail-kinds";
import type { MailWords } from "@contract/mails";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { MailsPage } from "./page";

const blank = { en: "", hi: "", mr: "" };
const each = (subject: object, lead: object) =>
  Object.fromEntries(mailNames.map((name) => [name, { subject, lead }])) as MailWords;
const words = each(blank, blank);
const standard = each(
  { ...blank, en: "We have your order {order}" },
  { ...blank, en: "We are looking at it now." },
);
const saved = { ...words, version: 0, edition: "e1.x", updatedAt: null };

async function open() {
  const shop = new ShopStandIn();
  shop.on("adminGetMails", { success: true, data: saved, standard });
  shop.on("adminPreviewMail", {
    success: true,
    data: { subject: "We have your order X-1", html: "<p style='color:red'>Hello</p>", text: "Hello" },
  });
  return renderInPanel(<MailsPage />, { shop });
}

describe("the page of the mails' words", () => {
  it("starts from the standard text, shows the mail, saves it, and goes back to the standard text", async () => {
    const { shop, user } = await open();
    await screen.findByText("We have your order X-1");
    await user.click(
      await screen.findByRole("button", { name: "Start from the standard text", hidden: true }),
    );
    const subject = await screen.findByRole("textbox", { name: "Subject", hidden: true });
    expect(subject).toHaveProperty("value", "We have your order {order}");
    await waitFor(() =>
      expect(shop.bodies("adminPreviewMail").at(-1)).toEqual({
        name: "placed_cash",
        language: "en",
        subject: "We have your order {order}",
        lead: "We are looking at it now.",
      }),
    );
    shop.on("adminSaveMails", { success: true, data: { ...saved, version: 1 }, standard });
    await user.click(screen.getByRole("button", { name: "Save settings", hidden: true }));
    await waitFor(() =>
      expect(shop.bodies("adminSaveMails")).toMatchObject([
        {
          placed_cash: { subject: { en: "We have your order {order}" } },
          welcome: words.welcome,
          edition: "e1.x",
        },
      ]),
    );
    await user.click(screen.getByRole("button", { name: "Start from the standard text", hidden: true }));
    await user.click(screen.getByRole("button", { name: "Back to the standard text", hidden: true }));
    expect(screen.getByRole("textbox", { name: "Subject", hidden: true })).toHaveProperty("value", "");
  });

  it("leads to the mail and the language of what was refused", async () => {
    const { shop, user } = await open();
    await screen.findByText("We have your order X-1");
    shop.on(
      "adminSaveMails",
      refuse.invalid([{ field: "welcome.subject.hi", message: messages.placeholderUnknown }]),
    );
    await user.type(await screen.findByRole("textbox", { name: "Subject", hidden: true }), "Hi");
    await user.click(screen.getByRole("button", { name: "Save settings", hidden: true }));
    await screen.findByRole("heading", { name: "Welcome to a new account", hidden: true });
    await screen.findAllByText(/a word in braces that the shop cannot fill in/);
  });
});
