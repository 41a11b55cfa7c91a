import { hasTrigram, titledProducts } from "../../catalog/sought-products";
import type { Message } from "../../contract/messages";
import { recall } from "../../contract/messages/recall";
import type { QuestionState } from "../../contract/question-states";
import type { StaffQuestion } from "../../contract/questions";
import { orderBy, pagePlace } from "../../platform/db/page-place";
import { query } from "../../platform/db/pool";
import { wordsWithin } from "../../platform/db/search-words";
import { sortColumn } from "../../platform/list-query";
import { type OwnRow, ownColumns, presentOwn } from "./columns";

/** What staff may sort by, as the panel names it. */
const sortable: Readonly<Record<string, string>> = { askedAt: "q.asked_at", userName: "lower(q.user_name)" };

export type StaffQuestionsQuery = {
  state?: QuestionState | undefined;
  hidden?: boolean | undefined;
  productId?: string | undefined;
  /** Part of the question, the answer, the asker's name or the product's title. */
  q?: string | undefined;
  sort?: { field: string; descending: boolean } | undefined;
  limit: number;
  offset: number;
};

/** The name of a deleted account is not a person's, and is shown in the reader's language. */
export type ShownQuestion = Omit<StaffQuestion, "userName"> & { userName: string | Message };

type Row = OwnRow &
  Pick<StaffQuestion, "productTitle" | "productImage" | "productSlug" | "draft" | "hidden"> & {
    userName: string;
    customerId: string | null;
    version: number;
  };

const columns = `${ownColumns}, q.user_name as "userName", q.customer_id as "customerId", q.draft, q.is_hidden as hidden,
  q.version, coalesce(c.title, '') as "productTitle", coalesce(c.image, '') as "productImage",
  case when c.published then c.slug end as "productSlug"`;
const besideProduct = "left join catalog_product c on c.product_id = q.product_id";

const present = ({ userName, customerId, draft, hidden, version, ...row }: Row): ShownQuestion => {
  const { productTitle, productImage, productSlug, ...own } = row;
  return {
    ...presentOwn(own),
    ...{ productTitle, productImage, productSlug, customerId, draft, hidden },
    userName: recall(userName),
    version: String(version),
  };
};

/** Questions by their own words or their product's title, each found by its index. */
const isAbout = (place: string, words: string) => {
  const own = `q.shop_sought like shop_search_text(${place})`;
  const ofProduct = `q.product_id in (${titledProducts(place, words)})`;
  if (!hasTrigram(words)) return `(${own} or ${ofProduct})`;
  return `q.id in (select q.id from shop_question q where ${own} union select q.id from shop_question q where ${ofProduct})`;
};

/** A page of questions, and how many there are in all. */
export async function staffQuestions(
  list: StaffQuestionsQuery,
): Promise<{ rows: ShownQuestion[]; total: number }> {
  const parts = ["true"];
  const values: unknown[] = [];
  const add = (value: unknown, sql: (place: string) => string) => {
    if (value === undefined) return;
    values.push(value);
    parts.push(sql(`$${values.length}`));
  };
  add(list.state, (at) => `q.state = ${at}`);
  add(list.hidden, (at) => `q.is_hidden = ${at}`);
  add(list.productId, (at) => `q.product_id = ${at}`);
  const words = wordsWithin(list.q);
  add(words, (at) => isAbout(at, words ?? ""));
  const where = `where ${parts.join(" and ")}`;
  const [counted] = await query<{ total: number }>({
    text: `select count(*)::integer as total from shop_question q ${where}`,
    values,
  });
  const total = counted?.total ?? 0;
  const order = [sortColumn(sortable, list.sort, "q.asked_at"), "q.id"];
  const isDescending = list.sort?.descending ?? true;
  const { limit, offset, isFromEnd } = pagePlace(list, total);
  const rows = await query<Row>({
    text: `with page as materialized (
             select q.id from shop_question q ${where} ${orderBy(order, isDescending, isFromEnd)}
             limit $${values.length + 1} offset $${values.length + 2})
           select ${columns} from page join shop_question q using (id) ${besideProduct}
           ${orderBy(order, isDescending)}`,
    values: [...values, limit, offset],
  });
  return { rows: rows.map(present), total };
}

/** One question as staff see it; undefined where there is none. */
export async function readStaffQuestion(id: string): Promise<ShownQuestion | undefined> {
  const [row] = await query<Row>({
    name: "staff-question",
    text: `select ${columns} from shop_question q ${besideProduct} where q.id = $1`,
    values: [id],
  });
  return row && present(row);
}
