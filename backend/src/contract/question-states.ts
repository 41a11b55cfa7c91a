/** What has become of a question: nothing yet, the shop's answer beside it on the product's page, or a friendly no. Free of libraries. */
export const questionStates = ["open", "answered", "declined"] as const;
export type QuestionState = (typeof questionStates)[number];
