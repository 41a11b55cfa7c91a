import type { User } from "../contract/auth";
import { refuse } from "../contract/refusal";
import type { StaffRole } from "../contract/roles";
import { query } from "../platform/db/pool";
import type { Admin, Shopper } from "./actor";

/** A person as every auth call returns them. */
export function presentUser(person: Shopper | Admin): User {
  const { id, userName, email } = person;
  if (person.kind === "shopper") return { id, userName, email, phone: person.phone, role: "user" };
  const owes = person.owesSecondFactor && { owesSecondFactor: person.owesSecondFactor };
  return { id, userName, email, phone: null, role: "admin", staffRole: person.role, ...owes };
}

type CustomerRow = { id: string; email: string; first_name: string | null; phone: string | null };

const shopperOf = (row: CustomerRow): Shopper => ({
  kind: "shopper",
  id: row.id,
  userName: row.first_name ?? "",
  email: row.email,
  phone: row.phone,
});

/** The shopper with this customer id; undefined when there is none. */
export async function findShopper(id: string): Promise<Shopper | undefined> {
  const [row] = await query<CustomerRow>({
    name: "shopper-by-id",
    text: `select id, email, first_name, phone from customer
           where id = $1 and has_account and deleted_at is null`,
    values: [id],
  });
  return row && shopperOf(row);
}

/** When the account was made. */
export async function memberSince({ id }: Shopper): Promise<Date> {
  const [row] = await query<{ since: Date }>({
    name: "member-since",
    text: "select created_at as since from customer where id = $1",
    values: [id],
  });
  if (!row) throw refuse.notFound();
  return row.since;
}

/** The shopper who registered with this e-mail (lower-case) or phone (ten digits). */
export async function findShopperBy(key: "email" | "phone", value: string): Promise<Shopper | undefined> {
  const [row] = await query<CustomerRow>({
    name: `shopper-by-${key}`,
    text: `select id, email, first_name, phone from customer
           where ${key === "email" ? "lower(email)" : "phone"} = $1 and has_account and deleted_at is null`,
    values: [value],
  });
  return row && shopperOf(row);
}

type AdminRow = { id: string; email: string; first_name: string | null; role: StaffRole };

const adminOf = (row: AdminRow): Admin => ({
  kind: "admin",
  id: row.id,
  userName: row.first_name ?? "",
  email: row.email,
  role: row.role,
});

/** A user of the engine without a role here, or who is blocked, is nobody to the shop. */
const admins = `select u.id, u.email, u.first_name, s.role from "user" u
  join shop_staff s on s.admin_id = u.id and s.blocked_at is null where u.deleted_at is null`;

/** The admin with this engine user id; undefined for one who is blocked. */
export async function findAdmin(id: string): Promise<Admin | undefined> {
  const [row] = await query<AdminRow>({ name: "admin-by-id", text: `${admins} and u.id = $1`, values: [id] });
  return row && adminOf(row);
}

/** The same by e-mail (lower-case). */
export async function findAdminBy(email: string): Promise<Admin | undefined> {
  const [row] = await query<AdminRow>({
    name: "admin-by-email",
    text: `${admins} and lower(u.email) = $1`,
    values: [email],
  });
  return row && adminOf(row);
}
