/** The texts of the questions' pages. */
export const questionsEn = {
  question: {
    search: "Question, answer, name or product",
    none: "Nobody has asked about a product yet",
    products: "To the products",
    states: { open: "To answer", answered: "Answered", declined: "Declined" },
    days: "%{smart_count} day |||| %{smart_count} days",
    hidden: "Hidden",
    question: "Question",
    about: "About",
    product: "Product",
    inShop: "In the shop",
    open: "Open the product's page",
    answeredAt: "Answered",
    answer: "Answer",
    answerText: "The shop's answer",
    answerIsMailed: "Everybody reads it on the product's page, and the asker is mailed it.",
    editIsQuiet: "It changes on the product's page. The asker is not mailed again.",
    askerGone: "Everybody reads it on the product's page. The asker's account is deleted.",
    publish: "Publish the answer",
    saveAnswer: "Save the answer",
    keepDraft: "Keep as a draft",
    decline: "Decline",
    declineAsk: "Decline this question? |||| Decline %{smart_count} questions?",
    declineMeans: "It stays off the product's page, and the asker is told kindly by mail, with your reason.",
    declined: "The question is declined |||| %{smart_count} questions are declined",
    reason: "Reason",
    noneOpen: "None of the selected is to answer",
    hide: "Hide from the shop",
    show: "Show in the shop again",
    deleteAsk: "Delete this question?",
    deleteMeans: "It is gone with its answer. The asker is not told.",
  },
  resources: {
    questions: {
      name: "Question |||| Questions",
      fields: { state: "State", hidden: "Hidden", userName: "Asked by", askedAt: "Asked" },
    },
  },
};

export type QuestionsTexts = typeof questionsEn;
