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
