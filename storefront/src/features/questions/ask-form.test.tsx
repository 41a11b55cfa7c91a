import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import type { OwnQuestion } from "@contract/questions";
import { refuse } from "@contract/refusal";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readSession, sessionKeys } from "@/lib/storage";
import { renderInShop } from "@/testing/render-in-shop";
import { asha } from "@/testing/samples";
import AskForm from "./ask-form";

const words = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const asked: OwnQuestion = {
  _id: "ques_1",
  productId: "prod_kurta",
  question: "Does it run in the wash?",
  askedAt: "2026-11-22T10:00:00.000Z",
  state: "open",
  answer: null,
  declineReason: null,
};

async function open(
  { userId, ...page }: { userId?: string; language?: "en" | "hi" | "mr" } = { userId: asha.id },
) {
  const onAsked = vi.fn();
  const form = <AskForm productId="prod_kurta" userId={userId} onAsked={onAsked} />;
  return { ...(await renderInShop(form, { ...page, texts: ["questions"] })), onAsked };
}
beforeEach(() => sessionStorage.clear());

describe.each(languages)("a question in %s", (language) => {
  it("that is too short or gives a contact away says so at its field, and nothing is sent", async () => {
    const { shop, user, t } = await open({ userId: asha.id, language });
    const field = screen.getByRole("textbox", { name: t("questions:yourQuestion") });
    expect(document.activeElement).toBe(field);
    await user.type(field, "Why?");
    await user.click(screen.getByRole("button", { name: t("questions:send") }));
    expect(screen.getByRole("alert").textContent).toBe(t("questions:tooShort"));
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field);
    await user.type(field, " Please call 98765 43210");
    await user.click(screen.getByRole("button", { name: t("questions:send") }));
    expect(screen.getByRole("alert").textContent).toBe(t("questions:contact"));
    expect(shop.bodies("askQuestion")).toEqual([]);
  });
});

describe("a question", () => {
  it("is sent once, however often the button is pressed, and then no longer kept", async () => {
    const { shop, user, onAsked } = await open();
    shop.on("askQuestion", { success: true, data: asked, message: messages.questionAsked });
    await user.type(words(), `  ${asked.question}  `);
    await user.dblClick(screen.getByRole("button", { name: "Send the question" }));
    await waitFor(() => expect(onAsked).toHaveBeenCalledOnce());
    expect(shop.bodies("askQuestion")).toEqual([{ productId: "prod_kurta", question: asked.question }]);
    expect(readSession(sessionKeys.question)).toBeNull();
  });

  it("stays in its field when the shop refuses it, with the shop's own sentence", async () => {
    const { shop, user, onAsked } = await open();
    const sentence = messages.questionHoldsContact;
    shop.on("askQuestion", refuse.invalid([{ field: "question", message: sentence }]));
    await user.type(words(), asked.question);
    await user.click(screen.getByRole("button", { name: "Send the question" }));
    expect((await screen.findByRole("alert")).textContent).toBe(sentence.in("en"));
    expect(words().value).toBe(asked.question);
    expect(onAsked).not.toHaveBeenCalled();
    shop.on("askQuestion", "unreachable");
    await user.click(screen.getByRole("button", { name: "Send the question" }));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("The question could not be sent"));
    expect(words().value).toBe(asked.question);
  });

  it("of a guest waits in this tab while they sign in, for this product alone", async () => {
    const { user } = await open({});
    expect(screen.queryByRole("button", { name: "Send the question" })).toBeNull();
    await user.type(words(), asked.question);
    await user.click(screen.getByRole("link", { name: "Login and ask" }));
    expect(readSession(sessionKeys.redirectAfterLogin)).toBe("/#questions");
    const { keptQuestion } = await import("./kept-question");
    expect(keptQuestion("prod_kurta")).toBe(asked.question);
    expect(keptQuestion("prod_other")).toBe("");
  });
});
