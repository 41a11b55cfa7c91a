import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { PoolClient } from "pg";
import { deleteInPortions } from "../platform/db/delete-in-portions";
import { query } from "../platform/db/pool";
import { cookieLine, readToken, secureName } from "./sessions/cookies";
import { newToken, tokenHash } from "./sessions/session-token";

const deviceCookie = () => secureName("shop_device");
/** Read only at sign-in. */
const signInPath = "/api/auth/login";
const lifetimeDays = 180;
/** How many pairs of browser and network are remembered for one account, the latest first. */
const pairsPerAccount = 50;

const hashOf = (text: string) => createHash("sha256").update(text).digest();

const shownDevice = (req: IncomingMessage) => readToken(req, deviceCookie());

/** What is known about a visitor and an account before the password is checked. */
export type Acquaintance =
  /** The browser has signed in to this account before; `device` names it. */
  | { kind: "device"; device: string }
  /** Somebody has signed in to this account from this network before. */
  | { kind: "network" }
  | { kind: "stranger" };

/**
 * Whether somebody signed in to `account` (an e-mail in lower case, or whatever was typed) from this browser or
 * network within the last half year. One statement, whether or not the account exists.
 */
export async function acquaintanceWith(
  account: string,
  clientNetwork: string,
  req: IncomingMessage,
): Promise<Acquaintance> {
  const device = shownDevice(req);
  const [row] = await query<{ byDevice: boolean }>({
    name: "known-device",
    text: `select coalesce(bool_or(device_hash = $2), false) as "byDevice" from shop_known_device
           where account_hash = $1 and (device_hash = $2 or network_hash = $3)
             and seen_at > now() - make_interval(days => $4)
           having count(*) > 0`,
    values: [
      hashOf(account),
      device === undefined ? null : tokenHash(device),
      hashOf(clientNetwork),
      lifetimeDays,
    ],
  });
  if (!row) return { kind: "stranger" };
  return row.byDevice && device !== undefined ? { kind: "device", device } : { kind: "network" };
}

/** Remembers the browser and the network of a successful sign-in. */
export async function rememberDevice(
  req: IncomingMessage,
  res: ServerResponse,
  account: string,
  clientNetwork: string,
): Promise<void> {
  const device = shownDevice(req) ?? newToken();
  await query({
    name: "remember-device",
    text: `with known as (
             insert into shop_known_device (account_hash, device_hash, network_hash) values ($1, $2, $3)
             on conflict (account_hash, device_hash, network_hash) do update set seen_at = now())
           delete from shop_known_device where account_hash = $1 and (device_hash, network_hash) in (
             select device_hash, network_hash from shop_known_device where account_hash = $1
             order by seen_at desc offset $4)`,
    values: [hashOf(account), tokenHash(device), hashOf(clientNetwork), pairsPerAccount - 1],
  });
  const maxAgeSeconds = lifetimeDays * 24 * 3_600;
  res.appendHeader(
    "set-cookie",
    cookieLine({ name: deviceCookie(), value: device, path: signInPath, maxAgeSeconds }),
  );
}

/** Keeps the devices of an account whose e-mail changes, within the caller's transaction. */
export async function moveDevices(client: PoolClient, from: string, to: string): Promise<void> {
  await forgetDevices(client, to);
  await client.query({
    text: "update shop_known_device set account_hash = $2 where account_hash = $1",
    values: [hashOf(from), hashOf(to)],
  });
}

/** Deletes all devices of an account, within the caller's transaction. */
export async function forgetDevices(client: PoolClient, account: string): Promise<void> {
  await client.query({
    text: "delete from shop_known_device where account_hash = $1",
    values: [hashOf(account)],
  });
}

/** A device that nobody has signed in from for half a year is forgotten. */
export async function forgetOldDevices(): Promise<void> {
  await deleteInPortions(`delete from shop_known_device where (account_hash, device_hash, network_hash) in (
    select account_hash, device_hash, network_hash from shop_known_device
    where seen_at < now() - make_interval(days => ${lifetimeDays})
    order by seen_at limit $1 for update skip locked) returning 1`);
}
