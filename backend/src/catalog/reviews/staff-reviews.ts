import type { Message } from "../../contract/messages";
import { recall } from "../../contract/messages/recall";
import type { StaffReview } from "../../contract/moderation";
import { orderBy, pagePlace } from "../../platform/db/page-place";
import { query } from "../../platform/db/pool";
import { containsWords, wordsWithin } from "../../platform/db/search-words";
import { versionOf } from "../../platform/edits/version";
import { sortColumn } from "../../platform/list-query";
import { answerColumn } from "./read-reviews";

/** What staff may sort by, as the panel names it. */
const sortable: Readonly<Record<string, string>> = {
  createdAt: "r.written_at",
  reviewValue: "r.rating",
  productTitle: "l.title_sort",
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
/** What they answer, and what stands there as an answer. */
export const answeredFields = [...judgedFields, "answer"] as const;

const columns = `r.id as "_id", r.product_id as "productId", r.customer_id as "userId", r.user_name as "userName",
  r.message as "reviewMessage", r.rating::integer as "reviewValue", r.is_verified as verified,
  r.is_hidden as hidden, r.written_at as "createdAt", ${answerColumn}, c.title as "productTitle", c.image as "productImage"`;
const from = `from review r join catalog_product c on c.product_id = r.product_id and c.published`;
/** The same reviews without their products' wide rows: of products that are not shown there are few (ADR-0050). */
const isShown = `not exists (select from catalog_product h where h.product_id = r.product_id and not h.published)`;
const besideTitles = `from review r join catalog_staff_list l on l.product_id = r.product_id`;

/** The titles are found first: only then can each of the two searches use its index. */
const isAbout = (
  place: string,
) => `(${containsWords(["r.message", "r.user_name"], place)} or r.product_id = any (array(
  select product_id from catalog_staff_list
  where sought like shop_search_text(${place}) and ${containsWords(["title"], place)})))`;

const present = (row: Row): ShownReview => ({
  ...row,
  userName: recall(row.userName),
  createdAt: row.createdAt.toISOString(),
  version: versionOf(answeredFields, row),
});

/** A page of reviews of products that the shop shows, hidden reviews too, and how many there are in all. */
export async function staffReviews(list: StaffReviewsQuery): Promise<{ rows: ShownReview[]; total: number }> {
  const parts = ["r.deleted_at is null", isShown];
  const values: unknown[] = [];
  const add = (value: unknown, sql: (place: string) => string) => {
    if (value === undefined || value === "") return;
    values.push(value);
    parts.push(sql(`$${values.length}`));
  };
  add(list.hidden, (at) => `r.is_hidden = ${at}`);
  add(list.reviewValue, (at) => `r.rating = ${at}`);
  add(list.productId, (at) => `r.product_id = ${at}`);
  add(wordsWithin(list.q), isAbout);
  const where = `where ${parts.join(" and ")}`;
  const column = sortColumn(sortable, list.sort, "r.written_at");
  const order = [column, "r.id"];
  const isDescending = list.sort?.descending ?? true;
  const [counted] = await query<{ total: number }>({
    text: `select count(*)::integer as total from review r ${where}`,
    values,
  });
  const total = counted?.total ?? 0;
  const { limit, offset, isFromEnd } = pagePlace(list, total);
  const rows = await query<Row>({
    text: `with page as materialized (
             select r.id ${column === sortable.productTitle ? besideTitles : "from review r"} ${where} ${orderBy(order, isDescending, isFromEnd)}
             limit $${values.length + 1} offset $${values.length + 2})
           select ${columns} from page join review r using (id) join catalog_product c on c.product_id = r.product_id
           join catalog_staff_list l using (no) ${orderBy(order, isDescending)}`,
    values: [...values, limit, offset],
  });
  return { rows: rows.map(present), total };
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
