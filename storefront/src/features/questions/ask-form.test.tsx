import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import type { OwnQuestion } from "@contract/questions";
import { refuse } from "@contract/refusal";
import { act, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetOthers } from "@/lib/forget-person";
import { readSession, sessionKeys } from "@/lib/storage";
import { renderInShop } from "@/testing/render-in-shop";
import { asha } from "@/testing/samples";
import AskForm from "./ask-form";
import { keptQuestion } from "./kept-question";

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
type Tab = { first: string | undefined; become: (userId?: string) => void };
/** The form in a tab that may become somebody else's, as when a session runs out. */
function FormOf({ tab }: { tab: Tab }) {
  const [userId, setUserId] = useState(tab.first);
  useEffect(() => {
    tab.become = (next) => act(() => setUserId(next));
  }, [tab]);
  return <AskForm productId="prod_kurta" userId={userId} onAsked={vi.fn()} />;
}
async function openAs(first?: string) {
  const tab: Tab = { first, become: () => undefined };
  const { user } = await renderInShop(<FormOf tab={tab} />, { texts: ["questions"] });
  return { user, tab };
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
    const kept = (productId: string) => keptQuestion({ productId, userId: asha.id });
    expect(kept("prod_kurta")).toBe(asked.question);
    expect(kept("prod_other")).toBe("");
  });

  it("stays its writer's when their session runs out as it is sent, and is shown to nobody else who signs in", async () => {
    const { user, tab } = await openAs(asha.id);
    await user.type(words(), asked.question);
    tab.become();
    await user.type(words(), " Please");
    await user.click(screen.getByRole("link", { name: "Login and ask" }));
    const kept = (userId?: string) => keptQuestion({ productId: "prod_kurta", userId });
    expect([kept(asha.id), kept("cus_ravi"), kept()]).toEqual([`${asked.question} Please`, "", ""]);
    tab.become("cus_ravi");
    expect(words().value).toBe("");
    // Who signs in there.
    forgetOthers("cus_ravi");
    expect(readSession(sessionKeys.question)).toBeNull();
  });

  it("of a guest belongs to whoever signs in with it", async () => {
    const { user, tab } = await openAs();
    await user.type(words(), asked.question);
    tab.become(asha.id);
    expect(words().value).toBe(asked.question);
    expect(keptQuestion({ productId: "prod_kurta", userId: "cus_ravi" })).toBe("");
  });
});
