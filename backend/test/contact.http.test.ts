import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { newShop } from "../src/contract/new-shop";

import { type Signed, sessionIn } from "./support/call";
import { loadBackend } from "./support/load-backend";
import { mailsTo } from "./support/mails";
import { openShop, type Person, type Shop } from "./support/open-shop";
import { PasskeyPhone } from "./support/passkey-phone";
import { testAdmin } from "./support/test-admin";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "1000" });
});
afterAll(() => shop.close());

let made = 0;
const newEmail = () => {
  made += 1;
  return `moved-${made}@example.com`;
};
const newPhone = () => {
  made += 1;
  return `97${20_000_000 + made}`;
};

type Wish = { email?: string; phone?: string };
const ask = (person: Person, wish: Wish, password = person.password) =>
  shop.call("askContactChange", { body: { password, ...wish } }, person);
const confirm = (as: Signed, code: string) => shop.call("confirmContactChange", { body: { code } }, as);
const canSignIn = async (emailOrPhone: string, password: string) =>
  (await shop.call("login", { body: { emailOrPhone, password } })).status === 200;
const stillIn = async (as: Signed) => (await shop.call("checkAuth", {}, as)).status === 200;

/** Waits for a mail, as it is sent after the response. */
async function mailed(to: string, subject: RegExp) {
  return vi.waitFor(
    () => {
      const mail = mailsTo(shop, to).findLast((one) => subject.test(one.subject));
      if (!mail) throw new Error(`No ${subject} was mailed to ${to}.`);
      return mail;
    },
    { timeout: 60_000, interval: 50 },
  );
}
const codeFor = async (to: string) => /\d{6}/.exec((await mailed(to, /\d{6}/)).subject)?.[0] ?? "";

/** Lets the person request another code at once. */
const forgetLastCode = ({ id }: { id: string }) =>
  shop.query({
    text: "update shop_contact_change set last_sent_at = last_sent_at - interval '61 seconds' where actor_id = $1",
    values: [id],
  });

describe("another e-mail", () => {
  it("signs in once its code was given, and not before; the old one is told and opens nothing", async () => {
    const asha = await shop.shopper();
    const elsewhere = await shop.signIn(asha.email, asha.password);
    const email = newEmail();
    const asked = await ask(asha, { email: ` ${email.toUpperCase()} ` });
    expect([asked.status, asked.body.data]).toEqual([
      200,
      { field: "email", by: "mail", to: email, minutes: 10 },
    ]);
    expect([await canSignIn(email, asha.password), await canSignIn(asha.email, asha.password)]).toEqual([
      false,
      true,
    ]);

    const done = await confirm(asha, await codeFor(email));
    expect([done.status, done.body.user]).toMatchObject([200, { id: asha.id, email, phone: asha.phone }]);
    expect([await canSignIn(email, asha.password), await canSignIn(asha.email, asha.password)]).toEqual([
      true,
      false,
    ]);
    expect([await stillIn(asha), await stillIn(elsewhere)]).toEqual([true, false]);
    const news = await mailed(asha.email, /another e-mail/);
    expect(news.text).toContain("m•••@example.com");
    expect(news.text).not.toContain(email);
    expect(news.text).not.toContain("/auth/forgot-password");
  });

  it("is where the way back leads from then on", async () => {
    const asha = await shop.shopper();
    const email = newEmail();
    await shop.call("forgotPassword", { body: { email: asha.email } });
    const earlier = await codeFor(asha.email);
    await ask(asha, { email });
    await confirm(asha, await codeFor(email));
    const old = await shop.call("verifyOtp", { body: { email: asha.email, otp: earlier } });
    expect(old.status).toBe(422);
    const before = mailsTo(shop, email).length;
    await shop.call("forgotPassword", { body: { email } });
    await vi.waitFor(() => expect(mailsTo(shop, email)).toHaveLength(before + 1), { timeout: 60_000 });
    const { body } = await shop.call("verifyOtp", { body: { email, otp: await codeFor(email) } });
    const reset = await shop.call("resetPassword", {
      body: { resetToken: body.resetToken, newPassword: "ripe mangoes 8" },
    });
    expect([reset.status, await canSignIn(email, "ripe mangoes 8")]).toEqual([200, true]);
  });

  it("is free for somebody else's account afterwards", async () => {
    const asha = await shop.shopper();
    const email = newEmail();
    await ask(asha, { email });
    await confirm(asha, await codeFor(email));
    const heir = {
      userName: "Ravi Jadhav",
      email: asha.email,
      phone: newPhone(),
      password: "seven blue parrots",
    };
    expect((await shop.call("register", { body: heir })).status).toBe(201);
    expect(await canSignIn(asha.email, heir.password)).toBe(true);
    expect(await canSignIn(email, asha.password)).toBe(true);
  });

  it("is changed for staff as well, and never to one that a shopper has", async () => {
    const admin = await shop.admin();
    const shopper = await shop.shopper();
    const staff = { ...shopper, ...admin, email: testAdmin.email, password: testAdmin.password };
    const taken = await ask(staff, { email: shopper.email });
    expect([taken.status, taken.body.errors?.[0]?.field]).toEqual([409, "email"]);
    expect((await ask(staff, { phone: newPhone() })).status).toBe(403);
    const email = newEmail();
    await ask(staff, { email });
    const { body } = await confirm(admin, await codeFor(email));
    expect(body.user).toMatchObject({ role: "admin", email });
    expect(await canSignIn(email, testAdmin.password)).toBe(true);
    await forgetLastCode(admin);
    await ask({ ...staff, email }, { email: testAdmin.email });
    await confirm(admin, await codeFor(testAdmin.email));
    expect(await canSignIn(testAdmin.email, testAdmin.password)).toBe(true);
  });
});

describe("another phone", () => {
  it("is asked of the e-mail where the shop sends no texts, and the e-mail is told of it", async () => {
    const asha = await shop.shopper();
    const phone = newPhone();
    const asked = await ask(asha, { phone: `+91 ${phone}` });
    expect(asked.body.data).toEqual({ field: "phone", by: "mail", to: asha.email, minutes: 10 });
    expect(await canSignIn(phone, asha.password)).toBe(false);
    const done = await confirm(asha, await codeFor(asha.email));
    expect([done.status, done.body.user.phone]).toEqual([200, phone]);
    expect([await canSignIn(phone, asha.password), await canSignIn(asha.phone, asha.password)]).toEqual([
      true,
      false,
    ]);
    const news = await mailed(asha.email, /another mobile number/);
    expect(news.text).toContain(`••••••• ${phone.slice(-3)}`);
    expect(news.text).not.toContain(phone);
    expect(news.text).toContain("/auth/forgot-password");
  });

  it("is asked itself by a text where the shop sends such", async () => {
    const { findTextGateway } = loadBackend<typeof import("../src/notifications/text-gateway")>(
      "./notifications/text-gateway",
    );
    const providers = { getProviderForChannels: async () => ({ id: "a-gateway" }) };
    const withGateway = { resolve: () => ({ notificationProviderService_: providers }) };
    await findTextGateway(withGateway as unknown as Shop["container"]);
    try {
      const asha = await shop.shopper();
      const phone = newPhone();
      const asked = await ask(asha, { phone });
      expect(asked.body.data).toMatchObject({ by: "text", to: phone });
      await vi.waitFor(
        async () => {
          const sent = await shop.query({
            text: `select 1 from notification where channel = 'sms' and template = 'contact-code' and "to" = $1`,
            values: [`+91${phone}`],
          });
          expect(sent).toHaveLength(1);
        },
        { timeout: 60_000, interval: 50 },
      );
      expect(mailsTo(shop, asha.email)).toEqual([]);
    } finally {
      await findTextGateway(shop.container);
    }
  });

  it("is not changed beside the name, where no code is asked", async () => {
    const asha = await shop.shopper();
    const { status, body } = await shop.call("updateAccount", { body: { phone: newPhone() } }, asha);
    expect([status, body.errors?.[0]?.field]).toEqual([422, "phone"]);
    const same = await shop.call("updateAccount", { body: { userName: "Asha J", phone: asha.phone } }, asha);
    expect([same.status, same.body.user]).toMatchObject([200, { userName: "Asha J", phone: asha.phone }]);
  });
});

describe("a change of what one signs in with", () => {
  it("asks for the password, for one thing at a time, and for another than one has", async () => {
    const asha = await shop.shopper();
    const wrong = await ask(asha, { email: newEmail() }, "not this one");
    expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([422, "password"]);
    for (const wish of [{}, { email: newEmail(), phone: newPhone() }])
      expect((await ask(asha, wish)).status).toBe(422);
    for (const wish of [{ email: asha.email }, { phone: asha.phone }])
      expect((await ask(asha, wish)).body.message).toBe("You sign in with this already");
  });

  it("allows five tries of a code, also when they come all at once", async () => {
    const asha = await shop.shopper();
    const email = newEmail();
    await ask(asha, { email });
    const code = await codeFor(email);
    const wrong = code === "000000" ? "111111" : "000000";
    const guesses = await Promise.all(Array.from({ length: 12 }, () => confirm(asha, wrong)));
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([422]));
    expect((await confirm(asha, code)).status).toBe(422);
  });

  it("does not take a code that is too old, of another account, or used", async () => {
    const [asha, ravi] = [await shop.shopper(), await shop.shopper()];
    const email = newEmail();
    await ask(asha, { email });
    const code = await codeFor(email);
    expect((await confirm(ravi, code)).status).toBe(422);
    const both = await Promise.all([confirm(asha, code), confirm(asha, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    await forgetLastCode(asha);
    const third = newEmail();
    await ask({ ...asha, email }, { email: third });
    const late = await codeFor(third);
    await shop.query({
      text: "update shop_contact_change set expires_at = now() where actor_id = $1",
      values: [asha.id],
    });
    expect((await confirm(asha, late)).status).toBe(422);
  });

  it("sends a code once a minute and five times an hour, and says how long to wait", async () => {
    const asha = await shop.shopper();
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      statuses.push((await ask(asha, { email: newEmail() })).status);
      if (at === 0) {
        const soon = await ask(asha, { email: newEmail() });
        expect(soon.status).toBe(429);
        expect(Number(soon.headers.get("retry-after"))).toBeLessThanOrEqual(60);
      }
      await forgetLastCode(asha);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("of two that were wished keeps the later one", async () => {
    const asha = await shop.shopper();
    const [first, second] = [newEmail(), newEmail()];
    await ask(asha, { email: first });
    const stale = await codeFor(first);
    await forgetLastCode(asha);
    await ask(asha, { email: second });
    const code = await codeFor(second);
    if (stale !== code) expect((await confirm(asha, stale)).status).toBe(422);
    expect((await confirm(asha, code)).body.user.email).toBe(second);
  });

  it("is a clear 409 where the e-mail or phone was registered meanwhile", async () => {
    const [email, phone] = [newEmail(), newPhone()];
    const [asha, meera] = [await shop.shopper(), await shop.shopper()];
    await ask(asha, { email });
    await ask(meera, { phone });
    const codes = [await codeFor(email), await codeFor(meera.email)] as const;
    const body = { userName: "Ravi Jadhav", email, phone, password: "seven blue parrots" };
    expect((await shop.call("register", { body })).status).toBe(201);
    const replies = [await confirm(asha, codes[0]), await confirm(meera, codes[1])];
    expect(replies.map((reply) => [reply.status, reply.body.errors?.[0]?.field])).toEqual([
      [409, "email"],
      [409, "phone"],
    ]);
    expect((await ask(asha, { email })).status).toBe(409);
    expect([await canSignIn(asha.email, asha.password), await canSignIn(email, body.password)]).toEqual([
      true,
      true,
    ]);
  });

  it("has one winner where several accounts want the same, beside one that registers it", async () => {
    const [email, phone] = [newEmail(), newPhone()];
    const wishers = [await shop.shopper(), await shop.shopper(), await shop.shopper()];
    const { codeHash } = loadBackend<typeof import("../src/platform/secrets/one-time-code")>(
      "./platform/secrets/one-time-code",
    );
    for (const person of wishers) {
      await ask(person, { email });
      // All three have mailed to one address: the code is set to one that the test knows.
      await shop.query({
        text: "update shop_contact_change set code_hash = $2 where actor_id = $1",
        values: [person.id, codeHash(`contact:${person.id}:email:${email}`, "246810")],
      });
    }
    const body = { userName: "Ravi Jadhav", email, phone, password: "seven blue parrots" };
    const [registered, ...moved] = await Promise.all([
      shop.call("register", { body }),
      ...wishers.map((person) => confirm(person, "246810")),
    ]);
    const statuses = [registered?.status, ...moved.map(({ status }) => status)];
    expect(statuses.filter((status) => status === 200 || status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    const holders = await shop.query({
      text: "select id from customer where email = $1 and has_account",
      values: [email],
    });
    expect(holders).toHaveLength(1);
  });

  it("is gone with the account, and its code is kept only as a hash", async () => {
    const asha = await shop.shopper();
    const email = newEmail();
    await ask(asha, { email });
    const code = await codeFor(email);
    const rows = await shop.query<{ row: string }>({
      text: `select c::text as row from shop_contact_change c where actor_id = $1
             union all select payload::text from shop_outbox where done_at is not null`,
      values: [asha.id],
    });
    // The fraction of a second has six digits as well.
    const kept = rows.map(({ row }) => row.replace(/(\d\d:\d\d:\d\d)\.\d+/g, "$1")).join();
    expect(kept).not.toContain(code);
    await shop.call("deleteAccount", { body: { password: asha.password } }, asha);
    const left = await shop.query({
      text: "select 1 from shop_contact_change where actor_id = $1",
      values: [asha.id],
    });
    expect(left).toEqual([]);
  });
});

describe("a new password", () => {
  it.each([
    ["en", "Your password was changed", "Set a new password"],
    ["hi", "आपका पासवर्ड बदल गया है", "नया पासवर्ड रखें"],
    ["mr", "तुमचा पासवर्ड बदलला आहे", "नवीन पासवर्ड ठेवा"],
  ])("is told to its owner by mail, in the language they read in (%s)", async (language, subject, action) => {
    const asha = await shop.shopper();
    await shop.call(
      "changePassword",
      { body: { currentPassword: asha.password, newPassword: "ripe mangoes 8" } },
      asha,
      { "accept-language": language },
    );
    const news = await mailed(asha.email, new RegExp(`^${subject}$`));
    expect(news.text).toContain(action);
    expect(news.text).toContain("/auth/forgot-password");
    expect(news.html).toContain(`lang="${language}"`);
  });

  it("is told after a reset too", async () => {
    const asha = await shop.shopper();
    await shop.call("forgotPassword", { body: { email: asha.email } });
    const otp = await codeFor(asha.email);
    const { body } = await shop.call("verifyOtp", { body: { email: asha.email, otp } });
    await shop.call("resetPassword", {
      body: { resetToken: body.resetToken, newPassword: "ripe mangoes 8" },
    });
    await mailed(asha.email, /^Your password was changed$/);
  });
});

describe("a passkey", () => {
  const phone = () => {
    const { origin, hostname } = new URL(
      loadBackend<typeof import("../src/platform/env")>("./platform/env").env().PUBLIC_URL,
    );
    return new PasskeyPhone({ origin, rpId: hostname });
  };
  const startMaking = (person: Person, password = person.password) =>
    shop.call("startPasskey", { body: { password } }, person);
  const keep = (as: Signed, credential: ReturnType<PasskeyPhone["make"]>) =>
    shop.call("addPasskey", { body: { credential } }, as, {
      "user-agent": "Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36",
    });
  const made = async (person: Person) => {
    const authenticator = phone();
    const { body } = await startMaking(person);
    const kept = await keep(person, authenticator.make(body.data.options));
    expect(kept.status).toBe(201);
    return { authenticator, id: kept.body.data.id };
  };
  const question = async () => (await shop.call("startPasskeyLogin", {})).body.data.options;
  const enter = (credential: ReturnType<PasskeyPhone["sign"]>) =>
    shop.call("loginWithPasskey", { body: { credential } });

  it("opens the account without a password, is listed, and told to its owner by mail", async () => {
    const asha = await shop.shopper();
    const { authenticator, id } = await made(asha);
    const signedIn = await enter(authenticator.sign(await question()));
    expect([signedIn.status, signedIn.body.user]).toMatchObject([200, { id: asha.id }]);
    expect(await stillIn({ token: sessionIn(signedIn.headers) })).toBe(true);
    const { body } = await shop.call("getPasskeys", {}, asha);
    expect(body.data).toMatchObject([
      { id, browser: "Chrome", system: "Android", lastUsedAt: expect.any(String) },
    ]);
    await mailed(asha.email, /^Your account has a new passkey$/);
    const { data: own } = (await shop.call("getOwnData", {}, asha)).body;
    expect(own.passkeys.map((passkey) => passkey.id)).toEqual([id]);
  });

  it("is made only by somebody who knows the password, once, and by the shopper who was asked", async () => {
    const [asha, ravi] = [await shop.shopper(), await shop.shopper()];
    expect((await startMaking(asha, "wrong password 1")).status).toBe(422);
    const { body } = await startMaking(asha);
    const answer = phone().make(body.data.options);
    expect((await keep(ravi, answer)).status).toBe(409);
    const { body: again } = await startMaking(asha);
    const another = phone().make(again.data.options);
    expect([(await keep(asha, another)).status, (await keep(asha, another)).status]).toEqual([201, 409]);
  });

  it("opens nothing with a signature that was sent before, for another page, by a locked phone or over no question", async () => {
    const asha = await shop.shopper();
    const { authenticator } = await made(asha);
    const once = authenticator.sign(await question());
    const replies = [
      await enter(once),
      await enter(once),
      await enter(authenticator.sign(await question(), { origin: "https://sahyadri.example.net" })),
      await enter(authenticator.sign(await question(), { flags: 0x01 })),
      await enter(authenticator.sign({ challenge: "bWFkZSB1cA" })),
      await enter(phone().sign(await question())),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 401, 401, 401, 401, 401]);
    const refused = replies.slice(1).map(({ body }) => [body.message, "code" in body && body.code]);
    expect(new Set(refused.map(String)).size).toBe(1);
  });

  it("that was copied is found out by its counter", async () => {
    const asha = await shop.shopper();
    const { authenticator } = await made(asha);
    const early = authenticator.sign(await question());
    const later = authenticator.sign(await question());
    expect([(await enter(later)).status, (await enter(early)).status]).toEqual([200, 401]);
  });

  it("is good for one session, however often one signature is sent at once", async () => {
    const asha = await shop.shopper();
    const { authenticator } = await made(asha);
    const answer = authenticator.sign(await question());
    const replies = await Promise.all(Array.from({ length: 8 }, () => enter(answer)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("opens nothing after it was removed, which only its owner can", async () => {
    const [asha, ravi] = [await shop.shopper(), await shop.shopper()];
    const { authenticator, id } = await made(asha);
    const remove = async (as: Signed) => (await shop.call("removePasskey", { params: { id } }, as)).status;
    expect([await remove(ravi), await remove(asha), await remove(asha)]).toEqual([404, 200, 404]);
    expect((await enter(authenticator.sign(await question()))).status).toBe(401);
  });

  it("goes with a forgotten password, so that nobody stays in who had got in", async () => {
    const asha = await shop.shopper();
    const { authenticator } = await made(asha);
    await shop.call("forgotPassword", { body: { email: asha.email } });
    const otp = await codeFor(asha.email);
    const { body } = await shop.call("verifyOtp", { body: { email: asha.email, otp } });
    await shop.call("resetPassword", {
      body: { resetToken: body.resetToken, newPassword: "ripe mangoes 8" },
    });
    expect((await enter(authenticator.sign(await question()))).status).toBe(401);
  });

  it("goes with its account", async () => {
    const asha = await shop.shopper();
    const { authenticator } = await made(asha);
    await shop.call("deleteAccount", { body: { password: asha.password } }, asha);
    expect((await enter(authenticator.sign(await question()))).status).toBe(401);
    expect(
      await shop.query({ text: "select 1 from shop_passkey where customer_id = $1", values: [asha.id] }),
    ).toEqual([]);
  });

  it("is the eleventh of nobody", async () => {
    const asha = await shop.shopper();
    const { body } = await startMaking(asha);
    const late = phone().make(body.data.options);
    for (let at = 0; at < 10; at += 1) await made(asha);
    const refused = await startMaking(asha);
    expect([refused.status, (await keep(asha, late)).status]).toEqual([409, 409]);
  });
});

describe("a message to the shop", () => {
  const write = (body: object, as?: Signed, language = "en") =>
    shop.send("POST", "/api/shop/tickets", { as, body, headers: { "accept-language": language } });
  const aMessage = () => ({
    topic: "complaint",
    name: "Sunita Jadhav",
    email: newEmail(),
    message: `The lamp flickers <script>alert(1)</script> ${randomUUID()}`,
  });
  const written = async (body: object, as?: Signed, language?: string): Promise<string> => {
    const reply = await write(body, as, language);
    expect([reply.status, reply.body.message]).toEqual([200, expect.any(String)]);
    return (reply.body.data as { number: string }).number;
  };
  const ticketOf = async (q: string, admin: Signed) =>
    (await shop.call("adminGetTickets", { query: { q } }, admin)).body.data;
  const theTicket = async (q: string, admin: Signed) => {
    const [found] = await ticketOf(q, admin);
    if (!found) throw new Error(`There is no ticket ${q}.`);
    return found;
  };

  it("has a number, is told to its writer and to the shop, and is one ticket however often it is sent", async () => {
    const admin = await shop.admin();
    const desk = newEmail();
    expect((await shop.call("adminSaveShop", { body: { ...newShop, email: desk } }, admin)).status).toBe(200);
    const body = aMessage();
    const numbers = await Promise.all(Array.from({ length: 4 }, () => written(body, undefined, "mr")));
    const [number = ""] = numbers;
    expect(number).toMatch(/^TK-\d\d-\d{8}$/);
    expect(new Set(numbers).size).toBe(1);
    const mail = await mailed(body.email, /तुमचा संदेश मिळाला/);
    expect(mail.text).toContain(number);
    // Nobody sends their own words to somebody else through the shop.
    expect(mail.text).not.toContain("lamp");
    const told = await mailed(desk, new RegExp(number));
    expect(told.html).toContain("&lt;script&gt;alert(1)");
    expect(told.html).not.toContain("<script");
    expect(mailsTo(shop, body.email)).toHaveLength(1);
    expect(mailsTo(shop, desk)).toHaveLength(1);
    expect(await ticketOf(number, admin)).toHaveLength(1);
    const ticket = await theTicket(number, admin);
    expect(ticket).toMatchObject({
      number,
      state: "open",
      overdue: false,
      customerId: null,
      message: body.message,
    });
    expect(Date.parse(ticket.dueAt ?? "") - Date.parse(ticket.writtenAt)).toBe(48 * 3_600_000);
  });

  it("is refused with the field that is missing, and nothing is stored", async () => {
    const { email: _, ...reachless } = aMessage();
    const { name: __, ...nameless } = aMessage();
    for (const [body, field] of [
      [reachless, "email"],
      [nameless, "name"],
      [{ ...aMessage(), message: "Hm" }, "message"],
      [{ ...aMessage(), topic: "politics" }, "topic"],
      [{ ...aMessage(), phone: "12" }, "phone"],
    ] as const) {
      const reply = await write(body);
      expect([reply.status, reply.body.errors?.[0]?.field]).toEqual([422, field]);
    }
    const asha = await shop.shopper();
    const foreign = await write({ ...aMessage(), orderNumber: "SB-26-999999" }, asha);
    expect([foreign.status, foreign.body.errors?.[0]?.field]).toEqual([422, "orderNumber"]);
    const machine = aMessage();
    const number = await written({ ...machine, website: "https://spam.example" });
    expect(await ticketOf(number, await shop.admin())).toEqual([]);
  });

  it("is answered once by two who answer at once, and the answer is mailed in the writer's language", async () => {
    const admin = await shop.admin();
    const body = aMessage();
    const number = await written(body, undefined, "hi");
    const { _id: id, version } = await theTicket(number, admin);
    const answer = (text: string) =>
      shop.call("adminAnswerTicket", { params: { id }, body: { answer: text, version } }, admin);
    const replies = await Promise.all([answer("We send a new lamp"), answer("Please bring it to the shop")]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: "edit_conflict" });
    const ticket = await theTicket(number, admin);
    expect(ticket).toMatchObject({ state: "answered", answers: [{ text: expect.any(String) }] });
    expect(ticket.answers).toHaveLength(1);
    const kept = ticket.answers[0]?.text ?? "";
    // The reply was lost: sent again, it adds nothing.
    expect((await answer(kept)).status).toBe(200);
    expect((await mailed(body.email, /का जवाब/)).text).toContain(kept);
    await expect.poll(() => mailsTo(shop, body.email)).toHaveLength(2);
    const close = { closed: true, note: "A new lamp", version: ticket.version };
    const closed = await shop.call("adminSaveTicket", { params: { id }, body: close }, admin);
    expect(closed.body.data).toMatchObject({ state: "closed", dueAt: null, note: "A new lamp" });
    const stale = { ...close, closed: false };
    expect((await shop.call("adminSaveTicket", { params: { id }, body: stale }, admin)).status).toBe(409);
  });

  it("is overdue after 48 hours without an answer, and after a month", async () => {
    const admin = await shop.admin();
    const age = (number: string, by: string) =>
      shop.query({
        text: "update shop_ticket set written_at = now() - $2::interval where number = $1",
        values: [number, by],
      });
    const figures = async () => {
      const { ticketsOpen = 0, ticketsOverdue = 0 } = (await shop.call("getDashboard", {}, admin)).body.data;
      return { ticketsOpen, ticketsOverdue };
    };
    const before = await figures();
    const number = await written(aMessage());
    expect((await figures()).ticketsOpen).toBe(before.ticketsOpen + 1);
    await age(number, "49 hours");
    expect((await figures()).ticketsOverdue).toBe(before.ticketsOverdue + 1);
    const listed = await shop.call("adminGetTickets", { query: { overdue: "true" } }, admin);
    expect(listed.body.meta.total).toBe(before.ticketsOverdue + 1);
    expect(listed.body.data.map((one: { number: string }) => one.number)).toContain(number);
    const { _id: id, version } = await theTicket(number, admin);
    await shop.call("adminAnswerTicket", { params: { id }, body: { answer: "Soon", version } }, admin);
    expect((await figures()).ticketsOverdue).toBe(before.ticketsOverdue);
    await age(number, "32 days");
    expect(await theTicket(number, admin)).toMatchObject({ state: "answered", overdue: true });
  });

  it("is in the data of the shopper who wrote it, and goes with their account", async () => {
    const admin = await shop.admin();
    const asha = await shop.shopper();
    const { topic, message } = aMessage();
    const number = await written({ topic, message }, asha);
    const own = await shop.call("getOwnData", {}, asha);
    expect(own.body.data.tickets).toMatchObject([{ number, message, state: "open", email: asha.email }]);
    // Somebody else who gives the same e-mail has written a message of their own.
    const guests = await written({ ...aMessage(), email: asha.email });
    expect((await shop.call("getOwnData", {}, asha)).body.data.tickets).toHaveLength(1);
    await shop.call("deleteAccount", { body: { password: asha.password } }, asha);
    expect(await ticketOf(number, admin)).toEqual([]);
    expect(await ticketOf(guests, admin)).toHaveLength(1);
  });

  it("is forgotten a year after it was closed", async () => {
    const admin = await shop.admin();
    const number = await written(aMessage());
    await shop.query({
      text: "update shop_ticket set closed_at = now() - interval '366 days' where number = $1",
      values: [number],
    });
    const { forgetOldTickets } =
      loadBackend<typeof import("../src/accounts/tickets/forget")>("./accounts/tickets/forget");
    await forgetOldTickets();
    expect(await ticketOf(number, admin)).toEqual([]);
  });
});
