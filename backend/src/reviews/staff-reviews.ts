import type { Message } from "../contract/messages";
import { recall } from "../contract/messages/recall";
import type { StaffReview } from "../contract/moderation";
import { query } from "../platform/db/pool";
import { containsWords, wordsWithin } from "../platform/db/search-words";
import { versionOf } from "../platform/edits/version";
import { sortColumn } from "../platform/list-query";

/** What staff may sort by, as the panel names it. */
const sortable: Readonly<Record<string, string>> = {
  createdAt: "r.written_at",
  reviewValue: "r.rating",
  productTitle: "c.title_sort",
  userName: "lower(r.user_name)",
  hidden: "r.is_hidden",
};

export type StaffReviewsQuery = {
  hidden?: boolean | undefined;
  reviewValue?: number | undefined;
  productId?: string | undefined;
  /** Part of the text, the writer's name or the product's title. */
  q?: string | undefined;
  sort?: { field: string; descending: boolean } | undefined;
  limit: number;
  offset: number;
};

/** The name of a deleted account is not a person's, and is shown in the reader's language. */
export type ShownReview = Omit<StaffReview, "userName"> & { userName: string | Message };
type Row = Omit<StaffReview, "createdAt" | "version"> & { createdAt: Date };

/** What staff judge when they hide or show a review. */
export const judgedFields = ["reviewMessage", "reviewValue"] as const;

const columns = `r.id as "_id", r.product_id as "productId", r.customer_id as "userId", r.user_name as "userName",
  r.message as "reviewMessage", r.rating::integer as "reviewValue", r.is_verified as verified,
  r.is_hidden as hidden, r.written_at as "createdAt", c.title as "productTitle", c.image as "productImage"`;
const from = `from review r join catalog_product c on c.product_id = r.product_id and c.published`;

const present = (row: Row): ShownReview => ({
  ...row,
  userName: recall(row.userName),
  createdAt: row.createdAt.toISOString(),
  version: versionOf(judgedFields, row),
});

/** A page of reviews of products that the shop shows, hidden reviews too, and how many there are in all. */
export async function staffReviews(list: StaffReviewsQuery): Promise<{ rows: ShownReview[]; total: number }> {
  const parts = ["r.deleted_at is null"];
  const values: unknown[] = [];
  const add = (value: unknown, sql: (place: string) => string) => {
    if (value === undefined || value === "") return;
    values.push(value);
    parts.push(sql(`$${values.length}`));
  };
  add(list.hidden, (at) => `r.is_hidden = ${at}`);
  add(list.reviewValue, (at) => `r.rating = ${at}`);
  add(list.productId, (at) => `r.product_id = ${at}`);
  add(wordsWithin(list.q), (at) => containsWords(["r.message", "r.user_name", "c.title"], at));
  const where = `where ${parts.join(" and ")}`;
  const column = sortColumn(sortable, list.sort, "r.written_at");
  const way = (list.sort?.descending ?? true) ? "desc" : "asc";
  const [rows, [counted]] = await Promise.all([
    query<Row>({
      text: `select ${columns} ${from} ${where} order by ${column} ${way}, r.id ${way}
             limit $${values.length + 1} offset $${values.length + 2}`,
      values: [...values, list.limit, list.offset],
    }),
    query<{ total: number }>({ text: `select count(*)::integer as total ${from} ${where}`, values }),
  ]);
  return { rows: rows.map(present), total: counted?.total ?? 0 };
}

/** One review as staff see it; undefined where there is none. */
export async function readStaffReview(id: string): Promise<ShownReview | undefined> {
  const [row] = await query<Row>({
    name: "staff-review",
    text: `select ${columns} ${from} where r.id = $1 and r.deleted_at is null`,
    values: [id],
  });
  return row && present(row);
}
