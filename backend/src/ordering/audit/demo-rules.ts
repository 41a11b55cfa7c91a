import type { AuditRule } from "./rules";

/** What the demo brings is for a machine that only its owner reaches: its shoppers' password is published. */
export function demoRules(publicUrl: string): AuditRule[] {
  const { hostname } = new URL(publicUrl);
  if (/^(localhost|127\..+|\[::1\]|.+\.localhost)$/.test(hostname)) return [];
  return [
    {
      name: "no demo data stands at a public address",
      text: `select count(*) || ' shoppers of the demo can sign in' as fault from customer
             where metadata ->> 'is_demo' = 'true' and deleted_at is null having count(*) > 0
             union all select count(*) || ' reviews are invented' from review
             where is_demo and deleted_at is null having count(*) > 0`,
    },
  ];
}
