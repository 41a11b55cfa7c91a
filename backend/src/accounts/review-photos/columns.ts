import type { OwnPhoto } from "../../contract/review-photos";

/** A photo as its author sees it, of `p`. */
export const ownColumns = `p.id as "_id", p.url, p.width, p.height, p.review_id as "reviewId", p.product_id as "productId",
  p.added_at as "addedAt", p.state, p.reason`;

export type OwnRow = Omit<OwnPhoto, "addedAt"> & { addedAt: Date };

export const presentOwn = ({ addedAt, ...row }: OwnRow): OwnPhoto => ({
  ...row,
  addedAt: addedAt.toISOString(),
});
