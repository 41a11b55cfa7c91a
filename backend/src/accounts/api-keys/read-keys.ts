import type { ApiKey } from "../../contract/api-keys";
import { query } from "../../platform/db/pool";
import { indiaClock } from "../../platform/india-day";

type Row = Omit<ApiKey, "createdAt" | "expiresOn"> & { createdAt: Date; expiresAt: Date };

const KEYS = `
  select k.id as "_id", k.name, k.hint, k.scopes, k.created_at as "createdAt", k.expires_at as "expiresAt",
    to_char(k.used_on, 'YYYY-MM-DD') as "usedOn", u.first_name as "madeBy",
    case when k.revoked_at is not null then 'revoked' when k.expires_at <= now() then 'expired'
      when s.role = 'owner' and s.blocked_at is null and u.id is not null then 'active' else 'resting' end as state
  from shop_api_key k
    left join shop_staff s on s.admin_id = k.made_by
    left join "user" u on u.id = k.made_by and u.deleted_at is null
  where $1::text is null or k.id = $1
  order by k.created_at desc, k.id`;

const present = ({ createdAt, expiresAt, ...row }: Row): ApiKey => ({
  ...row,
  createdAt: createdAt.toISOString(),
  // It ends with its last day: a moment earlier is still that day.
  expiresOn: indiaClock(new Date(expiresAt.getTime() - 1)).day,
});

async function read(id: string | null): Promise<ApiKey[]> {
  return (await query<Row>({ name: "api-keys", text: KEYS, values: [id] })).map(present);
}

/** All keys, newest first. */
export const readApiKeys = (): Promise<ApiKey[]> => read(null);

export const readApiKey = async (id: string): Promise<ApiKey | undefined> => (await read(id))[0];
