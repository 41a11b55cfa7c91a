import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RouteName, table } from "../src/contract";
import type { Endpoint } from "../src/contract/endpoint";
import { routes } from "../src/contract/routes";
import { sessionIn } from "./support/call";
import { loadBackend } from "./support/load-backend";
import { openShop, type Person, type Shop } from "./support/open-shop";
import { partsOf, sendRaw } from "./support/request";
import { testAdmin } from "./support/test-admin";
import { makeWorld } from "./support/world";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "1000" });
});
afterAll(() => shop.close());

const phone =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
const laptop = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0";

async function signInWith(person: Person, userAgent: string): Promise<{ token: string }> {
  const { headers } = await shop.call(
    "login",
    { body: { emailOrPhone: person.email, password: person.password } },
    undefined,
    { "user-agent": userAgent },
  );
  return { token: sessionIn(headers) };
}

const stillIn = async (as: { token: string }) => (await shop.call("checkAuth", {}, as)).status === 200;
const listed = async (as: { token: string }) => (await shop.call("getSessions", {}, as)).body.data;

/** The short-lived token of a session, as the pages renew it. */
const tokenOf = async (as: { token: string }) => (await shop.call("checkAuth", {}, as)).body.token;
const withToken = (token: string) => ({ authorization: `Bearer ${token}` });
const readCarousel = (token: string) =>
  shop.send("GET", routes.getSlides[1], { headers: withToken(token) }).then(({ status }) => status);

describe("one's own sessions", () => {
  it("are listed by browser and system, this one first, and nothing in the list opens one", async () => {
    const asha = await shop.shopper();
    const here = await signInWith(asha, phone);
    await signInWith(asha, laptop);
    const sessions = await listed(here);
    expect(sessions.map(({ browser, system, current }) => [browser, system, current])).toEqual([
      ["Chrome", "Android", true],
      ["Firefox", "Windows", false],
      [null, null, false],
    ]);
    for (const { createdAt, lastSeenAt } of sessions) {
      expect([createdAt, lastSeenAt]).toEqual([
        expect.stringMatching(/:00:00\.000Z$/),
        expect.stringMatching(/:00:00\.000Z$/),
      ]);
    }
    expect(JSON.stringify(sessions)).not.toContain(here.token);
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(3);
  });

  it("are signed out one by one, and the one that asks loses its cookie too", async () => {
    const asha = await shop.shopper();
    const other = await signInWith(asha, laptop);
    const [here, there] = await listed(asha);
    const end = (id = "none") => shop.call("endSession", { params: { id } }, asha);
    expect((await end(there?.id)).body.data).toEqual({ id: there?.id, wasCurrent: false });
    expect([await stillIn(asha), await stillIn(other)]).toEqual([true, false]);
    expect((await end(there?.id)).status).toBe(404);
    const last = await end(here?.id);
    expect([last.body.data?.wasCurrent, last.headers.get("set-cookie")]).toEqual([
      true,
      expect.stringContaining("Max-Age=0"),
    ]);
    expect(await stillIn(asha)).toBe(false);
  });

  it("of somebody else are not there", async () => {
    const [asha, ravi] = [await shop.shopper(), await shop.shopper()];
    const [his] = await listed(ravi);
    const { status } = await shop.call("endSession", { params: { id: his?.id ?? "" } }, asha);
    expect([status, await stillIn(ravi)]).toEqual([404, true]);
  });

  it("end all at once but for the one that asks", async () => {
    const [asha, ravi] = [await shop.shopper(), await shop.shopper()];
    const others = [await signInWith(asha, phone), await signInWith(asha, laptop)];
    const { body } = await shop.call("endOtherSessions", {}, asha);
    expect(body.data).toEqual({ ended: 2 });
    expect(await Promise.all([asha, ...others, ravi].map(stillIn))).toEqual([true, false, false, true]);
  });

  it("are staff's as well as shoppers'", async () => {
    const admin = await shop.admin();
    const other = await shop.admin();
    expect((await listed(admin)).length).toBeGreaterThanOrEqual(2);
    await shop.call("endOtherSessions", {}, admin);
    expect([await stillIn(admin), await stillIn(other)]).toEqual([true, false]);
  });
});

describe("the end of a session", () => {
  const age = (personId: string, change: string) =>
    shop.query({ text: `update shop_session set ${change} where actor_id = $1`, values: [personId] });
  const ends = async (personId: string) => {
    const [row] = await shop.query<{ idle: number; most: number; isCapped: boolean }>({
      text: `select round(extract(epoch from expires_at - now()) / 3600)::integer as idle,
               round(extract(epoch from ends_at - now()) / 3600)::integer as most, expires_at = ends_at as "isCapped"
             from shop_session where actor_id = $1 order by created_at desc limit 1`,
      values: [personId],
    });
    return row;
  };

  it("is 30 days after its last use and 90 after its beginning for shoppers, 12 and 24 hours for staff", async () => {
    const asha = await shop.shopper();
    expect(await ends(asha.id)).toMatchObject({ idle: 30 * 24, most: 90 * 24 });
    const admin = await shop.admin();
    expect(await ends(admin.id)).toMatchObject({ idle: 12, most: 24 });
  });

  it("is put off by use, and never beyond the last day", async () => {
    const asha = await shop.shopper();
    await age(asha.id, "seen_at = now() - interval '2 hours', expires_at = now() + interval '3 days'");
    await stillIn(asha);
    expect(await ends(asha.id)).toMatchObject({ idle: 30 * 24, isCapped: false });
    await age(asha.id, "seen_at = now() - interval '2 hours', ends_at = now() + interval '2 days'");
    const { headers } = await shop.call("checkAuth", {}, asha);
    expect(await ends(asha.id)).toMatchObject({ idle: 48, isCapped: true });
    const maxAge = Number(/Max-Age=(\d+)/.exec(headers.get("set-cookie") ?? "")?.[1]);
    expect(maxAge).toBeGreaterThan(47 * 3_600);
    expect(maxAge).toBeLessThanOrEqual(48 * 3_600);
  });

  it("is kept even by a session that was used a moment ago", async () => {
    const asha = await shop.shopper();
    const token = await tokenOf(asha);
    await age(asha.id, "ends_at = now() - interval '1 second'");
    expect([await stillIn(asha), await readCarousel(token)]).toEqual([false, 401]);
  });
});

describe("the token of local storage", () => {
  it("opens the calls that Spec §7 sends it with, and is 401 alone at every other guarded route", async () => {
    const world = await makeWorld(shop);
    const [mine, staffs] = [await tokenOf(world.asha), await tokenOf(world.admin)];
    const statusOf = async (name: RouteName, token: string) => {
      const { params, query, body } = partsOf(name, world.ids);
      const path = routes[name][1].replace(/:(\w+)/g, (_, key: string) => params?.[key] ?? "none");
      const search = new URLSearchParams(query as Record<string, string> | undefined);
      const { status } = await sendRaw(`${shop.url}${path}?${search}`, {
        method: routes[name][0],
        headers: { ...withToken(token), ...(body !== undefined && { "content-type": "application/json" }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return status;
    };
    const opened: string[] = [];
    for (const name of Object.keys(routes) as RouteName[]) {
      const entry: Endpoint = table[name];
      if (entry.access === "guest") continue;
      const statuses = [await statusOf(name, mine), await statusOf(name, staffs)];
      if (statuses.some((status) => status !== 401)) opened.push(name);
      expect([name, entry.takesToken === true], String(statuses)).toEqual([
        name,
        statuses.every((status) => status !== 401),
      ]);
      if (entry.takesToken) expect([name, statuses[0]]).toEqual([name, 403]);
    }
    expect(opened.sort()).toEqual(["addSlide", "deleteSlide", "editSlide", "getSlides", "reorderSlides"]);
  });

  it("does not open the figures of the metrics either", async () => {
    const staffs = await tokenOf(await shop.admin());
    const reply = await sendRaw(`${shop.url}/api/metrics`, {
      headers: { ...withToken(staffs), "x-forwarded-for": "203.0.113.7" },
    });
    expect(reply.status).toBe(401);
  });

  it("lives for twenty minutes, and is none when a letter of it is another", async () => {
    const { bearerOf } = loadBackend<typeof import("../src/accounts/sessions/bearer")>(
      "./accounts/sessions/bearer",
    );
    const { token: session } = await shop.admin();
    const minute = 60_000;
    expect(await readCarousel(bearerOf(session))).toBe(200);
    expect(await readCarousel(bearerOf(session, Date.now() - 15 * minute))).toBe(200);
    expect(await readCarousel(bearerOf(session, Date.now() - 21 * minute))).toBe(401);
    const [named = "", until = "", sealed = ""] = bearerOf(session).split(".");
    const longer = String(Number(until) + 3_600);
    for (const forged of [
      `${named}.${longer}.${sealed}`,
      `${named}.${until}.${sealed.replace(/^./, (letter) => (letter === "A" ? "B" : "A"))}`,
      `${"A".repeat(43)}.${until}.${sealed}`,
      `${named}.${until}`,
      named,
      session,
    ])
      expect(await readCarousel(forged), forged).toBe(401);
  });

  it("is no way to the session itself", async () => {
    const admin = await shop.admin();
    const token = await tokenOf(admin);
    for (const part of [token, ...token.split(".")]) expect(await stillIn({ token: part })).toBe(false);
  });

  it.each([
    ["signs out", (as: { token: string }) => shop.call("logout", {}, as)],
    ["signs all other devices out", async () => shop.call("endOtherSessions", {}, await shop.admin())],
    [
      "changes the password elsewhere",
      async () => {
        const elsewhere = await shop.admin();
        const change = (currentPassword: string, newPassword: string) =>
          shop.call("changePassword", { body: { currentPassword, newPassword } }, elsewhere);
        await change(testAdmin.password, "six brown sparrows");
        return change("six brown sparrows", testAdmin.password);
      },
    ],
  ])("dies when its owner %s", async (_, end) => {
    const admin = await shop.admin();
    const token = await tokenOf(admin);
    expect(await readCarousel(token)).toBe(200);
    expect((await end(admin)).status).toBe(200);
    expect(await readCarousel(token)).toBe(401);
  });

  it("that has died does not stand in the way of a cookie that lives", async () => {
    const admin = await shop.admin();
    const reply = await shop.send("GET", routes.getSlides[1], { as: admin, headers: withToken("dead") });
    expect(reply.status).toBe(200);
  });
});
