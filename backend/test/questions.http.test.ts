import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { messages } from "../src/contract/messages";
import { aProduct } from "./support/a-product";
import type { Signed } from "./support/call";
import { loadBackend } from "./support/load-backend";
import { mailsTo } from "./support/mails";
import { openShop, type Person, type Shop } from "./support/open-shop";

let shop: Shop;
let admin: Signed;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

const aToy = async (title = `Asked toy ${randomUUID().slice(0, 8)}`) =>
  (await shop.call("adminAddProduct", { body: aProduct({ title }) }, admin)).body.data._id;
const ask = (productId: string, question: string, as?: Signed) =>
  shop.call("askQuestion", { body: { productId, question } }, as);
const asked = async (productId: string, question: string, as: Signed) =>
  (await ask(productId, question, as)).body.data;
const shown = async (productId: string, query: { q?: string; page?: string; limit?: string } = {}) =>
  (await shop.call("getQuestions", { params: { productId }, query })).body;
const mine = async (productId: string, as: Signed) =>
  (await shop.call("getMyQuestions", { params: { productId } }, as)).body.data;
const staffs = async (id: string) =>
  (await shop.call("adminGetQuestion", { params: { id } }, admin)).body.data;
const answer = (id: string, text: string, version: string, as = admin) =>
  shop.call("adminAnswerQuestion", { params: { id }, body: { answer: text, version } }, as);
const decline = (id: string, reason: string, version: string, as = admin) =>
  shop.call("adminDeclineQuestion", { params: { id }, body: { reason, version } }, as);
const hide = (id: string, hidden: boolean, version: string) =>
  shop.call("adminHideQuestion", { params: { id }, body: { hidden, version } }, admin);

/** The mails to somebody about their questions. */
const mailsAbout = (person: Person) =>
  mailsTo(shop, person.email).filter(
    ({ text }) => text.includes("You asked") || text.includes("तुम्ही विचारले"),
  );
const mailed = (person: Person, count: number) =>
  vi.waitFor(
    () => {
      const mails = mailsAbout(person);
      expect(mails).toHaveLength(count);
      return mails;
    },
    { timeout: 60_000, interval: 50 },
  );
const owed = async (id: string) =>
  (await shop.query({ text: "select 1 from shop_outbox where payload ->> 'questionId' = $1", values: [id] }))
    .length;

describe("a question about a product", () => {
  it("is seen by its asker alone until the shop answers it, and then by everybody", async () => {
    const productId = await aToy();
    const [asha, vijay] = [await shop.shopper(), await shop.shopper()];
    const question = "  Does the colour run in the wash?  ";
    const reply = await ask(productId, question, asha);
    expect([reply.status, reply.body.message]).toEqual([201, messages.questionAsked.in("en")]);
    const { _id: id } = reply.body.data;
    expect(reply.body.data).toMatchObject({ question: question.trim(), state: "open", answer: null });
    expect(await shown(productId)).toMatchObject({ data: [], meta: { total: 0 } });
    expect(await mine(productId, vijay)).toEqual([]);
    expect((await mine(productId, asha)).map(({ _id }) => _id)).toEqual([id]);
    expect((await shop.call("getMyQuestions", { params: { productId } })).status).toBe(401);

    const draft = { params: { id }, body: { draft: "I think that", version: "1" } };
    expect((await shop.call("adminSaveQuestionDraft", draft, admin)).status).toBe(200);
    expect(await shown(productId)).toMatchObject({ data: [] });
    expect(JSON.stringify(await mine(productId, asha))).not.toContain("I think that");
    expect((await shop.call("adminGetQuestion", { params: { id } }, asha)).status).toBe(403);

    expect((await answer(id, "It does not.\nWash it cold.", "2")).status).toBe(200);
    const { data, meta } = await shown(productId);
    expect(meta).toEqual({ total: 1, page: 1, limit: 48, pages: 1 });
    expect(data).toEqual([
      {
        _id: id,
        question: question.trim(),
        userName: asha.userName,
        askedAt: expect.any(String),
        answer: { text: "It does not.\nWash it cold.", at: expect.any(String) },
      },
    ]);
    expect(await mine(productId, asha)).toEqual([]);
    expect((await staffs(id)).draft).toBe("");
  });

  it("is refused with one sentence if it is too short, too long, gives a contact away or is about nothing", async () => {
    const productId = await aToy();
    const asha = await shop.shopper();
    expect((await ask(productId, "Does it run in the wash?")).status).toBe(401);
    expect((await ask(productId, "Does it run in the wash?", admin)).status).toBe(403);
    expect((await ask("prod_none", "Does it run in the wash?", asha)).status).toBe(404);
    for (const bad of [
      "Why?      ",
      "x".repeat(501),
      "Does it hold \u0000 well?",
      `Hm ${"\ud800"} is it good?`,
    ]) {
      const reply = await ask(productId, bad, asha);
      expect([reply.status, reply.body.errors?.map(({ field }) => field)]).toEqual([422, ["question"]]);
    }
    for (const contact of [
      "Please call me on 98765 43210",
      "Write to asha@example.com please",
      "Is it the one on www.example.org?",
    ]) {
      const { status, body } = await ask(productId, contact, asha);
      expect([status, body.errors]).toEqual([
        422,
        [{ field: "question", message: messages.questionHoldsContact.in("en") }],
      ]);
    }
    expect(await mine(productId, asha)).toEqual([]);
  });

  it("is one question however often it is sent, and nobody asks more than twenty a day", async () => {
    const productId = await aToy();
    const asha = await shop.shopper();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => ask(productId, "Is it safe for a baby?", asha)),
    );
    expect(new Set(replies.map(({ body }) => body.data._id)).size).toBe(1);
    expect(await mine(productId, asha)).toHaveLength(1);
    const statuses: number[] = [];
    for (let at = 0; at < 16; at += 1)
      statuses.push((await ask(productId, `Is it safe at the age of ${at}?`, asha)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(15);
    expect(statuses.at(-1)).toBe(429);
  });

  it("is listed with the newest answer first, page by page, and found by its words and those of the answer", async () => {
    const productId = await aToy();
    const asha = await shop.shopper();
    const ids: string[] = [];
    for (const [question, said] of [
      ["Does it float in water?", "It sinks"],
      ["Is it made of teak wood?", "Of mango wood"],
      ["क्या यह टिकाऊ है, भाई?", "हाँ, बहुत ज़्यादा"],
    ] as const) {
      const { _id } = await asked(productId, question, asha);
      await answer(_id, said, "1");
      ids.push(_id);
    }
    const found = async (query: { q?: string; page?: string; limit?: string }) =>
      (await shown(productId, query)).data.map(({ _id }) => _id);
    const [first, second, third] = ids;
    expect(await found({})).toEqual([third, second, first]);
    expect(await found({ limit: "2" })).toEqual([third, second]);
    expect(await found({ limit: "2", page: "2" })).toEqual([first]);
    expect(await found({ q: "MANGO" })).toEqual([second]);
    expect(await found({ q: "float" })).toEqual([first]);
    expect(await found({ q: "ज़्यादा" })).toEqual([third]);
    expect(await found({ q: "100%" })).toEqual([]);
    // Whoever asked is not what a shopper looks for.
    expect(await found({ q: asha.userName })).toEqual([]);
    const bad = { params: { productId }, query: { q: "\u0000" } };
    expect((await shop.call("getQuestions", bad)).status).toBe(422);
    expect((await shop.call("getQuestions", { params: { productId: "none" }, query: {} })).status).toBe(404);
  });
});

describe("the shop's answer", () => {
  it("is mailed once, in the asker's language, with a link to the product; a later edit is not", async () => {
    const productId = await aToy("Toy of the mail");
    const asha = await shop.shopper();
    await shop.call("savePreferences", { body: { language: "mr", textMessages: true } }, asha);
    const { _id: id } = await asked(productId, "हे पाण्यात तरंगते का?", asha);
    expect((await answer(id, "नाही, ते बुडते.", "1")).status).toBe(200);
    const [mail] = await mailed(asha, 1);
    expect(mail?.subject).toContain("Toy of the mail");
    expect(mail?.subject).toContain("प्रश्नाचे उत्तर");
    expect(mail?.text).toContain("हे पाण्यात तरंगते का?");
    expect(mail?.text).toContain("नाही, ते बुडते.");
    expect(mail?.text).toMatch(/\/mr\/shop\/product\/\S+#questions/);
    const { version, answer: first } = await staffs(id);
    expect((await answer(id, "नाही, ते लगेच बुडते.", version)).status).toBe(200);
    const { answer: edited } = await staffs(id);
    expect(edited).toEqual({ text: "नाही, ते लगेच बुडते.", at: first?.at });
    expect(await owed(id)).toBe(1);
  });

  it("has the shop's own words above it, if there are any", async () => {
    const read = (await shop.call("adminGetMails", {}, admin)).body.data;
    const { updatedAt: _, question_answered: words, ...others } = read;
    const body = {
      ...others,
      question_answered: {
        subject: { ...words.subject, en: "{name}, about {product}" },
        lead: { ...words.lead, en: "Namaste {name} from {shop}" },
      },
    };
    expect((await shop.call("adminSaveMails", { body }, admin)).status).toBe(200);
    const asha = await shop.shopper();
    const { _id: id } = await asked(await aToy("Toy of own words"), "Does it need a battery?", asha);
    await answer(id, "Two of them", "1");
    const [mail] = await mailed(asha, 1);
    expect(mail?.subject).toBe(`${asha.userName}, about Toy of own words`);
    expect(mail?.text).toContain(`Namaste ${asha.userName} from`);
  });

  it("is one of two that are given at once, and one mail; a repeated one adds nothing", async () => {
    const productId = await aToy();
    const asha = await shop.shopper();
    const { _id: id } = await asked(productId, "Does it come with a charger?", asha);
    const replies = await Promise.all([answer(id, "Yes, with one", "1"), answer(id, "No, it does not", "1")]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409)?.body;
    const stands = (await staffs(id)).answer?.text ?? "";
    expect(refused).toMatchObject({
      code: "edit_conflict",
      data: { version: "2", fields: [{ field: "answer", theirs: stands }] },
    });
    // The reply was lost: sent again, it changes nothing.
    expect((await answer(id, stands, "1")).status).toBe(200);
    await mailed(asha, 1);
    expect(await owed(id)).toBe(1);
  });

  it("is refused if it is empty or too long, and there is none to a question that is gone", async () => {
    const { _id: id } = await asked(await aToy(), "Is there a manual with it?", await shop.shopper());
    for (const text of ["", "   ", "x".repeat(2_001)]) {
      const reply = await answer(id, text, "1");
      expect([reply.status, reply.body.errors?.[0]?.field]).toEqual([422, "answer"]);
    }
    expect((await answer("ques_none", "Yes", "1")).status).toBe(404);
    expect((await answer(id, "Yes", "1", await shop.shopper())).status).toBe(403);
  });
});

describe("a question that staff decline", () => {
  it("is told to its asker with the reason, once, and stays theirs alone", async () => {
    const productId = await aToy();
    const asha = await shop.shopper();
    const { _id: id } = await asked(productId, "When will my own parcel come?", asha);
    const both = await Promise.all([decline(id, "Not about the toy", "1"), decline(id, "Off topic", "1")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { declineReason, state, version } = await staffs(id);
    expect(state).toBe("declined");
    expect((await decline(id, declineReason ?? "", "1")).status).toBe(200);
    expect((await decline(id, "Another reason", version)).body).toMatchObject({ code: "question_declined" });
    const [mail] = await mailed(asha, 1);
    expect(mail?.text).toContain(declineReason);
    expect(await owed(id)).toBe(1);
    expect(await mine(productId, asha)).toMatchObject([{ _id: id, state: "declined", declineReason }]);
    expect((await shown(productId)).data).toEqual([]);
    expect((await decline(id, "\u200b", version)).status).toBe(422);
    // A second thought: an answer after all.
    expect((await answer(id, "On Monday", version)).status).toBe(200);
    expect(await staffs(id)).toMatchObject({ state: "answered", declineReason: null });
    await mailed(asha, 2);
  });

  it("is not one that is answered", async () => {
    const { _id: id } = await asked(await aToy(), "Is it heavier than a brick?", await shop.shopper());
    await answer(id, "Much lighter", "1");
    const reply = await decline(id, "Too late", "2");
    expect([reply.status, reply.body]).toMatchObject([409, { code: "question_answered" }]);
  });
});

describe("staff's list of questions", () => {
  it("is narrowed by state, product and words, sorted by time, and counted on the dashboard", async () => {
    const word = `w${randomUUID().slice(0, 8)}`;
    const productId = await aToy(`Toy ${word}`);
    const asha = await shop.shopper();
    const open = async () =>
      (await shop.call("getDashboard", {}, admin)).body.data.questionsOpen ?? Number.NaN;
    const before = await open();
    const ids: string[] = [];
    for (const size of ["small", "large", "huge"])
      ids.push((await asked(productId, `Is there a ${size} one as well?`, asha))._id);
    const [first = "", second = "", third = ""] = ids;
    expect(await open()).toBe(before + 3);
    await answer(first, "There is, in zinc", "1");
    await decline(second, "Not sold", "1");
    expect(await open()).toBe(before + 1);
    const list = async (query: object) => {
      const reply = await shop.call("adminGetQuestions", { query: query as never }, admin);
      return [reply.body.meta.total, reply.body.data.map(({ _id }) => _id)];
    };
    expect(await list({ productId })).toEqual([3, [third, second, first]]);
    expect(await list({ filter: JSON.stringify({ productId, state: "answered" }) })).toEqual([1, [first]]);
    expect(await list({ productId, state: "declined" })).toEqual([1, [second]]);
    expect(await list({ productId, sort: '["askedAt","ASC"]', range: "[0,1]" })).toEqual([
      3,
      [first, second],
    ]);
    expect(await list({ q: word, state: "open" })).toEqual([1, [third]]);
    expect(await list({ q: "in ZINC", productId })).toEqual([1, [first]]);
    expect(await list({ q: "hu", productId })).toEqual([1, [third]]);
    for (const bad of [{ state: "lost" }, { sort: '["constructor","ASC"]' }, { filter: '{"state":1}' }])
      expect((await shop.call("adminGetQuestions", { query: bad as never }, admin)).status).toBe(422);
    const [row] = (await shop.call("adminGetQuestions", { query: { q: word } }, admin)).body.data;
    expect(row).toMatchObject({ productTitle: `Toy ${word}`, customerId: asha.id, userName: asha.userName });
    expect(row?.productSlug).toEqual(expect.any(String));
  });

  it("hides an answered question and shows it again, deletes one, and the log has what was said before and after", async () => {
    const productId = await aToy();
    const asha = await shop.shopper();
    const { _id: id } = await asked(productId, "Is the paint free of lead?", asha);
    expect((await hide(id, true, "1")).body).toMatchObject({ code: "question_open" });
    await answer(id, "It is", "1");
    await answer(id, "It is, by a test of 2025", "2");
    expect((await hide(id, true, "2")).status).toBe(409);
    expect((await hide(id, true, "3")).body.data.hidden).toBe(true);
    expect((await shown(productId)).data).toEqual([]);
    expect((await hide(id, false, "4")).status).toBe(200);
    expect((await shown(productId)).data).toHaveLength(1);
    const log = await shop.call("adminGetAuditLog", { query: { thingId: id } } as never, admin);
    const changes = log.body.data.flatMap((entry) => entry.changes);
    expect(changes).toContainEqual({ field: "answer", from: "It is", to: "It is, by a test of 2025" });
    expect(changes).toContainEqual({ field: "hidden", from: false, to: true });

    const remove = () => shop.call("adminDeleteQuestion", { params: { id } }, admin);
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await shown(productId)).data).toEqual([]);
  });
});

describe("questions", () => {
  it("are in their asker's data; without an answer they go with the account, answered they stay without a name", async () => {
    const productId = await aToy();
    const asha = await shop.shopper();
    const { _id: kept } = await asked(productId, "Does it glow in the dark?", asha);
    const { _id: open } = await asked(productId, "Does it work under water?", asha);
    await answer(kept, "For an hour", "1");
    const own = (await shop.call("getOwnData", {}, asha)).body.data.questions;
    expect(own).toMatchObject([
      { _id: kept, productId, state: "answered", answer: { text: "For an hour" } },
      { _id: open, productId, state: "open", answer: null },
    ]);
    await mailed(asha, 1);
    expect((await shop.call("deleteAccount", { body: { password: asha.password } }, asha)).status).toBe(200);
    const { data } = await shown(productId);
    expect(data.map(({ userName }) => userName)).toEqual([messages.formerCustomer.in("en")]);
    expect((await shop.call("adminGetQuestion", { params: { id: open } }, admin)).status).toBe(404);
    const rows = await shop.query({
      text: "select 1 from shop_question where customer_id = $1",
      values: [asha.id],
    });
    expect(rows).toEqual([]);
    expect((await ask(productId, "Am I still here to ask?", asha)).status).toBe(401);
  });

  it("go with their product, also with one that a plugin deletes in the engine", async () => {
    const asha = await shop.shopper();
    const [ours, plugins, stays] = [await aToy(), await aToy(), await aToy()];
    for (const productId of [ours, plugins, stays])
      await asked(productId, "Will you sell it for long?", asha);
    const left = async () =>
      (
        await shop.query<{ productId: string }>({
          text: `select product_id as "productId" from shop_question where customer_id = $1`,
          values: [asha.id],
        })
      ).map(({ productId }) => productId);
    expect((await shop.call("adminDeleteProduct", { params: { id: ours } }, admin)).status).toBe(200);
    expect((await left()).sort()).toEqual([plugins, stays].sort());
    await shop.query({ text: "update product set deleted_at = now() where id = $1", values: [plugins] });
    const { default: tidy } = loadBackend<typeof import("../src/jobs/tidy-queues")>("./jobs/tidy-queues");
    await tidy();
    expect(await left()).toEqual([stays]);
  });
});
