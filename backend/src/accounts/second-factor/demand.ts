import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { query } from "../../platform/db/pool";

/**
 * Demands a second factor of all staff. Only somebody who has one may do this: nobody locks themselves out, and there
 * is always somebody left who can end the demand.
 */
export async function demandSecondFactor(adminId: string): Promise<void> {
  const rows = await query({
    text: `with me as (select admin_id from shop_second_factor where admin_id = $1 and confirmed_at is not null),
           demanded as (
             insert into shop_second_factor_demand (by_id) select admin_id from me on conflict do nothing)
           select 1 from me`,
    values: [adminId],
  });
  if (rows.length === 0) throw refuse.conflict("second_factor_off", messages.secondFactorNotOn);
}

/** Makes the second factor optional for staff again. */
export async function demandNoSecondFactor(): Promise<void> {
  await query({ text: "delete from shop_second_factor_demand" });
}

export async function isSecondFactorDemanded(): Promise<boolean> {
  return (await query({ text: "select 1 from shop_second_factor_demand" })).length > 0;
}
