import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shippedEntries } from "../src/catalog/vocabulary/shipped";
import { aProduct } from "./support/a-product";
import { call, type Signed } from "./support/call";
import { openShop, type Shop } from "./support/open-shop";
import { type SecondBackend, startSecondBackend } from "./support/second-backend";

let shop: Shop;
let admin: Signed;
let second: SecondBackend;

beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "1000" });
  admin = await shop.admin();
  await shop.call("adminAddProduct", { body: aProduct({ title: "Quadcopter with camera" }) }, admin);
  second = await startSecondBackend();
});
afterAll(async () => {
  await second?.kill();
  await shop.close();
});

const read = async () => (await shop.call("adminGetLexicon", {}, admin)).body.data;
const save = (entries: { means: string; words: string[] }[], version: number) =>
  shop.call("adminSaveLexicon", { body: { entries, version } }, admin);
const found = async (url: string, keyword: string) =>
  (await call(url, "searchProducts", { params: { keyword }, query: {} })).body.data.map(({ title }) => title);

describe("the lexicon", () => {
  it("is the shipped one at first", async () => {
    const { entries, version } = await read();
    expect(version).toBe(0);
    expect(entries).toHaveLength(shippedEntries().length);
    expect(entries.every(({ words, shipped }) => words.join() === shipped?.join())).toBe(true);
  });

  it("that staff saved is in effect for the next search, in every process", async () => {
    // Both processes have loaded their lexicon and have already run this search.
    for (const url of [shop.url, second.url]) expect(await found(url, "उडणखटोला")).toEqual([]);
    const before = await read();
    const saved = await save(
      [...before.entries, { means: "quadcopter", words: ["उडणखटोला", "udankhatola"] }],
      0,
    );
    expect(saved.status).toBe(200);
    expect(saved.body.data.entries.at(-1)).toEqual({
      means: "quadcopter",
      words: ["उडणखटोला", "udankhatola"],
      shipped: null,
    });
    for (const url of [shop.url, second.url]) {
      expect(await found(url, "उडणखटोला")).toEqual(["Quadcopter with camera"]);
      expect(await found(url, "udankhatola")).toEqual(["Quadcopter with camera"]);
      const { words } = (await call(url, "suggest", { query: { q: "udankhatola" } })).body.data;
      expect(words).toContain("quadcopter");
    }
  });

  it("loses a word again, for the next search", async () => {
    const { entries, version } = await read();
    await save(entries.slice(0, -1), version);
    for (const url of [shop.url, second.url]) expect(await found(url, "उडणखटोला")).toEqual([]);
  });

  it("is not overwritten by a save made from an older one", async () => {
    const { entries, version } = await read();
    const answers = await Promise.all([
      save([...entries, { means: "sitar", words: ["satar"] }], version),
      save([...entries, { means: "harmonium", words: ["peti"] }], version),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read()).entries).toHaveLength(entries.length + 1);
  });

  it.each([
    [{ means: "kite", words: ["two words"] }, "entries.0.words.0"],
    [{ means: "a: b", words: ["x"] }, "entries.0.means"],
    [{ means: "–", words: ["x"] }, "entries.0.means"],
  ])("refuses %j and names the field", async (entry, field) => {
    const { version } = await read();
    const refused = await save([entry], version);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ errors: [{ field: expect.stringContaining(field) }] });
    expect((await read()).version).toBe(version);
  });

  it("refuses two entries of one meaning", async () => {
    const { version } = await read();
    const { status } = await save(
      [
        { means: "Kites", words: ["patang"] },
        { means: "kite", words: ["guddi"] },
      ],
      version,
    );
    expect(status).toBe(422);
  });
});
