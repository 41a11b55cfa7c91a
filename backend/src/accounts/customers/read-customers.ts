import type { Address } from "../../contract/addresses";
import type { Customer, CustomerDetails } from "../../contract/customers";
import { normalisePhone } from "../../contract/rules";
import { orderBy, pagePlace } from "../../platform/db/page-place";
import { query } from "../../platform/db/pool";
import { wordsWithin } from "../../platform/db/search-words";

type Row = Omit<Customer, "since" | "lastOrderAt"> & { since: Date; lastOrderAt: Date | null };

/** Exactly the condition of the indexes, otherwise they are not used (schema step 0640). */
const counted = "c.has_account and c.deleted_at is null";

const columns = `c.id as "_id", coalesce(c.first_name, '') as "userName", c.email, c.phone, c.created_at as since,
  (select count(*)::integer from shop_order o where o.customer_id = c.id) as orders,
  (select max(o.placed_at) from shop_order o where o.customer_id = c.id) as "lastOrderAt"`;

const present = ({ since, lastOrderAt, ...row }: Row): Customer => ({
  ...row,
  since: since.toISOString(),
  lastOrderAt: lastOrderAt?.toISOString() ?? null,
});

/** A phone number is found as it is typed elsewhere: with its country code, or in groups. */
const wordsOf = (q: string | undefined) => wordsWithin(normalisePhone(q ?? "") ?? q);

type List = { q?: string | undefined; descending: boolean; limit: number; offset: number };

/** A page of the people with an account, by the day they came, and how many the words leave. */
export async function readCustomers(list: List): Promise<{ rows: Customer[]; total: number }> {
  const words = wordsOf(list.q);
  const where = `where ${counted}${words ? ` and c.shop_sought like shop_search_text($1)` : ""}`;
  const values = words ? [words] : [];
  const [row] = await query<{ total: number }>({
    text: `select count(*)::integer as total from customer c ${where}`,
    values,
  });
  const total = row?.total ?? 0;
  const { limit, offset, isFromEnd } = pagePlace(list, total);
  const order = ["c.created_at", "c.id"];
  const places = [1, 2].map((at) => `$${values.length + at}`);
  const rows = await query<Row>({
    text: `with page as materialized (
             select c.id from customer c ${where} ${orderBy(order, list.descending, isFromEnd)}
             limit ${places[0]} offset ${places[1]})
           select ${columns} from page join customer c using (id) ${orderBy(order, list.descending)}`,
    values: [...values, limit, offset],
  });
  return { rows: rows.map(present), total };
}

export type ExportedCustomer = Row & {
  /** Of the latest order that was sent somewhere. */
  address: Pick<Address, "address" | "city" | "state" | "pincode"> | null;
  language: string | null;
  textMessages: boolean;
  note: string | null;
};
export type CustomerPlace = { since: string; id: string };

/**
 * The next of the people whom the words leave, newest first, as `ordersAfter` reads orders; `last` only if there may be more.
 */
export async function customersAfter(
  q: string | undefined,
  after: CustomerPlace | undefined,
  limit: number,
): Promise<{ rows: ExportedCustomer[]; last: CustomerPlace | undefined }> {
  const rows = await query<ExportedCustomer & { exactly: string }>({
    text: `with page as materialized (
             select c.id from customer c
             where ${counted} and ($1::text is null or c.shop_sought like shop_search_text($1))
               and ($2::timestamptz is null or (c.created_at, c.id) < ($2, $3::text))
             order by c.created_at desc, c.id desc limit $4)
           select ${columns}, c.created_at::text as exactly, sent.address, n.note, c.metadata ->> 'language' as language,
             coalesce(c.metadata -> 'text_messages' = 'true', false) as "textMessages"
           from page join customer c using (id) left join shop_customer_note n on n.customer_id = c.id
           left join lateral (select o.address from shop_order o
             where o.customer_id = c.id and o.delivery_method <> 'pickup' order by o.placed_at desc, o.order_id desc limit 1) sent on true
           order by c.created_at desc, c.id desc`,
    values: [wordsOf(q) ?? null, after?.since ?? null, after?.id ?? null, limit],
  });
  const last = rows[limit - 1];
  return { rows, last: last && { since: last.exactly, id: last._id } };
}

type DetailsRow = Row & { note: string; version: string; returns: number; returnsToOrigin: number };

/** One of them; undefined for a person without an account. */
export async function readCustomer(id: string): Promise<CustomerDetails | undefined> {
  const [row] = await query<DetailsRow>({
    text: `select ${columns}, coalesce(n.note, '') as note, coalesce(n.version, 0)::text as version,
             (select count(*)::integer from shop_order o
              where o.customer_id = c.id and o.status like 'return%') as returns,
             (select count(*)::integer from shop_order o
              where o.customer_id = c.id and o.status like 'rto%') as "returnsToOrigin"
           from customer c left join shop_customer_note n on n.customer_id = c.id
           where c.id = $1 and ${counted}`,
    values: [id],
  });
  if (!row) return undefined;
  const { note, version, returns, returnsToOrigin, ...customer } = row;
  return { ...present(customer), note, version, returns, returnsToOrigin };
}
