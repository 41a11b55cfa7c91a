import type { OwnQuestion } from "../../contract/questions";

/** A question as its asker sees it, of `q`. */
export const ownColumns = `q.id as "_id", q.product_id as "productId", q.question, q.asked_at as "askedAt", q.state, q.answer,
  q.answered_at as "answeredAt", q.decline_reason as "declineReason"`;

export type OwnRow = Omit<OwnQuestion, "askedAt" | "answer"> & {
  askedAt: Date;
  answer: string | null;
  answeredAt: Date | null;
};

export const presentOwn = ({ answer, answeredAt, askedAt, ...row }: OwnRow): OwnQuestion => ({
  ...row,
  askedAt: askedAt.toISOString(),
  answer: answer !== null && answeredAt ? { text: answer, at: answeredAt.toISOString() } : null,
});
