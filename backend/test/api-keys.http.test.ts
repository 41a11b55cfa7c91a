import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { KeyScope } from "../src/contract/key-scopes";
import type { Signed } from "./support/call";
import { shelf, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { mailsTo } from "./support/mails";
import { openShop, type Shop } from "./support/open-shop";
import { emptyOutbox } from "./support/outbox";
import { testAdmin } from "./support/test-admin";
import { aKey, anotherAdmin } from "./support/world";

type Staff = Awaited<ReturnType<typeof anotherAdmin>>;

let shop: Shop;
let owner: Signed & { id: string };

beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "1000" });
  owner = await shop.admin();
});
afterAll(() => shop.close());

const { password } = testAdmin;
const make = (body: { name: string; scopes: KeyScope[]; expiresOn?: string }, as: Signed = owner) =>
  shop.call("adminMakeApiKey", { body: { ...body, password } }, as);

async function held(scopes: KeyScope[], by: Signed = owner): Promise<Signed & { id: string }> {
  const { id, secret } = await aKey(shop, by, scopes);
  return { id, token: secret, isKey: true };
}
const listed = async (id: string) =>
  (await shop.call("adminGetApiKeys", {}, owner)).body.data.find(({ _id }) => _id === id);
const orders = (key: Signed) => shop.call("adminGetOrders", {}, key);
const revoke = (id: string) => shop.call("adminRevokeApiKey", { params: { id }, body: { password } }, owner);

describe("a key", () => {
  it("is shown once, kept as a hash, and named in the list with its day and its last four letters", async () => {
    const { status, body } = await make({ name: "Accounting", scopes: ["orders:read", "money:read"] });
    expect(status).toBe(201);
    const { secret, ...key } = body.data;
    expect(secret).toMatch(/^shopkey_[0-9a-f]{64}$/);
    expect(key).toMatchObject({ name: "Accounting", state: "active", usedOn: null, hint: secret.slice(-4) });
    expect(Date.parse(key.expiresOn) - Date.now()).toBeGreaterThan(363 * 86_400_000);
    expect(await listed(key._id)).toEqual(key);
    const [row] = await shop.query<{ row: string }>({
      text: "select k::text as row from shop_api_key k where id = $1",
      values: [key._id],
    });
    expect(row?.row).not.toContain(secret.slice("shopkey_".length));
  });

  it("takes the owner's own password again, and a day within two years", async () => {
    const wrong = await shop.call(
      "adminMakeApiKey",
      { body: { name: "X", scopes: ["orders:read"], password: "not their password" } },
      owner,
    );
    expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([422, "password"]);
    const far = await make({ name: "X", scopes: ["orders:read"], expiresOn: "2099-01-01" });
    expect([far.status, far.body.errors?.[0]?.field]).toEqual([422, "expiresOn"]);
    const none = await make({ name: "X", scopes: [] });
    expect([none.status, none.body.errors?.[0]?.field]).toEqual([422, "scopes"]);
    const unknown = await make({ name: "X", scopes: ["staff:write" as KeyScope] });
    expect(unknown.status).toBe(422);
  });

  it("stands in the audit log without its text, and every owner gets one mail", async () => {
    const second = await anotherAdmin(shop, "owner");
    const { body } = await make({ name: "Marketplace", scopes: ["catalogue:write"] });
    await emptyOutbox(shop);
    const [note] = await shop.query<{ thing: string; changes: unknown }>({
      text: "select thing, changes from audit_log where thing_id = $1",
      values: [body.data._id],
    });
    expect(note?.thing).toBe("Marketplace");
    expect(JSON.stringify(note)).toContain("catalogue:write");
    expect(JSON.stringify(note)).not.toMatch(/shopkey_|password/);
    const told = [second.email, testAdmin.email].map((to) =>
      mailsTo(shop, to).filter(({ subject }) => subject === "A new API key: Marketplace"),
    );
    expect(told.map((mails) => mails.length)).toEqual([1, 1]);
    // Each is a message of its own: a mailbox that is gone keeps it from nobody else.
    const owed = await shop.query<{ recipient: string | null }>({
      text: "select payload ->> 'recipient' as recipient from shop_outbox where topic = 'api-key' and payload ->> 'keyId' = $1",
      values: [body.data._id],
    });
    expect(new Set(owed.map(({ recipient }) => recipient))).toEqual(new Set([null, second.id, owner.id]));
    expect(JSON.stringify(told)).not.toContain("shopkey_");
  });
});

describe("a call with a key", () => {
  it("is made within its scopes, without a cookie and without an origin, and says how many are left", async () => {
    const productId = await stockOne(shop, { title: "Rake", totalStock: 10 });
    const key = await held(["stock:write"]);
    const body = { reason: "received" as const, changes: [{ by: 2 }] };
    const { status, headers } = await shop.call("adminChangeStock", { params: { id: productId }, body }, key);
    expect(status).toBe(200);
    expect(headers.get("ratelimit")).toMatch(/^"key";r=\d+;t=\d+$/);
    expect(headers.get("ratelimit-policy")).toBe('"key";q=600000;w=60');
    expect(headers.get("set-cookie")).toBeNull();
    expect((await listed(key.id))?.usedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    const [note] = await shop.query<{ by: string }>({
      text: "select admin_name as by from audit_log where admin_id = $1",
      values: [key.id],
    });
    expect(note?.by).toBe("Warehouse (API key)");
  });

  it("is another program's own, also where two number their calls alike", async () => {
    const productId = await stockOne(shop, { title: "Two tills", totalStock: 10 });
    const sell = { reason: "damaged" as const, changes: [{ by: -1 }] };
    for (const key of [await held(["stock:write"]), await held(["stock:write"])])
      for (const _again of [1, 2])
        expect(
          (
            await shop.call("adminChangeStock", { params: { id: productId }, body: sell }, key, {
              "idempotency-key": "order-0001",
            })
          ).status,
        ).toBe(200);
    expect((await shelf(shop, productId)).stocked).toBe(8);
  });

  it("is refused with the scope that is missing", async () => {
    const { status, body } = await orders(await held(["stock:read"]));
    expect(status).toBe(403);
    expect(body).toMatchObject({
      code: "scope_missing",
      message: "This key lacks the scope orders:read",
      data: { scope: "orders:read" },
    });
  });

  it("is never about people's own things, whatever it may do, and no cookie beside it helps", async () => {
    const key = await held(["orders:write", "customers:write", "shop:write"]);
    for (const name of ["adminGetStaff", "adminGetApiKeys", "getDashboard", "getSecondFactor"] as const)
      expect((await shop.call(name, {}, key)).body.code, name).toBe("key_closed");
    const login = { body: { emailOrPhone: testAdmin.email, password } };
    expect((await shop.call("login", login, key)).body.code).toBe("key_closed");
    const both = await shop.call("adminGetStaff", {}, owner, { authorization: `Bearer ${key.token}` });
    expect(both.status).toBe(403);
  });

  it("neither cancels nor gives money back without the scope for refunds", async () => {
    const key = await held(["orders:write"]);
    const cancel = { params: { id: "order_x" }, body: { orderStatus: "cancelled" as const } };
    expect((await shop.call("adminUpdateOrder", cancel, key)).body.code).toBe("role_forbidden");
    const bold = await held(["orders:write", "refunds:write"]);
    expect((await shop.call("adminUpdateOrder", cancel, bold)).status).toBe(404);
  });

  it("reads what anybody may read", async () => {
    const key = await held(["orders:read"]);
    expect((await shop.call("getReady", {}, key)).status).toBe(200);
  });

  it.each([
    ["is none", `shopkey_${"0".repeat(64)}`, "key_wrong"],
    ["is cut off", "shopkey_123", "key_wrong"],
  ])("is refused with a key that %s", async (_how, token, code) => {
    const { status, body } = await orders({ token, isKey: true });
    expect([status, body.code]).toEqual([401, code]);
  });

  it("is refused after the key's last day, in a sentence that says so", async () => {
    const key = await held(["orders:read"]);
    await shop.query({
      text: "update shop_api_key set expires_at = now() - interval '1 second' where id = $1",
      values: [key.id],
    });
    const { status, body } = await orders(key);
    expect([status, body.code]).toEqual([401, "key_expired"]);
    expect((await listed(key.id))?.state).toBe("expired");
  });

  it("is refused from the moment on at which the key is revoked, and revoking twice is no error", async () => {
    const key = await held(["orders:read"]);
    expect((await orders(key)).status).toBe(200);
    expect((await revoke(key.id)).body.data.state).toBe("revoked");
    expect((await orders(key)).body.code).toBe("key_revoked");
    expect((await revoke(key.id)).status).toBe(200);
    expect((await revoke("key_of_nobody")).status).toBe(404);
  });
});

describe("the key of an owner", () => {
  const other = (): Promise<Staff> => anotherAdmin(shop, "owner");
  const change = (id: string, body: { role?: "manager" | "owner"; blocked?: boolean }) =>
    shop.call("adminChangeStaff", { params: { id }, body: { ...body, password } }, owner);

  it("rests while they are blocked or no owner", async () => {
    const maker = await other();
    const key = await held(["orders:read"], maker);
    await change(maker.id, { role: "manager" });
    expect((await orders(key)).body.code).toBe("key_resting");
    expect((await listed(key.id))?.state).toBe("resting");
    await change(maker.id, { role: "owner" });
    expect((await orders(key)).status).toBe(200);
    await change(maker.id, { blocked: true });
    expect((await orders(key)).status).toBe(401);
  });

  it("ends for good when they are removed", async () => {
    const maker = await other();
    const key = await held(["orders:read"], maker);
    await shop.call("adminRemoveStaff", { params: { id: maker.id }, body: { password } }, owner);
    expect((await orders(key)).body.code).toBe("key_revoked");
    expect(await listed(key.id)).toMatchObject({ state: "revoked", madeBy: null });
  });

  it("cannot be made by anybody else", async () => {
    const manager = await anotherAdmin(shop, "manager");
    expect((await make({ name: "X", scopes: ["orders:read"] }, manager)).status).toBe(403);
  });
});

it("a restore ends every key, as any may have been revoked since", async () => {
  const key = await held(["orders:read"]);
  const { forgetVisitors } = loadBackend<typeof import("../src/integrity/restore/forget-visitors")>(
    "./integrity/restore/forget-visitors",
  );
  await forgetVisitors();
  expect((await orders(key)).body.code).toBe("key_revoked");
});
