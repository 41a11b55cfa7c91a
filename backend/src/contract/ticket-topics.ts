/** What a message to the shop can be about. Free of schemas, so that forms can load it. */
export const ticketTopics = ["order", "product", "payment", "return", "complaint", "other"] as const;
export type TicketTopic = (typeof ticketTopics)[number];

export const ticketStates = ["open", "answered", "closed"] as const;
