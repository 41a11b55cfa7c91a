import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RouteName, table } from "../src/contract";
import type { Endpoint } from "../src/contract/endpoint";
import { Failure } from "../src/contract/envelope";
import { isOpenToKeys, keyScopes, scopeOf } from "../src/contract/key-scopes";
import { routes } from "../src/contract/routes";
import type { Signed } from "./support/call";
import { asBrowserOf } from "./support/call";
import { type Description, readDescription, undescribed } from "./support/description";
import { put } from "./support/goods";
import {
  extraFields,
  hostileBodies,
  hostileEncodings,
  hostileHeaders,
  hostileInAddress,
  hostileJson,
  hostileTypes,
} from "./support/hostile-values";
import { pathOf, queryOf, withField } from "./support/mutate";
import { openShop, type Shop } from "./support/open-shop";
import { type Parts, partsOf, type RawReply, sendRaw } from "./support/request";
import { type Ids, samples } from "./support/samples";
import { type FieldPath, fieldsOf } from "./support/schema-fields";
import { aKey, makeWorld, provide, type World } from "./support/world";

const runs = Number(process.env.FUZZ_RUNS ?? 1_500);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const names = Object.keys(routes) as RouteName[];
const entryOf = (name: RouteName): Endpoint => table[name];
/** What may be slow: also this many times a look at the database at that moment, or the machine is what is slow. */
const longestMs = 5_000;
const longestLooks = 50;
const mostTries = 6;
const hangMs = 300_000;

let shop: Shop;
let world: World;
let description: Description;
/** A program with a key for everything that keys open. */
let program: Signed;
/** Separate things for calls that delete, move or cancel, so that the others stay reachable. */
const spare = new Map<RouteName, Ids>();

beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "100000" });
  description = await readDescription(shop.url);
  world = await makeWorld(shop);
  program = await withKey(keyScopes);
  for (const name of names) {
    const given = await provide(world, samples[name].needs, world.asha);
    // A wrong password: the account survives its deletion.
    spare.set(name, { ...world.ids, ...given, password: "not their password" });
  }
});
afterAll(() => shop.close());

/** `as`: another caller than the one that the call is for. */
type Trial = {
  name: RouteName;
  label: string;
  parts?: Parts;
  path?: string;
  init?: RequestInit;
  as?: () => Signed;
};

async function withKey(scopes: typeof keyScopes): Promise<Signed & { id: string }> {
  const { id, secret } = await aKey(shop, world.admin, scopes);
  return { id, token: secret, isKey: true };
}

function callerOf(name: RouteName): Signed | undefined {
  const { access } = entryOf(name);
  // A session sent with a sign-in or sign-out ends there.
  if (access === "guest") return undefined;
  return access === "admin" ? world.admin : world.asha;
}

function attempt({ name, parts, path, init = {}, as: other }: Trial): Promise<RawReply> {
  const all = parts ?? partsOf(name, spare.get(name) ?? world.ids);
  const as = other ? other() : callerOf(name);
  const hasBody = all.body !== undefined && init.body === undefined;
  return sendRaw(shop.url + (path ?? pathOf(name, all.params) + queryOf(all.query)), {
    method: routes[name][0],
    signal: AbortSignal.timeout(hangMs),
    ...init,
    headers: {
      ...(as && asBrowserOf(as)),
      ...(hasBody && { "content-type": "application/json" }),
      ...init.headers,
    },
    ...(hasBody && { body: JSON.stringify(all.body) }),
  });
}

const base = (name: RouteName) => partsOf(name, spare.get(name) ?? world.ids);
const fields = (name: RouteName) => fieldsOf(entryOf(name));
const hostileFor = (path: FieldPath) => (path[0] === "body" ? hostileJson : hostileInAddress);

/** Every field of every route with every hostile value. */
function fieldTrials(): Trial[] {
  return names.flatMap((name) =>
    fields(name).flatMap((path) => [
      ...Object.entries(hostileFor(path)).map(([kind, value]) => ({
        name,
        label: `${path.join(".")} = ${kind}`,
        parts: withField(base(name), path, value),
      })),
      ...(path[0] === "query"
        ? [
            { name, label: `${path[1]} twice`, parts: withField(base(name), path, ["1", "2"]) },
            { name, label: `${path[1]}[]`, parts: withField(base(name), ["query", `${path[1]}[]`], "1") },
            {
              name,
              label: `${path[1]}[$ne]`,
              parts: withField(base(name), ["query", `${path[1]}[$ne]`], "1"),
            },
          ]
        : []),
    ]),
  );
}

/** Requests that are broken as a whole: no JSON, another type, odd headers, an address that is not text. */
function shapeTrials(): Trial[] {
  return names.flatMap((name) => {
    const takesJson = entryOf(name).body !== undefined;
    const headers = { "content-type": "application/json" };
    const ownPath = pathOf(name, base(name).params);
    return [
      ...hostileHeaders.map((odd) => ({
        name,
        label: `header ${JSON.stringify(odd).slice(0, 60)}`,
        init: { headers: odd },
      })),
      ...hostileEncodings.flatMap((bad) => [
        { name, label: `query ${bad}`, path: `${ownPath}?${bad}=${bad}` },
        ...(routes[name][1].includes(":")
          ? [{ name, label: `path ${bad}`, path: routes[name][1].replace(/:\w+/g, `a${bad}`) }]
          : []),
      ]),
      ...(takesJson
        ? [
            ...Object.entries(hostileBodies).map(([kind, body]) => ({
              name,
              label: `a body of ${kind}`,
              init: { body, headers },
            })),
            ...hostileTypes.map((type) => ({
              name,
              label: `a body of type ${type.slice(0, 40)}`,
              init: { body: "{}", headers: { "content-type": type } },
            })),
          ]
        : []),
    ];
  });
}

const anyText = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), fc.string());
const anyValue = (path: FieldPath) =>
  path[0] === "body"
    ? fc.oneof(
        fc.constantFrom(...Object.values(hostileJson)),
        anyText,
        fc.jsonValue(),
        fc.double(),
        fc.integer(),
      )
    : fc.oneof(fc.constantFrom(...Object.values(hostileInAddress)), anyText, fc.integer().map(String));

/** One to three fields of a route with any value, plus a few unknown ones; from a program too, where keys open the call. */
const anyTrial: fc.Arbitrary<Trial> = fc
  .constantFrom(...names.filter((name) => fields(name).length > 0))
  .chain((name) => {
    const field = fc
      .constantFrom(...fields(name))
      .chain((path) => fc.tuple(fc.constant(path), anyValue(path)));
    const extra = fc.subarray(Object.entries(extraFields), { maxLength: 4 });
    const isKey = isOpenToKeys(entryOf(name)) ? fc.boolean() : fc.constant(false);
    return fc.tuple(fc.constant(name), fc.array(field, { minLength: 1, maxLength: 3 }), extra, isKey);
  })
  .map(([name, changes, extra, isKey]) => {
    let parts = base(name);
    for (const [key, value] of entryOf(name).body ? extra : [])
      parts = withField(parts, ["body", key], value);
    for (const [path, value] of changes) parts = withField(parts, path, value);
    return {
      name,
      label: `${isKey ? "with a key, " : ""}${changes.map(([path, value]) => `${path.join(".")} = ${show(value)}`).join(", ")}`,
      parts,
      ...(isKey && { as: () => program }),
    };
  });

const show = (value: unknown) =>
  typeof value === "symbol" ? "missing" : String(JSON.stringify(value)).slice(0, 60);

/** Words that occur only in our internals. */
const inside =
  /node_modules|\/src\/|\bat \S+ \(|\.[jt]s:\d+|syntax error|invalid input syntax|violates|relation "|column "|\bselect\b.+\bfrom\b|insert into|SQLSTATE|ECONN|ZodError|MedusaError|MikroORM|\[object Object\]|undefined/i;

function faultOf(reply: RawReply): string | undefined {
  if (reply.status >= 500) return `answered ${reply.status}`;
  if (reply.status < 400) return undefined;
  const failure = Failure.safeParse(reply.json);
  if (!failure.success) return `no envelope: ${reply.text.slice(0, 80)}`;
  const words = [failure.data.message, ...(failure.data.errors ?? []).map(({ message }) => message)].join(
    "\n",
  );
  return inside.test(words) ? `tells of the inside: ${words.slice(0, 120)}` : undefined;
}

const counts = new Map<number, number>();
const slowest = { ms: 0, label: "" };

const tooSlow = Symbol("too slow");

async function isSlow({ status, ms }: RawReply): Promise<boolean> {
  if (status === 503) return true;
  return ms > longestMs && ms > longestLooks * (await attempt({ name: "getReady", label: "a look" })).ms;
}

/** One request, the `nth` try of it: a slow one may have come at a busy moment, and is tried again. */
async function judge(trial: Trial, nth = 1): Promise<string | typeof tooSlow | undefined> {
  const label = `${trial.name}: ${trial.label}`;
  try {
    const reply = await attempt(trial);
    if (await isSlow(reply))
      return nth < mostTries ? tooSlow : `${label}: ${reply.status} in ${Math.round(reply.ms)} ms`;
    counts.set(reply.status, (counts.get(reply.status) ?? 0) + 1);
    if (reply.ms > slowest.ms) Object.assign(slowest, { ms: reply.ms, label });
    const fault = faultOf(reply) ?? undescribed(description, trial.name, reply)[0];
    return fault && `${label}: ${fault}`;
  } catch (error) {
    return `${label}: ${error}`;
  }
}

/** Makes room for further addresses and orders, so that a full list does not hide the code behind it. */
async function tidy(): Promise<void> {
  const { asha, ids } = world;
  await shop.query({
    text: "delete from customer_address where customer_id = $1 and id <> $2",
    values: [asha.id, ids.addressId],
  });
  await put(shop, asha, ids.productId);
}

async function judgeAll(trials: Trial[]): Promise<string[]> {
  const faults: string[] = [];
  const slow: Trial[] = [];
  let next = 0;
  const worker = async () => {
    while (next < trials.length) {
      const at = next++;
      if (at % 100 === 0) await tidy();
      const trial = trials[at];
      const fault = trial && (await judge(trial));
      if (fault === tooSlow) slow.push(trial as Trial);
      else if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  for (const trial of slow) {
    let fault: Awaited<ReturnType<typeof judge>> = tooSlow;
    for (let nth = 2; fault === tooSlow; nth += 1) fault = await judge(trial, nth);
    if (fault) faults.push(fault);
  }
  return [...new Set(faults)];
}

describe("generated requests", () => {
  it(`never break the shop: ${runs} of them`, async () => {
    const known = [...fieldTrials(), ...shapeTrials()];
    const isFull = runs > known.length;
    const chosen = isFull ? known : fc.sample(fc.constantFrom(...known), { numRuns: (runs * 2) / 3, seed });
    const rest = fc.sample(anyTrial, { numRuns: runs - chosen.length, seed });
    const faults = await judgeAll([...chosen, ...rest]);
    if (isFull) report(known.length);
    expect(faults).toEqual([]);
  }, 3_600_000);

  it("leave the shop in order", async () => {
    const { asha, admin } = world;
    expect((await shop.call("checkAuth", {}, asha)).body.user?.role).toBe("user");
    expect((await shop.call("checkAuth", {}, admin)).body.user?.role).toBe("admin");
    expect((await shop.send("GET", routes.getReady[1])).status).toBe(200);
    // Calls of the owner add packers; nothing made another owner.
    const [{ owners = 0 } = {}] = await shop.query<{ owners: number }>({
      text: "select count(*)::integer as owners from shop_staff where role = 'owner'",
    });
    expect(owners).toBe(1);
    expect(Object.prototype).not.toHaveProperty("role");
  });
});

function report(known: number): void {
  const byStatus = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => ({ status, count }));
  console.log(`${runs} requests, ${known} of them every field with every value; seed ${seed}`);
  console.table(byStatus);
  console.log(`slowest: ${Math.round(slowest.ms)} ms, ${slowest.label}`);
}

describe("a program's key", () => {
  /** Keys that are not good for a call, and what the call says of them. */
  const refusals: Record<string, { make: (name: RouteName) => Signed; codes: string[] }> = {};
  const narrow = new Map<string, Signed>();

  beforeAll(async () => {
    const [one = "stock:read", other = "orders:read"] = keyScopes;
    for (const scope of [one, other]) narrow.set(scope, await withKey([scope]));
    const expired = await withKey(keyScopes);
    await shop.query({
      text: "update shop_api_key set expires_at = now() - interval '1 second' where id = $1",
      values: [expired.id],
    });
    const revoked = await withKey(keyScopes);
    await shop.query({
      text: "update shop_api_key set revoked_at = now() where id = $1",
      values: [revoked.id],
    });
    const unknown = { token: `shopkey_${"0".repeat(64)}`, isKey: true };
    const ofAnother = (name: RouteName) =>
      narrow.get(scopeOf(entryOf(name)) === one ? other : one) ?? unknown;
    Object.assign(refusals, {
      expired: { make: () => expired, codes: ["key_expired"] },
      revoked: { make: () => revoked, codes: ["key_revoked"] },
      unknown: { make: () => unknown, codes: ["key_wrong"] },
      "for something else": { make: ofAnother, codes: ["scope_missing", "key_closed"] },
    });
  });

  it("opens no call that it is not good for, whatever else the request says", async () => {
    const faults: string[] = [];
    const tryKey = async (name: RouteName, kind: string, { make, codes }: (typeof refusals)[string]) => {
      if (kind === "for something else" && isOpenToKeys(entryOf(name)) && !scopeOf(entryOf(name))) return;
      // A hostile address may lead nowhere.
      const path = fields(name).find(([place]) => place !== "params");
      const hostile = path && withField(base(name), path, Object.values(hostileFor(path))[0]);
      for (const parts of [base(name), ...(hostile ? [hostile] : [])]) {
        const { status, json } = await attempt({ name, label: kind, parts, as: () => make(name) });
        const code = (json as { code?: string } | undefined)?.code ?? "";
        if (status !== 401 && status !== 403) faults.push(`${name}, ${kind}: answered ${status} ${code}`);
        else if (!codes.includes(code)) faults.push(`${name}, ${kind}: refused as ${code}`);
      }
    };
    for (const name of names)
      await Promise.all(Object.entries(refusals).map(([kind, refusal]) => tryKey(name, kind, refusal)));
    expect(faults).toEqual([]);
  }, 600_000);

  it("that is no key, or none as it stands there, opens nothing and breaks nothing", async () => {
    const { token } = program;
    const odd = [
      "Bearer",
      "Bearer ",
      `Bearer ${token.slice(0, -1)}`,
      `Bearer ${token}0`,
      `Bearer ${token} ${token}`,
      `Bearer ${token.toUpperCase()}`,
      `Bearer shopkey_${"f".repeat(7_000)}`,
      "Bearer shopkey_%00'; drop table shop_api_key; --",
      `Basic ${Buffer.from(`${token}:`).toString("base64")}`,
      `Token ${token}`,
    ];
    const faults: string[] = [];
    for (const authorization of odd)
      for (const name of ["adminGetOrders", "adminGetApiKeys", "adminChangeStock", "getReady"] as const) {
        const reply = await sendRaw(shop.url + pathOf(name, base(name).params), {
          method: routes[name][0],
          headers: { authorization },
        });
        const fault = faultOf(reply);
        if (fault) faults.push(`${name}, ${authorization.slice(0, 40)}: ${fault}`);
        if (name !== "getReady" && reply.status < 400)
          faults.push(`${name}, ${authorization.slice(0, 40)}: answered ${reply.status}`);
      }
    expect(faults).toEqual([]);
  });
});

describe("fields that a call does not know", () => {
  const withJson = names.filter((name) => routes[name][0] !== "GET" && entryOf(name).body);

  /** The response without values that differ per call: ids, order numbers, times, tokens. */
  const settled = (text: string) =>
    text
      // Webhooks' secrets, keys and their ends, ids of both, a change's own, and the name of an uploaded picture.
      .replace(/"(whsec_[\w+/=]+|shopkey_[0-9a-f]{64}|(key|wh)_[0-9a-f]{32})"/g, '"#"')
      .replace(/"hint":"[0-9a-f]{4}"|"id":"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"/g, "#")
      .replace(/\/files\/[up][0-9a-f]{24}/g, "#")
      .replace(/"[a-z]*_?[0-9A-HJKMNP-TV-Z]{26}"/g, '"#"')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "#")
      // A day counted from today: it may become another one between the two calls.
      .replace(/"\d{4}-\d\d-\d\d"/g, '"#"')
      .replace(/[A-Z]{2,3}-\d\d-(\d{8}|\d{6})/g, "#")
      .replace(/"(?:[\w-]{43}\.\d{10}\.)?[\w-]{43}"/g, '"#"')
      // The link of a wishlist, and the secret of an authenticator app, are different each time.
      .replace(/"shareToken":"[\w-]{22}"/g, "#")
      // What an authenticator calls the account: its id, "cus_…", in base64url.
      .replace(/"Y3Vz[\w-]{36}"/g, '"#"')
      .replace(/[A-Z2-7]{32}/g, "#")
      .replace(/\d+x\d+|toy(-| )to(-| )spend(-| )\d+/gi, "#")
      // No two rates may be for the same goods from the same day.
      .replace(/"99\d{6}"/g, '"#"')
      // An added thing comes last, one position after the previous one.
      .replace(/"order":\d+/g, "#")
      // Settings count their saves; a product's and an order's version is unique to it.
      .replace(/"version":(\d+|"[^"]*")/g, "#")
      .replace(/"summaryKey":"[\w-]+"/g, "#")
      // What the earlier requests have left decides whether an order waits for its shopper's code.
      .replace(/"outcome":"\w+","message":(null|"[^"]*")/g, "#")
      .replace(/"confirmation":(null|\{[^}]*\})/g, "#")
      .replace(/asha-\w+-\d+@|\b[6-9]\d{9}\b|\b\d+ Laxmi Road/g, "#");

  it.each(withJson)("%s: change nothing", async (name) => {
    const once = async (extra: Record<string, unknown>) => {
      const owner = await shop.shopper();
      const given = await provide(world, samples[name].needs, owner);
      const address = await shop.call(
        "addAddress",
        samples.addAddress.input({ userId: owner.id } as Ids),
        owner,
      );
      const ids = {
        ...world.ids,
        addressId: address.body.data.addressId,
        userId: owner.id,
        password: owner.password,
        ...given,
      };
      const parts = partsOf(name, ids);
      const body = { ...extra, ...(parts.body as object) };
      const as = entryOf(name).access === "admin" ? world.admin : owner;
      return sendRaw(shop.url + pathOf(name, parts.params), {
        method: routes[name][0],
        headers: { ...asBrowserOf(as), "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    };
    const schema = entryOf(name).body;
    const known = new Set(schema ? fields(name).map((path) => path[1]) : []);
    const unknown = Object.fromEntries(Object.entries(extraFields).filter(([key]) => !known.has(key)));
    const plain = await once({});
    const loaded = await once(unknown);
    // What moves orders, money or stock refuses them (ADR-0130), before it looks at anything else.
    const refuses = schema?.safeParse(unknown).error?.issues.some(({ code }) => code === "unrecognized_keys");
    if (refuses) {
      expect([loaded.status, JSON.parse(loaded.text)]).toMatchObject([
        422,
        { code: "invalid", errors: expect.arrayContaining([expect.objectContaining({ field: "role" })]) },
      ]);
      return;
    }
    expect(loaded.status).toBe(plain.status);
    expect(settled(loaded.text)).toBe(settled(plain.text));
  });

  it("are nowhere in the database afterwards", async () => {
    const tables = await shop.query<{ name: string }>({
      text: "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
    });
    const tainted: string[] = [];
    for (const { name } of tables) {
      const [row] = await shop.query<{ found: number }>({
        text: `select count(*)::integer as found from ${name} t where t::text ilike '%mallory%'`,
      });
      if (row && row.found > 0) tainted.push(name);
    }
    expect(tainted).toEqual([]);
  });
});
