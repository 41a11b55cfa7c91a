import { limits } from "../../contract/limits";
import type { Passkey } from "../../contract/passkeys";
import { named } from "../../platform/db/named";
import { query, type Statement, transaction } from "../../platform/db/pool";
import { lockShopper } from "../lock-shopper";
import type { Device } from "../sessions/device-words";

/** A passkey with what its signatures are checked against. */
export type StoredPasskey = {
  id: string;
  customerId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
};

const shown = `credential_id as id, browser, system, created_at as "createdAt", last_used_at as "lastUsedAt"`;
type Row = Device & { id: string; createdAt: Date; lastUsedAt: Date | null };

const present = ({ createdAt, lastUsedAt, ...row }: Row): Passkey => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** A shopper's passkeys, the latest first. */
export async function passkeysOf(customerId: string): Promise<Passkey[]> {
  const rows = await query<Row>({
    name: "passkeys-of",
    text: `select ${shown} from shop_passkey where customer_id = $1 order by created_at desc, credential_id`,
    values: [customerId],
  });
  return rows.map(present);
}

/** The passkey with this id, whoever has it. */
export async function findPasskey(id: string): Promise<StoredPasskey | undefined> {
  const [row] = await query<Omit<StoredPasskey, "counter"> & { counter: string }>({
    name: "passkey-find",
    text: `select credential_id as id, customer_id as "customerId", public_key as "publicKey", counter, transports
           from shop_passkey where credential_id = $1`,
    values: [id],
  });
  return row && { ...row, counter: Number(row.counter) };
}

type NewPasskey = StoredPasskey & Device;

const keepStatement = named<NewPasskey>(
  "passkey-keep",
  `insert into shop_passkey (credential_id, customer_id, browser, system, public_key, counter, transports)
   select :id, :customerId, :browser, :system, :publicKey, :counter, :transports::text[]
   where (select count(*) from shop_passkey where customer_id = :customerId) < ${limits.passkeys}
   on conflict do nothing returning ${shown}`,
);

/** Stores a passkey; undefined if the shopper has as many as allowed, or somebody has it already. */
export function keepPasskey(passkey: NewPasskey): Promise<Passkey | undefined> {
  return transaction(async (client) => {
    await lockShopper(client, passkey.customerId);
    const { rows } = await client.query<Row>(keepStatement(passkey));
    return rows[0] && present(rows[0]);
  });
}

/** Notes a use; false if the counter has moved past it meanwhile, as it does where one signature is sent twice. */
export async function noteUse(id: string, from: number, to: number): Promise<boolean> {
  const noted = await query({
    name: "passkey-used",
    text: `update shop_passkey set counter = $3, last_used_at = now()
           where credential_id = $1 and counter = $2 returning 1`,
    values: [id, from, to],
  });
  return noted.length > 0;
}

/** Removes a shopper's own passkey; false if it is not theirs. */
export async function removePasskey(customerId: string, id: string): Promise<boolean> {
  const removed = await query({
    name: "passkey-remove",
    text: "delete from shop_passkey where customer_id = $1 and credential_id = $2 returning 1",
    values: [customerId, id],
  });
  return removed.length > 0;
}

/** Deletes all passkeys of a person. */
export const forgetPasskeys = (personId: string): Statement => ({
  text: "delete from shop_passkey where customer_id = $1",
  values: [personId],
});
