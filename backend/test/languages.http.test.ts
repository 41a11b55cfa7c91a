import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoCategories } from "../../demo/data/categories";
import { type RouteName, table } from "../src/contract";
import { keepCategories } from "../src/contract/category-list";
import type { Endpoint } from "../src/contract/endpoint";
import { Failure } from "../src/contract/envelope";
import { routes } from "../src/contract/routes";
import { asBrowserOf, type Signed } from "./support/call";
import { englishIn } from "./support/english-words";
import { pathOf, queryOf, withField } from "./support/mutate";
import { openShop, type Shop } from "./support/open-shop";
import { type Parts, partsOf, type RawReply, request, sendRaw } from "./support/request";
import { type Ids, type Sample, samples } from "./support/samples";
import { fieldsOf } from "./support/schema-fields";
import { makeWorld, provide, type World } from "./support/world";

const names = Object.keys(routes) as RouteName[];
const entryOf = (name: RouteName): Endpoint => table[name];
const languages = ["hi", "mr"] as const;

let shop: Shop;
let world: World;

beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "100000" });
  world = await makeWorld(shop);
});
afterAll(() => shop.close());

function callerOf(name: RouteName): Signed | undefined {
  const { access } = entryOf(name);
  if (access === "guest") return undefined;
  return access === "admin" ? world.admin : world.asha;
}

type Trial = { what: string; parts: Parts; as?: Signed | undefined; body?: string };

const nothing = { productId: "nothing_here", orderId: "nothing_here", addressId: "nothing_here" };
const unknown: Partial<Ids> = {
  ...nothing,
  slideId: "nothing_here",
  featureId: "nothing_here",
  reviewId: "nothing_here",
  photoId: "nothing_here",
  othersReviewId: "nothing_here",
  staffId: "nothing_here",
};
const broken = Object.fromEntries(Object.keys(unknown).map((key) => [key, "no such id!"]));
const wrong = [null, "", "no such thing!", "x".repeat(12_000), -1, 1.5, 1e9, {}, [], ["x", "x"]];

// The contract's schemas judge a category by what this process knows of them.
keepCategories(demoCategories);
const isTaken = (entry: Endpoint, { params, query, body }: Parts) =>
  (["params", "query", "body"] as const).every(
    (part) => entry[part]?.safeParse({ params, query, body }[part] ?? {}).success ?? true,
  );

/**
 * Requests that must be refused: by caller, by the ids they name, and every field with values that its schema
 * refuses.
 */
function trialsOf(name: RouteName): Trial[] {
  const entry = entryOf(name);
  const right = partsOf(name, world.ids);
  const as = callerOf(name);
  const roles: Trial[] =
    entry.access === "guest"
      ? []
      : [
          { what: "nobody", parts: right },
          { what: "another role", parts: right, as: entry.access === "admin" ? world.asha : world.admin },
        ];
  const named: Trial[] = [unknown, broken].map((ids) => ({
    what: "nothing there is",
    parts: partsOf(name, { ...world.ids, ...ids, password: "not their password" }),
    as,
  }));
  const paths = fieldsOf(entry);
  const fields: Trial[] = paths.flatMap((path, nth) =>
    wrong
      // An object with many fields has many of the same kind: each is tried with a few of the values, all together
      // with all.
      .filter((_, at) => paths.length < 12 || at % 4 === nth % 4)
      .filter((value) => path[0] === "body" || typeof value !== "object")
      .map((value) => ({
        what: `${path.join(".")} = ${JSON.stringify(value)?.slice(0, 20)}`,
        parts: withField(right, path, path[0] === "body" ? value : String(value)),
        as,
      }))
      .filter(({ parts }) => !isTaken(entry, parts)),
  );
  const whole: Trial[] = entry.body
    ? [
        { what: "no JSON", parts: right, as, body: "{broken" },
        { what: "an empty body", parts: { ...right, body: {} }, as },
      ]
    : [];
  // If a request is accepted by mistake, it must not end the session that the next one needs.
  return [...roles, ...named, ...fields, ...whole].filter(
    ({ what, parts }) => what !== "nothing there is" || !samples[name].spendsCaller || !isTaken(entry, parts),
  );
}

function send(name: RouteName, { parts, as, body }: Trial, language: string): Promise<RawReply> {
  const json = body ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body));
  return sendRaw(shop.url + pathOf(name, parts.params) + queryOf(parts.query), {
    method: routes[name][0],
    headers: {
      "accept-language": language,
      ...(as && asBrowserOf(as)),
      ...(json !== undefined && { "content-type": "application/json" }),
    },
    ...(json !== undefined && { body: json }),
  });
}

const sentencesOf = ({ message, errors = [] }: Failure) => [message, ...errors.map((error) => error.message)];
const shapeOf = ({ code, errors }: Failure) => ({ code, fields: errors?.map(({ field }) => field) });

describe("a refusal of every call", () => {
  it.each(names)("%s is in Hindi and in Marathi, and says the same", async (name) => {
    const faults: string[] = [];
    let refused = 0;
    for (const trial of trialsOf(name)) {
      const replies = await Promise.all(languages.map((language) => send(name, trial, language)));
      const failures = replies
        .map(({ json }) => Failure.safeParse(json).data)
        .filter((one) => one !== undefined);
      const [hindi, marathi] = failures;
      if (!hindi || !marathi) continue;
      refused += 1;
      const english = failures.flatMap(sentencesOf).filter((sentence) => englishIn(sentence) !== undefined);
      if (english.length > 0) faults.push(`${trial.what}: ${english.join(" | ")}`);
      if (JSON.stringify(shapeOf(hindi)) !== JSON.stringify(shapeOf(marathi)))
        faults.push(`${trial.what}: ${JSON.stringify([shapeOf(hindi), shapeOf(marathi)])}`);
    }
    expect(faults).toEqual([]);
    if (entryOf(name).access !== "guest") expect(refused).toBeGreaterThan(0);
  });
});

describe("what was done", () => {
  const done = names.filter((name) => !(samples[name] as Sample<RouteName>).spendsCaller);
  it.each(done)("%s is told in Marathi", async (name) => {
    const ids = { ...world.ids, ...(await provide(world, samples[name].needs, world.asha)) };
    const parts = partsOf(name, ids);
    const reply = await request(shop.url, name, ids, callerOf(name), parts, { "accept-language": "mr" });
    const message = (reply.json as { message?: string } | undefined)?.message;
    expect(message && englishIn(message)).toBeFalsy();
  });
});

describe("the language of an answer", () => {
  const sentence = async (language?: string) => {
    const headers = language === undefined ? undefined : { "accept-language": language };
    return (await shop.send("GET", "/api/shop/cart/get/x", { headers })).body.message;
  };

  it("is English where a client names none that the shop speaks", async () => {
    expect(await Promise.all([undefined, "*", "fr-FR", "xx, hi", ""].map(sentence))).toEqual(
      Array(5).fill("Please login to continue"),
    );
  });

  it("is the first that the visitor names", async () => {
    expect(await sentence("hi-IN,en;q=0.8")).toBe("आगे बढ़ने के लिए लॉगिन करें");
    expect(await sentence("mr")).toBe("पुढे जाण्यासाठी लॉगिन करा");
    expect(await sentence("en-IN, hi;q=0.9")).toBe("Please login to continue");
  });

  it("is that of the one who asks, whoever asked before", async () => {
    const all = ["hi", "mr", "en", "hi", "en"].map(sentence);
    expect(new Set(await Promise.all(all)).size).toBe(3);
  });
});
