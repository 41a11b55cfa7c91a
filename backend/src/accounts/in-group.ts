import { query } from "../platform/db/pool";

/** The ids of the customer groups of the engine that the customer belongs to, sorted. */
export async function groupsOf(customerId: string): Promise<string[]> {
  const rows = await query<{ id: string }>({
    name: "groups-of",
    text: `select customer_group_id as id from customer_group_customer
           where customer_id = $1 and deleted_at is null order by 1`,
    values: [customerId],
  });
  return rows.map(({ id }) => id);
}

/** What these groups are called, sorted. */
export async function groupNamesOf(customerId: string): Promise<string[]> {
  const rows = await query<{ name: string }>({
    name: "group-names-of",
    text: `select g.name from customer_group_customer m
             join customer_group g on g.id = m.customer_group_id and g.deleted_at is null
           where m.customer_id = $1 and m.deleted_at is null order by 1`,
    values: [customerId],
  });
  return rows.map(({ name }) => name);
}
