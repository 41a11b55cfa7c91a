import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RouteName, table } from "../src/contract";
import type { Endpoint } from "../src/contract/endpoint";
import { Failure } from "../src/contract/envelope";
import { isOpenToKeys, type KeyScope, keyScopes, scopeOf } from "../src/contract/key-scopes";
import { may, type StaffRole } from "../src/contract/roles";
import { routes } from "../src/contract/routes";
import type { Signed } from "./support/call";
import { type Description, readDescription, undescribed } from "./support/description";
import { fingerprint } from "./support/fingerprint";
import { openShop, type Person, type Shop } from "./support/open-shop";
import { emptyOutbox } from "./support/outbox";
import { partsOf, type RawReply, request } from "./support/request";
import { type Ids, type Sample, samples } from "./support/samples";
import { aKey, anotherAdmin, makeWorld, provide, type World } from "./support/world";

const names = Object.keys(routes) as RouteName[];
/** Asha, whose things they are, is the owner here; the shop's owner is `staff`, the other roles have their names. */
const callers = [
  "guest",
  "owner",
  "stranger",
  "staff",
  "manager",
  "packer",
  "catalogue",
  "whole key",
  "narrow key",
  "signed out",
  "expired",
  "garbage",
] as const;
type Caller = (typeof callers)[number];
const roleOf: Partial<Record<Caller, StaffRole>> = {
  staff: "owner",
  manager: "manager",
  packer: "packer",
  catalogue: "catalogue",
};
/** The keys of programs, with what they open. */
const scopesOf: Partial<Record<Caller, readonly KeyScope[]>> = {
  "whole key": keyScopes,
  "narrow key": ["stock:read"],
};
/** mixed: the caller's own account with another account's things. */
const variants = ["right", "mixed", "unknown", "malformed"] as const;
type Variant = (typeof variants)[number];

const personal: (keyof Ids)[] = ["addressId", "orderId", "reviewId", "photoId"];
const things: (keyof Ids)[] = [
  ...personal,
  "orderNumber",
  "productId",
  "slideId",
  "featureId",
  "othersReviewId",
  "staffId",
  "customerId",
  "ticketId",
  "questionId",
  "pincode",
];
const nothing: Partial<Ids> = {
  ...Object.fromEntries(things.map((key) => [key, "nothing_here"])),
  orderNumber: "SB-26-999999",
  pincode: "999999",
};
const broken: Partial<Ids> = Object.fromEntries(things.map((key) => [key, "no such id!"]));

let shop: Shop;
let world: World;
let description: Description;
let stranger: Person;
let tokens: Record<Caller, Signed | undefined>;

beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "1000" });
  description = await readDescription(shop.url);
  world = await makeWorld(shop);
  stranger = await shop.shopper();
  const { asha, admin } = world;
  const left = await shop.signIn(asha.email, asha.password);
  await shop.call("logout", {}, left);
  const old = await shop.signIn(asha.email, asha.password);
  await shop.query({
    text: `update shop_session set expires_at = now() - interval '1 second'
           where token_hash = sha256(convert_to($1, 'UTF8'))`,
    values: [old.token],
  });
  tokens = {
    guest: undefined,
    owner: asha,
    stranger,
    staff: admin,
    manager: await anotherAdmin(shop, "manager"),
    packer: await anotherAdmin(shop, "packer"),
    catalogue: await anotherAdmin(shop, "catalogue"),
    "whole key": await keyWith(keyScopes),
    "narrow key": await keyWith(["stock:read"]),
    "signed out": left,
    expired: old,
    garbage: { token: "A".repeat(43) },
  };
});
afterAll(() => shop.close());

/** A key that was used today: the shop writes down the day. */
async function keyWith(scopes: readonly KeyScope[]): Promise<Signed> {
  const { secret } = await aKey(shop, world.admin, scopes);
  const key: Signed = { token: secret, isKey: true };
  await shop.call("getHealth", {}, key);
  return key;
}

const sampleOf = (name: RouteName) => samples[name] as Sample<RouteName>;

/** The ids that a sample puts into its request. */
function named(name: RouteName): Set<keyof Ids> {
  const seen = new Set<keyof Ids>();
  const watched = new Proxy({} as Ids, {
    get: (_, key) => {
      seen.add(key as keyof Ids);
      return "x";
    },
  });
  sampleOf(name).input(watched);
  return seen;
}

const isKnown = (caller: Caller) => caller === "owner" || caller === "stranger" || caller in roleOf;

/** 401 for a guest, 403 for the wrong role or scope; undefined if access is allowed. */
function refusedUnread(entry: Endpoint, caller: Caller): number | undefined {
  const { access, permission } = entry;
  const scopes = scopesOf[caller];
  if (scopes) {
    const needed = scopeOf(entry);
    return isOpenToKeys(entry) && (!needed || scopes.includes(needed)) ? undefined : 403;
  }
  if (access === "guest") return undefined;
  if (!isKnown(caller)) return 401;
  const role = roleOf[caller];
  if (access === "admin") return role && permission && may(role, permission) ? undefined : 403;
  return access === "shopper" && role ? 403 : undefined;
}

/** The status that the table promises, derived only from access, owner and ids. */
function expected(name: RouteName, caller: Caller, variant: Variant): number {
  const entry: Endpoint = table[name];
  const sample = sampleOf(name);
  const unread = refusedUnread(entry, caller);
  if (unread) return unread;
  const isForeign = entry.access === "shopper" && caller === "stranger";
  if (variant === "malformed") return sample.malformed ?? 422;
  if (variant === "unknown") return sample.unknown ?? 404;
  if (variant === "mixed") return 404;
  if (isForeign && entry.owner) return 403;
  const namesPersonal = personal.some((key) => named(name).has(key));
  if (isForeign && namesPersonal) return 404;
  return sample.answers ?? entry.status ?? 200;
}

function variantsOf(name: RouteName, caller: Caller): Variant[] {
  const ids = named(name);
  const hasThing = things.some((key) => ids.has(key));
  const hasPersonal = personal.some((key) => ids.has(key));
  return variants.filter((variant) => {
    if (variant === "right") return true;
    // Ids are read after the role, in the same way for every role.
    if ((caller in roleOf && caller !== "staff") || caller in scopesOf) return false;
    if (variant === "mixed") return caller === "stranger" && hasPersonal && ids.has("userId");
    return hasThing;
  });
}

function idsFor(caller: Caller, variant: Variant, given: Partial<Ids>): Ids {
  const all = { ...world.ids, ...given };
  const own = caller === "stranger" && variant !== "right" ? { ...all, userId: stranger.id } : all;
  if (variant === "unknown") return { ...own, ...nothing };
  return variant === "malformed" ? { ...own, ...broken } : own;
}

/** The caller for calls that end their session or account: a person with the same role that no other test uses. */
async function spendable(caller: Caller): Promise<(Signed & { id: string; password: string }) | undefined> {
  const role = roleOf[caller];
  if (role) return anotherAdmin(shop, role);
  return caller === "owner" || caller === "stranger" ? shop.shopper() : undefined;
}

async function reach(name: RouteName, caller: Caller, variant: Variant): Promise<RawReply> {
  const sample = sampleOf(name);
  const succeeds = expected(name, caller, variant) < 300;
  const spent = succeeds && sample.spendsCaller ? await spendable(caller) : undefined;
  const given = succeeds ? await provide(world, sample.needs, world.asha) : {};
  const ids = { ...idsFor(caller, variant, given), ...(spent && { password: spent.password }) };
  return request(shop.url, name, ids, spent ?? tokens[caller]);
}

type Cell = { name: RouteName; caller: Caller; variant: Variant; status: number };
const cells: Cell[] = names.flatMap((name) =>
  callers.flatMap((caller) =>
    variantsOf(name, caller).map((variant) => ({
      name,
      caller,
      variant,
      status: expected(name, caller, variant),
    })),
  ),
);
const label = ({ name, caller, variant }: Cell) => `${name}, ${caller}, ${variant}`;

/** Data of Asha's only: no response to a stranger may contain it. */
const secrets = () => [world.asha.email, world.asha.phone, "12 Laxmi Road", "Opposite the temple"];

async function look(cell: Cell): Promise<string[]> {
  let reply = await reach(cell.name, cell.caller, cell.variant);
  // A busy machine may exceed the shop's own deadline: the same call may be retried.
  if (reply.status === 503) reply = await reach(cell.name, cell.caller, cell.variant);
  const faults: string[] = [];
  faults.push(...undescribed(description, cell.name, reply));
  if (reply.status !== cell.status)
    faults.push(`${label(cell)}: ${reply.status} instead of ${cell.status}: ${reply.text.slice(0, 160)}`);
  if (reply.status >= 400 && !Failure.safeParse(reply.json).success)
    faults.push(`${label(cell)}: no failure envelope`);
  const role = roleOf[cell.caller];
  const mayRead = cell.caller === "owner" || cell.caller === "whole key" || (role && may(role, "orders"));
  if (!mayRead && secrets().some((secret) => reply.text.includes(secret)))
    faults.push(`${label(cell)}: tells what is Asha's alone`);
  return faults;
}

describe("the access matrix", () => {
  it("has a sample for every route, and an id of every kind in some sample", () => {
    expect(Object.keys(samples).sort()).toEqual([...names].sort());
    const everyKey = new Set(names.flatMap((name) => [...named(name)]));
    for (const key of [...things, "userId"]) expect([...everyKey]).toContain(key);
    expect(cells.length).toBeGreaterThan(700);
  });

  const refused = cells.filter(({ status }) => status >= 400);

  it(`refuses in ${refused.length} cells of ${cells.length}, without a foreign read or any write`, async () => {
    // A sample that is refused for its content alone finds what it is about.
    const needs = refused
      .filter(({ name, status }) => status === sampleOf(name).answers)
      .map(({ name }) => sampleOf(name).needs);
    // An order takes what is in the cart, so that is filled last.
    needs.sort((one, other) => Number(one === "cartLine") - Number(other === "cartLine"));
    for (const need of needs) await provide(world, need, world.asha);
    // Messages of what was just made; delivering them writes too.
    await emptyOutbox(shop);
    const before = await fingerprint(shop);
    const faults: string[] = [];
    for (const cell of refused) faults.push(...(await look(cell)));
    expect(faults).toEqual([]);
    expect(await fingerprint(shop)).toEqual(before);
  }, 600_000);

  it("describes the Idempotency-Key of each call that reads one, and reads no malformed one", async () => {
    const keyed = names.filter((name) =>
      description.calls.get(name)?.parameters.some(({ name: header }) => header === "Idempotency-Key"),
    );
    expect(keyed.sort()).toEqual([
      "addToCart",
      "adminAddCoupon",
      "adminAddProduct",
      "adminApplyStockCount",
      "adminChangeStock",
      "createOrder",
    ]);
    for (const name of keyed) {
      const as = tokens[table[name].access === "admin" ? "staff" : "owner"];
      const given = await provide(world, sampleOf(name).needs, world.asha);
      const ids = { ...world.ids, ...given };
      const parts = partsOf(name, ids);
      const { status, json } = await request(shop.url, name, ids, as, parts, { "idempotency-key": "short" });
      expect([name, status, json]).toMatchObject([
        name,
        422,
        { errors: [{ field: "Idempotency-Key", message: expect.any(String) }] },
      ]);
    }
  });

  it.each(names)("%s: lets in whoever may come in", async (name) => {
    const faults: string[] = [];
    for (const cell of cells) {
      if (cell.name === name && cell.status < 400) faults.push(...(await look(cell)));
    }
    expect(faults).toEqual([]);
  });

  it("leaves a stranger's successes without a trace on what is Asha's", async () => {
    const own = async () =>
      Promise.all([
        shop.call("getCart", { params: { userId: world.asha.id } }, world.asha),
        shop.call("getAddresses", { params: { userId: world.asha.id } }, world.asha),
        shop.call("getOrders", { params: { userId: world.asha.id } }, world.asha),
      ]).then((replies) => replies.map(({ body }) => body));
    const before = await own();
    for (const cell of cells) {
      if (cell.caller === "stranger" && cell.status < 300 && !sampleOf(cell.name).needs) await look(cell);
    }
    expect(await own()).toEqual(before);
  });
});
