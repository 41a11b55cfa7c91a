import type { ResponseOf } from "@contract";
import { messages } from "@contract/messages";
import type { Question } from "@contract/questions";
import { type Refusal, refuse } from "@contract/refusal";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { localKeys, writeLocal } from "@/lib/storage";
import { renderInShop } from "@/testing/render-in-shop";
import { asha } from "@/testing/samples";
import { keepQuestion } from "./kept-question";
import Questions from "./questions";

const question = (number: number): Question => ({
  _id: `ques_${number}`,
  question: `Question number ${number}?`,
  userName: "Vijay",
  askedAt: "2026-11-22T10:00:00.000Z",
  answer: { text: `Answer number ${number}`, at: "2026-11-23T10:00:00.000Z" },
});
const list = (from: number, to: number, total: number, page = 1): ResponseOf<"getQuestions"> => ({
  success: true,
  data: Array.from({ length: to - from + 1 }, (_, at) => question(from + at)),
  meta: { total, page, limit: 10, pages: Math.ceil(total / 10) },
});

async function open(first: ResponseOf<"getQuestions"> | Refusal, isShopper = false) {
  const shop = new ShopStandIn();
  shop.on("getQuestions", first);
  if (isShopper) {
    writeLocal(localKeys.token, "token");
    shop.on("checkAuth", { success: true, user: asha, token: "token" });
    shop.on("getMyQuestions", { success: true, data: [] });
  }
  return renderInShop(<Questions productId="prod_kurta" product="kurta" />, { texts: ["questions"], shop });
}
const shown = () =>
  within(screen.getByRole("list", { name: "Answered questions" }))
    .getAllByRole("heading")
    .map(({ textContent }) => textContent);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("the questions about a product", () => {
  it("invite to ask while there are none", async () => {
    await open(list(1, 0, 0));
    expect(await screen.findByText(/^No questions yet/)).toBeDefined();
    expect(screen.queryByRole("search")).toBeNull();
  });

  it("stand with the shop's answers, and more of them come when asked for", async () => {
    const { shop, user } = await open(list(1, 3, 13));
    expect(await screen.findByText("Answer number 3")).toBeDefined();
    expect(screen.getByText("3 of 13 questions")).toBeDefined();
    shop.on("getQuestions", list(1, 10, 13));
    await user.click(screen.getByRole("button", { name: "Show more questions" }));
    expect(await screen.findByText("10 of 13 questions")).toBeDefined();
    expect(document.activeElement?.textContent).toContain("Question number 4?");
    shop.on("getQuestions", "unreachable");
    await user.click(screen.getByRole("button", { name: "Show more questions" }));
    expect((await screen.findByRole("alert")).textContent).toBe("The questions could not be loaded");
    // One was answered meanwhile: the tenth comes again, and is shown once.
    shop.on("getQuestions", list(10, 13, 13, 2));
    await user.click(screen.getByRole("button", { name: "Show more questions" }));
    expect(await screen.findByText("13 of 13 questions")).toBeDefined();
    expect(new Set(shown()).size).toBe(13);
    expect(screen.queryByRole("button", { name: "Show more questions" })).toBeNull();
  });

  it("are looked through for words, and all are back when those are deleted", async () => {
    const { shop, user } = await open(list(1, 3, 13));
    const field = await screen.findByRole("searchbox", { name: "Search the questions" });
    shop.on("getQuestions", list(7, 7, 1));
    await user.type(field, " seven {Enter}");
    expect(await screen.findByText("1 question with “seven”")).toBeDefined();
    expect(shown()).toEqual(["Question number 7?"]);
    expect(shop.queries("getQuestions").at(-1)).toEqual({ page: "1", limit: "10", q: "seven" });
    await user.clear(field);
    await waitFor(() => expect(shown()).toHaveLength(3));
  });

  it("that did not come are asked for again on request", async () => {
    const { shop, user } = await open(refuse.unavailable());
    const again = await screen.findByRole("button", { name: /again/i });
    shop.on("getQuestions", list(1, 1, 1));
    await user.click(again);
    expect(await screen.findByText("Answer number 1")).toBeDefined();
  });
});

describe("a shopper's own question", () => {
  const own = {
    _id: "ques_own",
    productId: "prod_kurta",
    question: "Does it shrink when it is washed?",
    askedAt: "2026-11-22T10:00:00.000Z",
    state: "open" as const,
    answer: null,
    declineReason: null,
  };

  it("is thanked for, and then stands there for them alone", async () => {
    const { shop, user } = await open(list(1, 1, 1), true);
    await user.click(await screen.findByRole("button", { name: "Ask a question" }));
    await user.type(await screen.findByRole("textbox"), own.question);
    shop.on("askQuestion", { success: true, data: own, message: messages.questionAsked });
    shop.on("getMyQuestions", { success: true, data: [own] });
    await user.click(await screen.findByRole("button", { name: "Send the question" }));
    expect(await screen.findByText(/^Thank you/)).toBeDefined();
    expect(await screen.findByText(own.question)).toBeDefined();
    expect(screen.getByText(/The shop will answer, and we mail you\./)).toBeDefined();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("that was typed before signing in is in the form again", async () => {
    keepQuestion({ productId: "prod_kurta", userId: undefined }, own.question);
    await open(list(1, 1, 1), true);
    const field = await screen.findByRole<HTMLTextAreaElement>("textbox");
    expect(field.value).toBe(own.question);
    expect(await screen.findByRole("button", { name: "Send the question" })).toBeDefined();
  });

  it("that somebody else has begun is not in the form", async () => {
    keepQuestion({ productId: "prod_kurta", userId: "cus_ravi" }, own.question);
    const { user } = await open(list(1, 1, 1), true);
    await user.click(await screen.findByRole("button", { name: "Ask a question" }));
    expect((await screen.findByRole<HTMLTextAreaElement>("textbox")).value).toBe("");
  });

  it("says why the shop does not answer it", async () => {
    const { shop } = await open(list(1, 1, 1), true);
    shop.on("getMyQuestions", {
      success: true,
      data: [{ ...own, state: "declined" as const, declineReason: "Not about the kurta" }],
    });
    expect(await screen.findByText(/We cannot answer this one here: Not about the kurta/)).toBeDefined();
  });
});
