import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { loadTexts } from "../../providers/i18n-provider";
import { renderInPanel } from "../../testing/render-in-panel";
import { AnswerSection } from "./answer-section";
import { DeclineButton } from "./decline-button";
import type { StaffQuestion } from "./question";

const question: StaffQuestion = {
  _id: "ques_1",
  id: "ques_1",
  productId: "prod_1",
  productTitle: "Kurta",
  productImage: "/pictures/kurta-1080.webp",
  productSlug: "kurta",
  question: "Does it run in the wash?",
  userName: "Asha Patil",
  customerId: "cus_1",
  askedAt: "2026-11-23T04:30:00.000Z",
  state: "open",
  answer: null,
  declineReason: null,
  draft: "",
  hidden: false,
  version: "1",
};
const answered: StaffQuestion = {
  ...question,
  state: "answered",
  answer: { text: "It does not", at: question.askedAt },
  version: "2",
};

const shownAs = async (one: StaffQuestion, language: (typeof languages)[number] = "en") => {
  await loadTexts("questions");
  const shop = new ShopStandIn();
  return renderInPanel(<AnswerSection question={one} />, { shop, language });
};

describe.each(languages)("an answer in %s", (language) => {
  it("that was typed stays when somebody else was quicker, and theirs is shown", async () => {
    const { shop, user, t } = await shownAs(question, language);
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: t("question.answerText") });
    const publish = screen.getByRole<HTMLButtonElement>("button", { name: t("question.publish") });
    expect(publish.disabled).toBe(true);
    const theirs = {
      field: "answer",
      theirs: "Never",
      yours: "It does not",
      by: "Ravi",
      at: question.askedAt,
    };
    const conflict = { version: "2", fields: [theirs] };
    shop.on("adminAnswerQuestion", refuse.conflict("edit_conflict", messages.questionChanged, conflict));
    await user.type(field, "It does not");
    await user.click(publish);
    expect((await screen.findByRole("alert")).textContent).toContain("“Never”");
    expect(field.value).toBe("It does not");
    shop.on("adminAnswerQuestion", { success: true, data: answered, message: messages.questionAnswered });
    await user.click(publish);
    await waitFor(() => expect(field.value).toBe(""));
    expect(shop.bodies("adminAnswerQuestion")).toEqual([
      { answer: "It does not", version: "1" },
      { answer: "It does not", version: "1" },
    ]);
  });
});

describe("a question", () => {
  it("keeps the beginning of an answer, and goes on from there", async () => {
    const { shop, user } = await shownAs({ ...question, draft: "I think" });
    const field = screen.getByRole<HTMLTextAreaElement>("textbox");
    expect(field.value).toBe("I think");
    const keep = screen.getByRole<HTMLButtonElement>("button", { name: "Keep as a draft" });
    expect(keep.disabled).toBe(true);
    shop.on("adminSaveQuestionDraft", { success: true, data: question, message: messages.questionSaved });
    await user.type(field, " not");
    await user.click(keep);
    await waitFor(() =>
      expect(shop.bodies("adminSaveQuestionDraft")).toEqual([{ draft: "I think not", version: "1" }]),
    );
  });

  it("that is answered is changed or hidden, and can't be declined", async () => {
    const { shop, user } = await shownAs(answered);
    expect(screen.queryByRole("button", { name: "Decline" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Keep as a draft" })).toBeNull();
    const save = screen.getByRole<HTMLButtonElement>("button", { name: "Save the answer" });
    expect(save.disabled).toBe(true);
    shop.on("adminHideQuestion", { success: true, data: answered, message: messages.questionSaved });
    await user.click(screen.getByRole("button", { name: "Hide from the shop" }));
    expect(shop.bodies("adminHideQuestion")).toEqual([{ hidden: true, version: "2" }]);
  });

  it("is declined with a reason only, several with the same; what was refused is named", async () => {
    await loadTexts("questions");
    const shop = new ShopStandIn();
    const questions = [question, { ...question, id: "ques_2", version: "7" }];
    const { user } = await renderInPanel(<DeclineButton questions={questions} />, { shop });
    await user.click(screen.getByRole("button", { name: "Decline" }));
    expect(await screen.findByText("Decline 2 questions?")).toBeDefined();
    const confirm = () => screen.getByRole("button", { name: "Decline" });
    await user.click(confirm());
    expect(shop.bodies("adminDeclineQuestion")).toEqual([]);
    shop.on("adminDeclineQuestion", refuse.conflict("question_answered", messages.questionAlreadyAnswered));
    await user.type(screen.getByRole("textbox", { name: /^Reason/ }), "Not about it");
    await user.click(confirm());
    expect(await screen.findAllByText(/answered already/)).toBeDefined();
    expect(shop.bodies("adminDeclineQuestion")).toEqual([
      { reason: "Not about it", version: "1" },
      { reason: "Not about it", version: "7" },
    ]);
  });
});
