import { query } from "../platform/db/pool";

/** Whether the customer belongs to any customer group of the engine. */
export async function isInGroup(customerId: string): Promise<boolean> {
  const [row] = await query<{ found: boolean }>({
    name: "in-group",
    text: `select exists (select from customer_group_customer where customer_id = $1 and deleted_at is null) as found`,
    values: [customerId],
  });
  return row?.found ?? false;
}
