import { createHash, randomBytes } from "node:crypto";
import type { Testbed } from "../testbed/testbed";

export type Shopper = { id: string; email: string; token: string };

/** The faults are the subject here: no limit on open cash applies, and no code is asked for. */
const cashRules = { cod: { confirmAbove: null, openOrders: { newcomers: 1_000, known: 1_000 } } };

/** Signed-in shoppers, written to the database directly: password hashing is not tested here. */
export async function someShoppers(testbed: Testbed, count: number): Promise<Shopper[]> {
  const shoppers = Array.from({ length: count }, (): Shopper => {
    const id = `cus_fault${randomBytes(8).toString("hex")}`;
    return { id, email: `${id}@faults.example`, token: randomBytes(32).toString("base64url") };
  });
  await testbed.query(
    `insert into shop_setting (key, value) values ('shipping', $1)
     on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(cashRules)],
  );
  await testbed.query(
    `insert into customer (id, email, first_name, has_account)
     select id, email, 'Asha', true from unnest($1::text[], $2::text[]) as s(id, email)`,
    [shoppers.map(({ id }) => id), shoppers.map(({ email }) => email)],
  );
  await testbed.query(
    `insert into shop_session (token_hash, actor_kind, actor_id, expires_at)
     select decode(hash, 'hex'), 'shopper', id, now() + interval '1 day' from unnest($1::text[], $2::text[]) as s(hash, id)`,
    [
      shoppers.map(({ token }) => createHash("sha256").update(token).digest("hex")),
      shoppers.map(({ id }) => id),
    ],
  );
  return shoppers;
}
