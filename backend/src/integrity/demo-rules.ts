import type { AuditRule } from "./rules";

type Where = { publicUrl: string; isProduction: boolean };

const isOnlyHere = (publicUrl: string) =>
  /^(localhost|127\..+|\[::1\]|.+\.localhost)$/.test(new URL(publicUrl).hostname);

/** Demo data must not be used on a public machine: the password of its shoppers is published. */
export function demoRules({ publicUrl, isProduction }: Where): AuditRule[] {
  if (!isProduction && isOnlyHere(publicUrl)) return [];
  return [
    {
      name: "no demo data stands at a public address",
      text: `select count(*) || ' shoppers of the demo can sign in' as fault from customer
             where metadata ->> 'is_demo' = 'true' and deleted_at is null having count(*) > 0
             union all select count(*) || ' reviews are invented' from review
             where is_demo and deleted_at is null having count(*) > 0
             union all select count(*) || ' orders are the demo''s' from shop_order o join customer c on c.id = o.customer_id
             where c.metadata ->> 'is_demo' = 'true' having count(*) > 0`,
    },
  ];
}
