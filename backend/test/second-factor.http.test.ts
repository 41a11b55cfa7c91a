import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ResponseOf, type RouteName, table } from "../src/contract";
import type { Failure } from "../src/contract/envelope";
import type { StaffRole } from "../src/contract/roles";
import { routes } from "../src/contract/routes";
import { codeOf } from "./support/authenticator";
import { asBrowserOf, type Signed } from "./support/call";
import { loadBackend } from "./support/load-backend";
import { mailedCode, mailsTo } from "./support/mails";
import { openShop, type Shop } from "./support/open-shop";
import { request } from "./support/request";
import type { Ids } from "./support/samples";
import { testAdmin } from "./support/test-admin";
import { anotherAdmin } from "./support/world";

type Staff = Signed & { id: string; email: string; password: string };
type Secured = Staff & { key: string; recoveryCodes: string[] };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A new staff member: no owner, because owners get a mail about everybody's second factor. */
const staff = (role: StaffRole = "manager"): Promise<Staff> => anotherAdmin(shop, role);

async function start(person: Staff): Promise<string> {
  const { body } = await shop.call("startSecondFactor", { body: { password: person.password } }, person);
  return body.data.key;
}

async function confirm(person: Staff, code: string, headers?: Record<string, string>) {
  const body = { code, mailCode: await mailedCode(shop, person.email) };
  return shop.call("confirmSecondFactor", { body }, person, headers);
}

/** As if all used codes were from long ago. */
const timePasses = ({ id }: Staff) =>
  shop.query({
    text: "update shop_second_factor set last_step = last_step - 100 where admin_id = $1",
    values: [id],
  });

async function secured(role?: StaffRole): Promise<Secured> {
  const person = await staff(role);
  const key = await start(person);
  const { status, body } = await confirm(person, codeOf(key));
  expect(status).toBe(200);
  await timePasses(person);
  return { ...person, key, recoveryCodes: body.data.recoveryCodes };
}

const cookieOf = (headers: Headers, name: string) =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))
    ?.split(";")[0];

const login = ({ email, password }: { email: string; password: string }) =>
  shop.call("login", { body: { emailOrPhone: email, password } });

/** Sends the password and returns the cookie that a browser sends along with the code. */
async function halfWay(person: Staff): Promise<string> {
  const { status, headers, body } = await login(person);
  expect({ status, code: body.code }).toEqual({ status: 401, code: "second_factor_required" });
  return cookieOf(headers, "shop_second_step") ?? "";
}

const finish = (cookie: string, code: string) =>
  shop.call("finishLogin", { body: { code } }, undefined, { cookie });

const standing = async (person: Signed) => (await shop.call("getSecondFactor", {}, person)).body.data;

const demand = (person: Staff, isDemanded: boolean) =>
  shop.call("adminDemandSecondFactor", { body: { isDemanded, password: person.password } }, person);

describe("setting up a second factor", () => {
  it("takes the password, then a code of the app, and ends the sessions that began without one", async () => {
    const person = await staff();
    const elsewhere = await shop.signIn(person.email, person.password);
    const wrong = await shop.call("startSecondFactor", { body: { password: "not it at all" } }, person);
    expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([422, "password"]);
    const early = { body: { code: "123456", mailCode: "123456" } };
    expect((await shop.call("confirmSecondFactor", early, person)).status).toBe(409);

    const key = await start(person);
    expect((await standing(person)).isOn).toBe(false);
    expect((await confirm(person, "000000")).body.errors?.[0]?.field).toBe("code");
    const { status, body } = await confirm(person, codeOf(key));
    expect(status).toBe(200);
    expect(new Set(body.data.recoveryCodes).size).toBe(10);
    expect(await standing(person)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect((await shop.call("checkAuth", {}, elsewhere)).status).toBe(401);
    const again = await shop.call("startSecondFactor", { body: { password: person.password } }, person);
    expect([again.status, again.body.code]).toEqual([409, "second_factor_on"]);
  });

  it("takes the code that was mailed to the account: a stolen password alone shuts nobody out", async () => {
    const person = await staff();
    const key = await start(person);
    const mailCode = await mailedCode(shop, person.email);
    const [mail] = mailsTo(shop, person.email);
    expect(mail?.text).toContain("somebody knows your password");
    const wrong = mailCode === "000000" ? "000001" : "000000";
    const tryWith = (given: string, code = codeOf(key)) =>
      shop.call("confirmSecondFactor", { body: { code, mailCode: given } }, person);
    const refused = await tryWith(wrong);
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, "mailCode"]);
    expect((await standing(person)).isOn).toBe(false);
    // Begun again within the minute, however long the mail took: no second mail, and the first one's code still counts.
    await shop.query({
      text: "update shop_second_factor set mail_sent_at = now() where admin_id = $1",
      values: [person.id],
    });
    const again = await start(person);
    expect(mailsTo(shop, person.email)).toHaveLength(1);
    expect((await tryWith(mailCode, codeOf(key))).body.errors?.[0]?.field).toBe("code");
    expect((await tryWith(mailCode, codeOf(again))).status).toBe(200);
  });

  it("stops guessing at the mailed code after ten tries", async () => {
    const person = await staff();
    const key = await start(person);
    const mailCode = await mailedCode(shop, person.email);
    const wrong = mailCode === "000000" ? "000001" : "000000";
    const guess = (given: string) =>
      shop.call("confirmSecondFactor", { body: { code: codeOf(key), mailCode: given } }, person);
    const guesses = await Promise.all(Array.from({ length: 12 }, () => guess(wrong)));
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10);
    expect((await guess(mailCode)).status).toBe(429);
  });

  it("keeps neither the key nor a recovery code where a copy of the database would show them", async () => {
    const { id, key, recoveryCodes } = await secured();
    const rows = await shop.query({
      text: `select f::text as factor, c::text as code from shop_second_factor f
             join shop_recovery_code c using (admin_id) where admin_id = $1`,
      values: [id],
    });
    const kept = JSON.stringify(rows);
    expect(rows).toHaveLength(10);
    for (const secret of [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll("-", ""))])
      expect(kept).not.toContain(secret);
  });

  it("is told by mail, in the reader's language, when it goes on and when it goes off", async () => {
    const person = await staff();
    await confirm(person, codeOf(await start(person)), { "accept-language": "mr" });
    await shop.call("endSecondFactor", { body: { password: person.password } }, person);
    const subjects = () =>
      mailsTo(shop, person.email).flatMap(({ subject }) => (/\d{6}/.test(subject) ? [] : [subject]));
    await expect
      .poll(() => subjects().sort(), { timeout: 60_000 })
      .toEqual(["आता साइन-इन करताना कोड लागणार नाही", "आता साइन-इन करताना कोडही लागेल"]);
  });

  it("stands in the audit log, without a code", async () => {
    const person = await secured();
    const { body } = await shop.call(
      "adminGetAuditLog",
      { query: { action: "confirmSecondFactor" } },
      person,
    );
    const mine = body.data.filter(({ adminId }) => adminId === person.id);
    expect(mine.map(({ route, changes }) => ({ route, changes }))).toEqual([
      { route: "confirmSecondFactor", changes: [] },
    ]);
  });

  it("is begun anew after half an hour", async () => {
    const person = await staff();
    const key = await start(person);
    await shop.query({
      text: "update shop_second_factor set started_at = now() - interval '31 minutes' where admin_id = $1",
      values: [person.id],
    });
    expect((await confirm(person, codeOf(key))).body.code).toBe("second_factor_not_started");
  });
});

describe("signing in with a second factor", () => {
  it("gives nothing for the password alone, and everything for the code behind it", async () => {
    const person = await secured();
    const half = await login(person);
    expect(half.body).toEqual({
      success: false,
      code: "second_factor_required",
      message: "Please enter the code of your authenticator app",
    });
    expect(cookieOf(half.headers, "shop_session")).toBeUndefined();
    const ticket = half.headers.getSetCookie().find((line) => line.startsWith("shop_second_step="));
    expect(ticket).toMatch(/Path=\/api\/auth\/login; .*HttpOnly; SameSite=Lax/);

    const { status, headers, body } = await finish(ticket?.split(";")[0] ?? "", codeOf(person.key));
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: person.id, role: "admin" });
    const session = cookieOf(headers, "shop_session") ?? "";
    expect((await shop.send("GET", routes.checkAuth[1], { headers: { cookie: session } })).status).toBe(200);
  });

  it("answers a wrong password as it does where there is no account", async () => {
    const person = await secured();
    const wrong = await login({ ...person, password: "not it at all" });
    const nobody = await login({ email: "nobody-here@sahyadri.example", password: "not it at all" });
    expect(wrong.body).toEqual(nobody.body);
    expect(cookieOf(wrong.headers, "shop_second_step")).toBeUndefined();
  });

  it("takes a code once, and none from before one that was used", async () => {
    const person = await secured();
    const [older, used] = [codeOf(person.key, 0), codeOf(person.key, 1)];
    expect((await finish(await halfWay(person), used)).status).toBe(200);
    expect((await finish(await halfWay(person), used)).status).toBe(422);
    expect((await finish(await halfWay(person), older)).status).toBe(422);
  });

  it("lets one of many in that come with the same code at once", async () => {
    const person = await secured();
    const cookies = await Promise.all(Array.from({ length: 6 }, () => halfWay(person)));
    const code = codeOf(person.key);
    const statuses = (await Promise.all(cookies.map((cookie) => finish(cookie, code)))).map(
      (one) => one.status,
    );
    expect(statuses.sort()).toEqual([200, 422, 422, 422, 422, 422]);
  });

  it("wants the password again without its cookie, after ten minutes, and once it was used", async () => {
    const person = await secured();
    const expired = { status: 401, body: { code: "second_factor_expired" } };
    expect(await finish("", codeOf(person.key))).toMatchObject(expired);
    expect(await finish(`shop_second_step=${"A".repeat(43)}`, codeOf(person.key))).toMatchObject(expired);

    const late = await halfWay(person);
    await shop.query({ text: "update shop_second_step set expires_at = now()" });
    expect(await finish(late, codeOf(person.key))).toMatchObject(expired);

    const cookie = await halfWay(person);
    expect((await finish(cookie, codeOf(person.key))).status).toBe(200);
    await timePasses(person);
    expect(await finish(cookie, codeOf(person.key))).toMatchObject(expired);
  });

  it("does not go on with a password that was changed meanwhile", async () => {
    const person = await secured();
    const cookie = await halfWay(person);
    const body = { currentPassword: person.password, newPassword: "seven green parrots" };
    expect((await shop.call("changePassword", { body }, person)).status).toBe(200);
    expect((await finish(cookie, codeOf(person.key))).status).toBe(401);
  });

  it("stops after ten wrong codes, for this account alone, and still takes a recovery code", async () => {
    const [person, other] = [await secured(), await secured()];
    const cookie = await halfWay(person);
    for (let tried = 0; tried < 10; tried += 1) expect((await finish(cookie, "000000")).status).toBe(422);
    const stopped = await finish(cookie, codeOf(person.key));
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await finish(await halfWay(other), codeOf(other.key))).status).toBe(200);
    expect((await finish(cookie, person.recoveryCodes[0] ?? "")).status).toBe(200);
  });

  it("cannot be stopped by somebody who does not know the password", async () => {
    const person = await secured();
    for (let tried = 0; tried < 12; tried += 1) expect((await finish("", "000000")).status).toBe(401);
    expect((await finish(await halfWay(person), codeOf(person.key))).status).toBe(200);
  });

  it("takes each recovery code once, also from two at the same moment, however it is typed", async () => {
    const person = await secured();
    const [first = "", second = ""] = person.recoveryCodes;
    const cookies = [await halfWay(person), await halfWay(person)];
    const both = await Promise.all(cookies.map((cookie) => finish(cookie, first)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await finish(await halfWay(person), second.toLowerCase().replaceAll("-", " "))).status).toBe(200);
    expect((await standing(person)).recoveryCodesLeft).toBe(8);
    const foreign = await secured();
    expect((await finish(await halfWay(foreign), person.recoveryCodes[2] ?? "")).status).toBe(422);
  });

  it("forgets the earlier recovery codes when new ones are made", async () => {
    const person = await secured();
    const { body } = await shop.call("renewRecoveryCodes", { body: { password: person.password } }, person);
    expect((await finish(await halfWay(person), person.recoveryCodes[0] ?? "")).status).toBe(422);
    expect((await finish(await halfWay(person), body.data.recoveryCodes[0] ?? "")).status).toBe(200);
  });

  it("says so where the key can't be read any more, and lets a recovery code in", async () => {
    const person = await secured();
    await shop.query({
      text: "update shop_second_factor set sealed_secret = 'AAAA' where admin_id = $1",
      values: [person.id],
    });
    const cookie = await halfWay(person);
    expect((await finish(cookie, codeOf(person.key))).body.code).toBe("second_factor_unreadable");
    expect((await finish(cookie, person.recoveryCodes[0] ?? "")).status).toBe(200);
  });
});

describe("switching it off", () => {
  it("takes the password", async () => {
    const person = await secured();
    const end = (password: string) => shop.call("endSecondFactor", { body: { password } }, person);
    expect((await end("not it at all")).status).toBe(422);
    expect((await login(person)).status).toBe(401);
    expect((await end(person.password)).status).toBe(200);
    expect((await login(person)).status).toBe(200);
    expect(await standing(person)).toMatchObject({ isOn: false, since: null, recoveryCodesLeft: 0 });
  });

  it("leaves nothing of somebody whose account is deleted", async () => {
    const person = await secured();
    await halfWay(person);
    await shop.call("deleteAccount", { body: { password: person.password } }, person);
    for (const name of ["shop_second_factor", "shop_recovery_code", "shop_second_step"]) {
      const left = await shop.query({
        text: `select 1 from ${name} where admin_id = $1`,
        values: [person.id],
      });
      expect(left, name).toEqual([]);
    }
  });
});

describe("a second factor that the shop demands", () => {
  const staffRoutes = (Object.keys(routes) as RouteName[]).filter((name) => {
    const { access } = table[name];
    return access === "admin" || access === "signedIn";
  });
  const openBefore: RouteName[] = [
    "checkAuth",
    "getSecondFactor",
    "startSecondFactor",
    "confirmSecondFactor",
  ];

  it("is demanded only by somebody who has one, with their password", async () => {
    const [without, secure] = [await staff("owner"), await secured("owner")];
    expect((await demand(without, true)).body.code).toBe("second_factor_off");
    expect((await demand({ ...secure, password: "not it at all" }, true)).status).toBe(422);
    expect((await standing(without)).isDemanded).toBe(false);
    expect((await demand(secure, true)).body.data.isDemanded).toBe(true);
    expect((await demand(secure, false)).body.data.isDemanded).toBe(false);
  });

  it("opens nothing but its setting up to those without, until they have it", async () => {
    const [without, secure] = [await staff(), await secured("owner")];
    await demand(secure, true);
    const ids = { productId: "nothing_here", password: testAdmin.password } as Ids;
    const closed: string[] = [];
    for (const name of staffRoutes) {
      const { status, json } = await request(shop.url, name, ids, without);
      if (status === 403 && (json as Failure).code === "second_factor_owed") closed.push(name);
    }
    expect(closed.sort()).toEqual(staffRoutes.filter((name) => !openBefore.includes(name)).sort());

    const { user } = (await shop.call("checkAuth", {}, without)).body;
    expect(user).toMatchObject({ id: without.id, owesSecondFactor: true });
    const metrics = { as: without, headers: { "x-forwarded-for": "203.0.113.9" } };
    expect(await fetchStatus("/api/metrics", metrics)).toBe(401);
    expect(await fetchStatus("/api/metrics", { ...metrics, as: secure })).toBe(200);
    expect((await shop.call("getProducts", {}, without)).status).toBe(200);

    // The loop has started a setup: this restarts it.
    await confirm(without, codeOf(await start(without)));
    const after = (await shop.call("checkAuth", {}, without)).body;
    expect((after as ResponseOf<"checkAuth">).user).not.toHaveProperty("owesSecondFactor");
    expect((await shop.call("getDashboard", {}, without)).status).toBe(200);
    await demand(secure, false);
  });

  it("holds back whoever takes theirs away, and nobody once it is no longer demanded", async () => {
    const [person, secure] = [await secured(), await secured("owner")];
    await demand(secure, true);
    await shop.call("endSecondFactor", { body: { password: person.password } }, person);
    expect((await shop.call("getDashboard", {}, person)).status).toBe(403);
    await demand(secure, false);
    expect((await shop.call("getDashboard", {}, person)).status).toBe(200);
  });

  it("does not concern shoppers", async () => {
    const [asha, secure] = [await shop.shopper(), await secured("owner")];
    await demand(secure, true);
    expect((await shop.call("getPreferences", {}, asha)).status).toBe(200);
    expect((await shop.call("getCart", { params: { userId: asha.id } }, asha)).status).toBe(200);
    await demand(secure, false);
  });

  it("is written into the audit log as it changes", async () => {
    const secure = await secured("owner");
    await demand(secure, true);
    await demand(secure, false);
    const query = { action: "adminDemandSecondFactor", limit: "2" };
    const { body } = await shop.call("adminGetAuditLog", { query }, secure);
    expect(body.data.map(({ changes }) => changes)).toEqual([
      [{ field: "isDemanded", from: true, to: false }],
      [{ field: "isDemanded", from: false, to: true }],
    ]);
  });
});

async function fetchStatus(path: string, { as, headers }: { as: Signed; headers: Record<string, string> }) {
  const response = await fetch(shop.url + path, {
    headers: { ...headers, ...asBrowserOf(as) },
  });
  await response.text();
  return response.status;
}

it("is taken away by the operator's command of whoever lost phone and codes", async () => {
  const person = await secured();
  const { endFactor } = loadBackend<typeof import("../src/accounts/second-factor/factor")>(
    "./accounts/second-factor/factor",
  );
  expect(await endFactor(person.id)).toBe(true);
  expect(await endFactor(person.id)).toBe(false);
  expect((await login(person)).status).toBe(200);
});
