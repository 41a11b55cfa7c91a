import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { call, sessionIn } from "./support/call";
import { loadBackend } from "./support/load-backend";
import { type MailboxMail, mailsTo } from "./support/mails";
import { openShop, type Person, type Shop } from "./support/open-shop";
import { emptyOutbox } from "./support/outbox";
import { startSecondBackend } from "./support/second-backend";
import { testAdmin } from "./support/test-admin";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "1000" });
});
afterAll(() => shop.close());

const ask = (emailOrPhone: string, language = "en") =>
  shop.call("askSignInCode", { body: { emailOrPhone } }, undefined, { "accept-language": language });
const enter = (emailOrPhone: string, code: string) =>
  shop.call("loginWithCode", { body: { emailOrPhone, code } });
const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status);
const codeIn = ({ subject }: MailboxMail) => /\d{6}/.exec(subject)?.[0] ?? "";
const codeMails = (to: string) => mailsTo(shop, to).filter((mail) => codeIn(mail) !== "");
/** Another code than this one. */
const wrong = (code: string) => (code === "000000" ? "111111" : "000000");

/** The code of the `nth` mail with one; waits for it, as it is sent after the response. */
async function mailed(to: string, nth = 1): Promise<string> {
  const mail = await vi.waitUntil(() => codeMails(to)[nth - 1], { timeout: 60_000, interval: 50 });
  return codeIn(mail);
}
async function codeOf(person: Person): Promise<string> {
  const already = codeMails(person.email).length;
  await ask(person.email);
  return mailed(person.email, already + 1);
}
/** Lets another code be sent at once. */
const forgetLast = ({ id }: { id: string }) =>
  shop.query({
    text: "update shop_sign_in_code set last_sent_at = last_sent_at - interval '31 seconds' where customer_id = $1",
    values: [id],
  });
const rowOf = async ({ id }: { id: string }) => {
  const [row] = await shop.query<{ sent_by: string; sent_in_window: number; tries_left: number }>({
    text: "select sent_by, sent_in_window, tries_left from shop_sign_in_code where customer_id = $1",
    values: [id],
  });
  return row;
};

/** Runs with a gateway for text messages, which the shop has none of. */
async function withGateway(run: () => Promise<void>): Promise<void> {
  const { findTextGateway } = loadBackend<typeof import("../src/notifications/text-gateway")>(
    "./notifications/text-gateway",
  );
  const providers = { getProviderForChannels: async () => ({ id: "a-gateway" }) };
  const scope = { resolve: () => ({ notificationProviderService_: providers }) };
  await findTextGateway(scope as unknown as Shop["container"]);
  await run().finally(() => findTextGateway(shop.container));
}
const textsTo = (phone: string) =>
  shop.query({
    text: `select 1 from notification where channel = 'sms' and template = 'sign-in-code' and "to" = $1`,
    values: [`+91${phone}`],
  });

let phones = 0;
const newPhone = () => {
  phones += 1;
  return `96${30_000_000 + phones}`;
};
const codeHash = (about: string, code: string) =>
  loadBackend<typeof import("../src/platform/secrets/one-time-code")>(
    "./platform/secrets/one-time-code",
  ).codeHash(about, code);

/** Changes the phone of a person; the code, wherever it went, is set to one that the test knows. */
async function changePhone(person: Person, phone: string): Promise<void> {
  await shop.query({
    text: "update shop_contact_change set last_sent_at = last_sent_at - interval '61 seconds' where actor_id = $1",
    values: [person.id],
  });
  const asked = await shop.call("askContactChange", { body: { password: person.password, phone } }, person);
  expect(asked.status).toBe(200);
  await shop.query({
    text: "update shop_contact_change set code_hash = $2 where actor_id = $1",
    values: [person.id, codeHash(`contact:${person.id}:phone:${phone}`, "246810")],
  });
  expect((await shop.call("confirmContactChange", { body: { code: "246810" } }, person)).status).toBe(200);
}

describe("a code by e-mail", () => {
  it("opens the account as a password does: session, token, language and a known browser", async () => {
    const asha = await shop.shopper();
    const asked = await ask(` ${asha.email.toUpperCase()} `, "mr");
    expect([asked.status, asked.body.data]).toEqual([200, { minutes: 10, nextInSeconds: 30 }]);
    const code = await mailed(asha.email);
    expect(codeMails(asha.email)[0]?.text).toContain("लॉगिन करण्यासाठी तुमचा कोड");

    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`.replace(
      /\d/g,
      (digit) => "०१२३४५६७८९"[Number(digit)] ?? "",
    );
    const entered = await enter(asha.email, spaced);
    expect([entered.status, entered.body.user]).toMatchObject([200, { id: asha.id, role: "user" }]);
    const cookies = entered.headers.getSetCookie();
    expect(cookies.some((line) => /^shop_device=.*; Path=\/api\/auth\/login;/.test(line))).toBe(true);
    const known = await shop.call("checkAuth", {}, { token: sessionIn(entered.headers) });
    expect([known.status, known.body.user?.email]).toEqual([200, asha.email]);
  });

  it("is one at a time: a later one ends the one before, at most every half minute and five times an hour", async () => {
    const asha = await shop.shopper();
    const first = await codeOf(asha);
    // The half minute begins here: how long the mail took does not count.
    await shop.query({
      text: "update shop_sign_in_code set last_sent_at = now() where customer_id = $1",
      values: [asha.id],
    });
    expect((await ask(asha.email)).status).toBe(200);
    await emptyOutbox(shop);
    expect(codeMails(asha.email)).toHaveLength(1);
    for (let at = 0; at < 6; at += 1) {
      await forgetLast(asha);
      await ask(asha.email);
      const due = Math.min(at + 2, 5);
      await expect.poll(async () => (await rowOf(asha))?.sent_in_window, { timeout: 60_000 }).toBe(due);
      // Two that wait together may be mailed in either order.
      await emptyOutbox(shop);
    }
    const last = await mailed(asha.email, 5);
    if (first !== last) expect((await enter(asha.email, first)).status).toBe(422);
    expect((await enter(asha.email, last)).status).toBe(200);
    await emptyOutbox(shop);
    expect(codeMails(asha.email)).toHaveLength(5);
  });

  it("works once, also when it is sent four times at once", async () => {
    const asha = await shop.shopper();
    const code = await codeOf(asha);
    const replies = await Promise.all(Array.from({ length: 4 }, () => enter(asha.email, code)));
    expect(statuses(replies).sort()).toEqual([200, 422, 422, 422]);
    expect((await enter(asha.email, code)).status).toBe(422);
  });

  it("is dead after five wrong tries, also when they come all at once", async () => {
    const asha = await shop.shopper();
    const code = await codeOf(asha);
    const guesses = await Promise.all(Array.from({ length: 12 }, () => enter(asha.email, wrong(code))));
    expect(new Set(statuses(guesses))).toEqual(new Set([422]));
    expect((await rowOf(asha))?.tries_left).toBe(0);
    expect((await enter(asha.email, code)).status).toBe(422);
  });

  it("opens nothing where it is too old or of another account, in the same words as for nobody's", async () => {
    const [asha, ravi] = [await shop.shopper(), await shop.shopper()];
    const code = await codeOf(asha);
    const replies = [
      await enter(ravi.email, code),
      await enter("nobody-here@example.com", code),
      await enter("7999999999", code),
      await enter(testAdmin.email, code),
    ];
    await shop.query({
      text: "update shop_sign_in_code set expires_at = now() where customer_id = $1",
      values: [asha.id],
    });
    replies.push(await enter(asha.email, code));
    expect(statuses(replies)).toEqual(Array(5).fill(422));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(replies[0]?.body.errors?.[0]?.field).toBe("code");
  });

  it("is asked for in the same words by everybody, and sent to shoppers only", async () => {
    const asha = await shop.shopper();
    const replies = [
      await ask(asha.email),
      await ask("nobody-here@example.com"),
      await ask("+91 79999 99999"),
      await ask(testAdmin.email),
    ];
    expect(statuses(replies)).toEqual(Array(4).fill(200));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await mailed(asha.email);
    await emptyOutbox(shop);
    expect([...codeMails(testAdmin.email), ...codeMails("nobody-here@example.com")]).toEqual([]);
    for (const typed of ["asha", "98765", "asha@", "@@@"]) {
      const { status, body } = await ask(typed);
      expect([status, body.errors?.[0]?.field]).toEqual([422, "emailOrPhone"]);
    }
  });

  it("is kept only as a hash, and never in the log", async () => {
    const asha = await shop.shopper();
    const backend = await startSecondBackend({ LOG_LEVEL: "trace" });
    try {
      await call(backend.url, "askSignInCode", { body: { emailOrPhone: asha.email } });
      const code = await mailed(asha.email);
      const body = { emailOrPhone: asha.email, code };
      await call(backend.url, "loginWithCode", { body: { ...body, code: wrong(code) } });
      await call(backend.url, "loginWithCode", { body });
      const lines = () =>
        backend
          .output()
          .split("\n")
          .filter((line) => line.startsWith("{"))
          .map((line) => JSON.parse(line) as Record<string, unknown>)
          .filter(({ about }) => about === "security")
          .map(({ route, status, who }) => `${route} ${status} ${who}`);
      await expect
        .poll(lines, { timeout: 60_000 })
        .toEqual([
          "askSignInCode 200 nobody",
          "loginWithCode 422 nobody",
          `loginWithCode 200 shopper ${asha.id}`,
        ]);
      const said = backend.output().replaceAll(/"(time|reqId|id|pid|from)":[^,}]+/g, "");
      expect(said).not.toContain(asha.email);
      // Not within a longer number, such as a duration.
      expect(said).not.toMatch(new RegExp(`(?<![\\d.])${code}(?!\\d)`));
    } finally {
      await backend.kill();
    }
    const rows = await shop.query({
      text: `select c::text as row from shop_sign_in_code c where customer_id = $1
             union all select (payload - 'secret')::text from shop_outbox where topic like 'sign-in-code%'`,
      values: [asha.id],
    });
    expect(JSON.stringify(rows)).not.toContain(codeIn(codeMails(asha.email)[0] as MailboxMail));
  });
});

describe("a live code ends", () => {
  const isDead = async (asha: Person, code: string) => {
    expect((await enter(asha.email, code)).status).toBe(422);
    expect(await rowOf(asha)).toBeUndefined();
  };

  it("when all other devices are signed out", async () => {
    const asha = await shop.shopper();
    const code = await codeOf(asha);
    await shop.call("endOtherSessions", {}, asha);
    await isDead(asha, code);
  });

  it("with a new password, changed or reset", async () => {
    const asha = await shop.shopper();
    const code = await codeOf(asha);
    await shop.call(
      "changePassword",
      { body: { currentPassword: asha.password, newPassword: "ripe mangoes 8" } },
      asha,
    );
    await isDead(asha, code);

    const again = await codeOf(asha);
    await shop.call("forgotPassword", { body: { email: asha.email } });
    const otp = await mailed(asha.email, 3);
    const { body } = await shop.call("verifyOtp", { body: { email: asha.email, otp } });
    await shop.call("resetPassword", {
      body: { resetToken: body.resetToken, newPassword: "ripe mangoes 9" },
    });
    await isDead(asha, again);
  });

  it("with another phone or e-mail, also one that the engine writes", async () => {
    const asha = await shop.shopper();
    const code = await codeOf(asha);
    await changePhone(asha, newPhone());
    await isDead(asha, code);

    const again = await codeOf(asha);
    await shop.query({
      text: "update customer set email = $2 where id = $1",
      values: [asha.id, `moved-${asha.email}`],
    });
    expect((await enter(asha.email, again)).status).toBe(422);
    expect((await enter(`moved-${asha.email}`, again)).status).toBe(422);
  });

  it("with the account, and with everybody's sessions at the operator's command", async () => {
    const [asha, ravi] = [await shop.shopper(), await shop.shopper()];
    const codes = [await codeOf(asha), await codeOf(ravi)] as const;
    await shop.call("deleteAccount", { body: { password: asha.password } }, asha);
    await isDead(asha, codes[0]);
    const { endSessions } = loadBackend<typeof import("../src/accounts/sessions/end-all")>(
      "./accounts/sessions/end-all",
    );
    await endSessions(ravi.email);
    await isDead(ravi, codes[1]);
  });

  it("with a restored backup, as the proof of a phone does", async () => {
    const asha = await shop.shopper();
    const code = await codeOf(asha);
    await shop.query({ text: "insert into shop_proved_phone (customer_id) values ($1)", values: [asha.id] });
    const { forgetVisitors } = loadBackend<typeof import("../src/integrity/restore/forget-visitors")>(
      "./integrity/restore/forget-visitors",
    );
    await forgetVisitors();
    await isDead(asha, code);
    expect(await shop.query({ text: "select 1 from shop_proved_phone" })).toEqual([]);
  });

  it("and is tidied away a day later", async () => {
    const asha = await shop.shopper();
    await codeOf(asha);
    await shop.query({
      text: "update shop_sign_in_code set last_sent_at = now() - interval '25 hours' where customer_id = $1",
      values: [asha.id],
    });
    const job = loadBackend<typeof import("../src/jobs/forget-old-tries")>("./jobs/forget-old-tries");
    await job.default(shop.container);
    expect(await rowOf(asha)).toBeUndefined();
  });

  it("is never issued to an account that is deleted at that moment", async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => shop.shopper()));
    await Promise.all(
      people.flatMap((person) => [
        ask(person.email),
        shop.call("deleteAccount", { body: { password: person.password } }, person),
      ]),
    );
    await emptyOutbox(shop);
    for (const person of people) expect(await rowOf(person)).toBeUndefined();
  });
});

describe("a code by text message", () => {
  it("goes to no phone that was merely typed: its code goes to the mailbox of the account", async () => {
    await withGateway(async () => {
      const asha = await shop.shopper();
      await ask(asha.phone);
      const code = await mailed(asha.email);
      expect((await rowOf(asha))?.sent_by).toBe("mail");
      await emptyOutbox(shop);
      expect(await textsTo(asha.phone)).toEqual([]);
      expect((await enter(`+91 ${asha.phone}`, code)).status).toBe(200);
    });
  });

  it("goes to a phone that was proved by text, and opens the account", async () => {
    await withGateway(async () => {
      const asha = await shop.shopper();
      const phone = newPhone();
      await changePhone(asha, phone);
      const { data: own } = (await shop.call("getOwnData", {}, asha)).body;
      expect(own.phoneConfirmedAt).toEqual(expect.any(String));

      await ask(phone);
      await expect.poll(() => textsTo(phone), { timeout: 60_000 }).toHaveLength(1);
      expect(codeMails(asha.email)).toEqual([]);
      await shop.query({
        text: "update shop_sign_in_code set code_hash = $2 where customer_id = $1",
        values: [asha.id, codeHash(`sign-in:${asha.id}:${phone}`, "135791")],
      });
      expect((await enter(phone, "135791")).status).toBe(200);
      // The mailbox is asked where the e-mail is named.
      await forgetLast(asha);
      await ask(asha.email);
      await mailed(asha.email);
    });
  });

  it("goes there no longer once the phone has changed by any other way, back and forth too", async () => {
    const asha = await shop.shopper();
    const proved = newPhone();
    await withGateway(() => changePhone(asha, proved));
    // Without a gateway, a change is confirmed by e-mail.
    await changePhone(asha, newPhone());
    await changePhone(asha, proved);
    const { data: own } = (await shop.call("getOwnData", {}, asha)).body;
    expect(own.phoneConfirmedAt).toBeNull();
    await withGateway(async () => {
      await changePhone(asha, newPhone());
      await shop.query({
        text: "update customer set phone = $2 where id = $1",
        values: [asha.id, newPhone()],
      });
    });
    expect((await shop.call("getOwnData", {}, asha)).body.data.phoneConfirmedAt).toBeNull();
  });

  it("is not a way to a phone where the shop has lost its gateway", async () => {
    const asha = await shop.shopper();
    const phone = newPhone();
    await withGateway(() => changePhone(asha, phone));
    await ask(phone);
    await mailed(asha.email);
    expect((await rowOf(asha))?.sent_by).toBe("mail");
  });
});
