import type { SecondFactor } from "../../contract/second-factor";
import { query } from "../../platform/db/pool";

type Row = {
  since: Date | null;
  codes: number;
  demanded: boolean;
  total: number;
  secured: number;
};

/** The state of somebody's second factor, and whether the shop demands one. */
export async function readSecondFactor(adminId: string): Promise<SecondFactor> {
  const [row] = await query<Row>({
    text: `
      select (select confirmed_at from shop_second_factor where admin_id = $1) as since,
        (select count(*)::integer from shop_recovery_code where admin_id = $1 and used_at is null) as codes,
        exists (select from shop_second_factor_demand) as demanded,
        (select count(*)::integer from "user" where deleted_at is null) as total,
        (select count(*)::integer from "user" u join shop_second_factor f on f.admin_id = u.id
          where u.deleted_at is null and f.confirmed_at is not null) as secured`,
    values: [adminId],
  });
  return {
    isOn: row?.since != null,
    since: row?.since?.toISOString() ?? null,
    recoveryCodesLeft: row?.codes ?? 0,
    isDemanded: row?.demanded ?? false,
    staff: { total: row?.total ?? 0, withSecondFactor: row?.secured ?? 0 },
  };
}
