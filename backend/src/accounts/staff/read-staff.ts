import type { StaffMember } from "../../contract/staff";
import { query } from "../../platform/db/pool";

type Row = Omit<StaffMember, "isYou" | "since"> & { since: Date };

const members = `
  select s.admin_id as "_id", coalesce(u.first_name, '') as "userName", u.email, s.role,
    s.blocked_at is not null as blocked, s.created_at as since,
    exists (select from provider_identity p where p.provider = 'emailpass' and p.entity_id = u.email
      and p.deleted_at is null) as "hasPassword",
    exists (select from shop_second_factor f where f.admin_id = u.id and f.confirmed_at is not null)
      as "hasSecondFactor"
  from shop_staff s join "user" u on u.id = s.admin_id and u.deleted_at is null
  where $1::text is null or s.admin_id = $1
  order by array_position(array['owner', 'manager', 'packer', 'catalogue'], s.role), lower(u.first_name), u.id`;

const present = ({ since, ...row }: Row, youId: string): StaffMember => ({
  ...row,
  since: since.toISOString(),
  isYou: row._id === youId,
});

/** Everybody on the staff, owners first. */
export async function readStaff(youId: string): Promise<StaffMember[]> {
  const rows = await query<Row>({ text: members, values: [null] });
  return rows.map((row) => present(row, youId));
}

/** One of them; undefined if there is no such member. */
export async function readStaffMember(id: string, youId: string): Promise<StaffMember | undefined> {
  const [row] = await query<Row>({ text: members, values: [id] });
  return row && present(row, youId);
}
