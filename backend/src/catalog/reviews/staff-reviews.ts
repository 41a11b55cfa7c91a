import type { Message } from "../../contract/messages";
import { recall } from "../../contract/messages/recall";
import type { StaffReview } from "../../contract/moderation";
import type { PhotoState } from "../../contract/photo-states";
import { type CountedHits, countHits } from "../../platform/db/few-hits";
import { orderBy, pagePlace } from "../../platform/db/page-place";
import { query } from "../../platform/db/pool";
import { wordsWithin } from "../../platform/db/search-words";
import { versionOf } from "../../platform/edits/version";
import { sortColumn } from "../../platform/list-query";
import { hasTrigram, titledProducts } from "../sought-products";
import { hasPhoto, staffPhotosColumn } from "./photo-columns";
import { answerColumn, helpfulColumn } from "./read-reviews";

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
  /** With at least one photo in this state. */
  photos?: PhotoState | undefined;
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
  r.is_hidden as hidden, r.written_at as "createdAt", ${answerColumn}, ${helpfulColumn}, ${staffPhotosColumn}, c.title as "productTitle", c.image as "productImage"`;
const from = `from review r join catalog_product c on c.product_id = r.product_id and c.published`;
/** The same reviews without their products' wide rows: of products that are not shown there are few (ADR-0050). */
const isShown = `not exists (select from catalog_product h where h.product_id = r.product_id and not h.published)`;
const besideTitles = `from review r join catalog_staff_list l on l.product_id = r.product_id`;

/** Each of the two searches by its own index, for all hits of words that few reviews have. */
const idsAbout = (place: string, words: string) => `select w.id from review w
  where w.deleted_at is null and w.shop_sought like shop_search_text(${place})
  union select t.id from review t where t.deleted_at is null and t.product_id in (${titledProducts(place, words)})`;
/** The same as a condition of a row: for some hits of words that many have, or all hits of words that no index finds. */
const isAbout = (place: string, words: string) =>
  `(r.shop_sought like shop_search_text(${place}) or r.product_id in (${titledProducts(place, words)}))`;

const sought = (place: string, words: string) =>
  hasTrigram(words) ? `r.id in (${idsAbout(place, words)})` : isAbout(place, words);

const present = (row: Row): ShownReview => ({
  ...row,
  userName: recall(row.userName),
  createdAt: row.createdAt.toISOString(),
  version: versionOf(answeredFields, row),
});

type Filter = { where: string; values: unknown[] };

/** How many reviews the list has, and the condition by which its page finds them. */
async function countReviews(list: StaffReviewsQuery): Promise<{ total: number; filter: Filter }> {
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
  add(list.photos, (at) => hasPhoto(`p.state = ${at}`));
  const where = `where ${parts.join(" and ")}`;
  const words = wordsWithin(list.q);
  if (words) values.push(words);
  const place = `$${values.length}`;
  const [counted] = await query<CountedHits<string>>({
    text: words
      ? countHits(`select r.id as key from review r ${where} and ${sought(place, words)}`)
      : `select count(*)::integer as total, null as few from review r ${where}`,
    values,
  });
  const { total = 0, few = null } = counted ?? {};
  if (few) return { total, filter: { where: "where r.id = any ($1)", values: [few] } };
  return { total, filter: { where: words ? `${where} and ${isAbout(place, words)}` : where, values } };
}

/** A page of reviews of products that the shop shows, hidden reviews too, and how many there are in all. */
export async function staffReviews(list: StaffReviewsQuery): Promise<{ rows: ShownReview[]; total: number }> {
  const column = sortColumn(sortable, list.sort, "r.written_at");
  const order = [column, "r.id"];
  const isDescending = list.sort?.descending ?? true;
  const {
    total,
    filter: { where, values },
  } = await countReviews(list);
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
