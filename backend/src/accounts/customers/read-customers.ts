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

type List = { q?: string | undefined; descending: boolean; limit: number; offset: number };

/** A page of the people with an account, by the day they came, and how many the words leave. */
export async function readCustomers(list: List): Promise<{ rows: Customer[]; total: number }> {
  // A phone number is found as it is typed elsewhere: with its country code, or in groups.
  const words = wordsWithin(normalisePhone(list.q ?? "") ?? list.q);
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
