/** The topics of the outbox whose messages are mails or short texts to somebody. */
export const messageTopics = [
  "mail",
  "text-message",
  "welcome",
  "password-code",
  "second-factor",
  "second-factor-code",
  "staff-letter",
  "api-key",
  "webhook-off",
  "contact-code",
  "contact-code-text",
  "sign-in-code",
  "sign-in-code-text",
  "account-news",
  "when-back",
  "price-drop",
  "ticket",
  "question",
  "order-code",
  "order-code-text",
] as const;
export type MessageTopic = (typeof messageTopics)[number];
