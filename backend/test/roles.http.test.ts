import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CallInput } from "../src/contract";
import type { StaffRole } from "../src/contract/roles";
import { codeOf } from "./support/authenticator";
import { place, put, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { mailedCode, mailsTo } from "./support/mails";
import { openShop, type Shop } from "./support/open-shop";
import { testAdmin } from "./support/test-admin";
import { anotherAdmin } from "./support/world";

type Staff = Awaited<ReturnType<typeof anotherAdmin>>;
type Wish = CallInput<"adminUpdateOrder">["body"];

let shop: Shop;
let owner: Staff;

beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "1000" });
  owner = { ...testAdmin, ...(await shop.admin()) };
});
afterAll(() => shop.close());

const { password } = testAdmin;
const hired = (role: StaffRole) => anotherAdmin(shop, role);
const change = (as: Staff, who: Staff, wish: { role?: StaffRole; blocked?: boolean }) =>
  shop.call("adminChangeStaff", { params: { id: who.id }, body: { ...wish, password } }, as);
const members = async () => (await shop.call("adminGetStaff", {}, owner)).body.data;
const statusOf = async (who: Staff) => (await shop.call("checkAuth", {}, who)).status;
const lastNote = async (action: string) =>
  (await shop.call("adminGetAuditLog", { query: { action, limit: "1" } }, owner)).body.data[0];

async function anOrder(): Promise<string> {
  const shopper = await shop.shopper();
  await put(shop, shopper, await stockOne(shop, { title: "Toy car" }));
  return (await place(shop, shopper)).body.orderId;
}

/** Switches somebody's second factor on, and lets time pass, so that the next code is unused. Returns the key. */
async function secure(who: Staff): Promise<string> {
  const { key } = (await shop.call("startSecondFactor", { body: { password } }, who)).body.data;
  const mailCode = await mailedCode(shop, who.email);
  // After the mail, however long it took.
  const body = { code: codeOf(key), mailCode };
  expect((await shop.call("confirmSecondFactor", { body }, who)).status).toBe(200);
  await shop.query({
    text: "update shop_second_factor set last_step = last_step - 100 where admin_id = $1",
    values: [who.id],
  });
  return key;
}

describe("what a packer may do with an order", () => {
  it("is to send it, not to cancel it, refund it or note its money", async () => {
    const packer = await hired("packer");
    const orderId = await anOrder();
    const move = (body: Wish) => shop.call("adminUpdateOrder", { params: { id: orderId }, body }, packer);

    const { data } = (await shop.call("adminGetOrder", { params: { id: orderId } }, packer)).body;
    expect(data.nextStatuses).toEqual(["confirmed"]);
    const asked = await shop.call("adminGetOrder", { params: { id: orderId } }, owner);
    expect(asked.body.data.nextStatuses).toEqual(["confirmed", "cancelled"]);

    const forbidden = { status: 403, body: { code: "role_forbidden" } };
    expect(await move({ orderStatus: "cancelled", note: "I say so" })).toMatchObject(forbidden);
    expect(await move({ orderStatus: "confirmed", paymentStatus: "paid" })).toMatchObject(forbidden);
    expect((await move({ orderStatus: "confirmed" })).body.data.orderStatus).toBe("confirmed");
    expect((await move({ orderStatus: "packed" })).body.data.nextStatuses).toEqual(["shipped"]);
  });

  it("shows them the day's orders and nobody's takings; the catalogue's people see stock alone", async () => {
    const keys = async (role: StaffRole) =>
      Object.keys((await shop.call("getDashboard", {}, await hired(role))).body.data).sort();
    expect(await keys("packer")).toEqual([
      "ordersByStatus",
      "ordersToHandle",
      "ordersToday",
      "shippingFailed",
    ]);
    expect(await keys("catalogue")).toEqual(["lowStock", "photosPending", "products", "questionsOpen"]);
    expect((await keys("manager")).length).toBe(16);
  });

  it("is refused in the reader's language", async () => {
    const packer = await hired("packer");
    const said = async (language: string) =>
      (await shop.call("adminGetProducts", { query: {} }, packer, { "accept-language": language })).body;
    expect(await said("mr")).toMatchObject({
      code: "role_forbidden",
      message: "दुकानातील तुमच्या भूमिकेत हे काम येत नाही. कृपया मालकाला विचारा",
    });
    expect((await said("hi")).message).toContain("भूमिका");
  });
});

describe("a new member of the staff", () => {
  it("is invited by mail, and chooses a password that nobody else ever saw", async () => {
    const email = "vaishali@sahyadri.example";
    const body = { userName: "Vaishali More", email, role: "packer" as const, password };
    const { status, body: made } = await shop.call("adminInviteStaff", { body }, owner);
    expect([status, made.data]).toMatchObject([201, { role: "packer", hasPassword: false, blocked: false }]);
    await expect
      .poll(() => mailsTo(shop, email).map(({ subject }) => subject), { timeout: 60_000 })
      .toEqual([expect.stringContaining("Your staff account at")]);
    expect(mailsTo(shop, email)[0]?.text).toContain("/auth/forgot-password");

    await shop.call("forgotPassword", { body: { email } });
    const code = () => /\d{6}/.exec(mailsTo(shop, email)[1]?.subject ?? "")?.[0] ?? "";
    await expect.poll(code, { timeout: 60_000 }).toMatch(/^\d{6}$/);
    const { resetToken } = (await shop.call("verifyOtp", { body: { email, otp: code() } })).body;
    const newPassword = "eight blue parrots";
    await shop.call("resetPassword", { body: { resetToken, newPassword } });
    const signed = await shop.signIn(email, newPassword);
    const { user } = (await shop.call("checkAuth", {}, signed)).body;
    expect(user).toMatchObject({ role: "admin", staffRole: "packer", userName: "Vaishali More" });

    expect(await lastNote("adminInviteStaff")).toMatchObject({
      thing: "Vaishali More",
      changes: expect.arrayContaining([{ field: "role", to: "packer" }]),
    });
    expect((await shop.call("adminInviteStaff", { body }, owner)).body.code).toBe("email_taken");
  });

  it("cannot take a shopper's e-mail", async () => {
    const { email } = await shop.shopper();
    const body = { userName: "Somebody", email, role: "packer" as const, password };
    expect((await shop.call("adminInviteStaff", { body }, owner)).body.code).toBe("email_taken");
  });
});

describe("changing who works here", () => {
  it("asks the owner for the password, and for a code where they have a second factor", async () => {
    const [other, packer] = [await hired("owner"), await hired("packer")];
    const wish = (proof: { password: string; code?: string }) =>
      shop.call(
        "adminChangeStaff",
        { params: { id: packer.id }, body: { role: "catalogue", ...proof } },
        other,
      );
    expect((await wish({ password: "not it at all" })).body.errors?.[0]?.field).toBe("password");

    const key = await secure(other);
    expect((await wish({ password })).body.errors?.[0]?.field).toBe("code");
    expect((await wish({ password, code: "000000" })).body.errors?.[0]?.field).toBe("code");
    const code = codeOf(key);
    expect((await wish({ password, code })).status).toBe(200);
    expect((await wish({ password, code })).status, "a used code").toBe(422);
  });

  it("counts from the next request, and stands in the audit log with before and after", async () => {
    const packer = await hired("packer");
    expect((await shop.call("adminGetProducts", { query: {} }, packer)).status).toBe(403);
    expect((await change(owner, packer, { role: "catalogue" })).body.data.role).toBe("catalogue");
    expect((await shop.call("adminGetProducts", { query: {} }, packer)).status).toBe(200);
    expect((await shop.call("adminGetOrders", { query: {} }, packer)).status).toBe(403);
    expect(await lastNote("adminChangeStaff")).toMatchObject({
      thingId: packer.id,
      changes: [{ field: "role", from: "packer", to: "catalogue" }],
    });
  });

  it("signs a blocked person out at once, and lets them in again later", async () => {
    const packer = await hired("packer");
    await change(owner, packer, { blocked: true });
    expect(await statusOf(packer)).toBe(401);
    const login = () =>
      shop.call("login", { body: { emailOrPhone: packer.email, password: packer.password } });
    expect((await login()).body.code).toBe("wrong_credentials");
    expect((await lastNote("adminChangeStaff"))?.changes).toEqual([
      { field: "blocked", from: false, to: true },
    ]);
    await change(owner, packer, { blocked: false });
    expect((await login()).status).toBe(200);
  });

  it("removes somebody with their sessions, and keeps what they were in the log", async () => {
    const packer = await hired("packer");
    const gone = { params: { id: packer.id }, body: { password } };
    expect((await shop.call("adminRemoveStaff", gone, owner)).status).toBe(200);
    expect(await statusOf(packer)).toBe(401);
    expect((await members()).map(({ _id }) => _id)).not.toContain(packer.id);
    expect((await lastNote("adminRemoveStaff"))?.changes).toEqual([
      { field: "role", from: "packer", to: null },
    ]);
    expect((await shop.call("adminRemoveStaff", gone, owner)).status).toBe(404);
  });

  it("deletes a password without learning the next one", async () => {
    const packer = await hired("packer");
    const { body } = await shop.call(
      "adminResetStaffPassword",
      { params: { id: packer.id }, body: { password } },
      owner,
    );
    expect(body.data.hasPassword).toBe(false);
    expect(await statusOf(packer)).toBe(401);
    await expect(shop.signIn(packer.email, packer.password)).rejects.toThrow("wrong_credentials");
    expect((await lastNote("adminResetStaffPassword"))?.changes).toEqual([
      { field: "canSignIn", from: true, to: false },
    ]);
  });

  it("removes somebody else's second factor, and ends their sessions", async () => {
    const packer = await hired("packer");
    const end = () =>
      shop.call("adminEndStaffSecondFactor", { params: { id: packer.id }, body: { password } }, owner);
    expect((await end()).body.code).toBe("second_factor_off");
    await secure(packer);
    expect((await end()).body.data.hasSecondFactor).toBe(false);
    expect(await statusOf(packer)).toBe(401);
    expect((await lastNote("adminEndStaffSecondFactor"))?.changes).toEqual([
      { field: "hasSecondFactor", from: true, to: false },
    ]);
  });

  it("tells the owners by mail when somebody sets up a second factor, or has none any more", async () => {
    const packer = await hired("packer");
    const subjects = () =>
      mailsTo(shop, testAdmin.email).filter(({ text }) => text.includes(packer.email)).length;
    await secure(packer);
    await expect.poll(subjects, { timeout: 60_000 }).toBe(1);
    await shop.call("endSecondFactor", { body: { password } }, packer);
    await expect.poll(subjects, { timeout: 60_000 }).toBe(2);
  });

  it("leaves one's own account to its own pages", async () => {
    const own = { params: { id: owner.id }, body: { password } };
    expect((await shop.call("adminRemoveStaff", own, owner)).body.code).toBe("own_account");
    expect((await change(owner, owner, { blocked: true })).body.code).toBe("own_account");
  });
});

describe("the last owner", () => {
  /** Leaves `keep` as the only owners. */
  const onlyOwners = (...keep: Staff[]) =>
    shop.query({
      text: "update shop_staff set role = 'manager' where role = 'owner' and admin_id <> all ($1)",
      values: [keep.map(({ id }) => id)],
    });
  const owners = () => shop.query({ text: "select 1 from shop_staff where role = 'owner'" });

  it("can't be demoted, nor delete the own account", async () => {
    await onlyOwners(owner);
    expect((await change(owner, owner, { role: "manager" })).body.code).toBe("last_owner");
    const gone = await shop.call("deleteAccount", { body: { password } }, owner);
    expect(gone.body.code).toBe("last_owner");
  });

  it("is not somebody who was invited and has no password yet, or who is blocked", async () => {
    const [invited, blocked] = [await hired("owner"), await hired("owner")];
    await shop.call("adminResetStaffPassword", { params: { id: invited.id }, body: { password } }, owner);
    await change(owner, blocked, { blocked: true });
    expect((await change(owner, owner, { role: "manager" })).body.code).toBe("last_owner");
  });

  it.each(["demote", "block", "remove"] as const)(
    "stays when two owners %s each other at the same instant",
    async (way) => {
      for (let round = 0; round < 3; round += 1) {
        const [one, two] = [await hired("owner"), await hired("owner")];
        await onlyOwners(one, two);
        const strike = (as: Staff, who: Staff) =>
          way === "remove"
            ? shop.call("adminRemoveStaff", { params: { id: who.id }, body: { password } }, as)
            : change(as, who, way === "demote" ? { role: "packer" } : { blocked: true });
        const statuses = (await Promise.all([strike(one, two), strike(two, one)])).map(
          ({ status }) => status,
        );
        expect(statuses.filter((status) => status === 200)).toHaveLength(1);
        const left = await shop.query({
          text: "select 1 from shop_staff where role = 'owner' and blocked_at is null",
        });
        expect(left).toHaveLength(1);
        await shop.query({
          text: "update shop_staff set role = 'owner' where admin_id = $1",
          values: [owner.id],
        });
      }
      expect((await owners()).length).toBeGreaterThan(0);
    },
  );
});

it("counts a user of the engine without a role as nobody", async () => {
  const person = await hired("manager");
  await shop.query({ text: "delete from shop_staff where admin_id = $1", values: [person.id] });
  expect(await statusOf(person)).toBe(401);
  await expect(shop.signIn(person.email, person.password)).rejects.toThrow("wrong_credentials");
});

it("makes everybody an owner who was staff before there were roles", async () => {
  const { up } = loadBackend<typeof import("../src/platform/schema/0460-staff")>(
    "./platform/schema/0460-staff",
  );
  const statements: string[] = [];
  await up({ schema: { raw: async (text: string) => void statements.push(text) } } as never);
  const asked = statements[0]?.slice(statements[0].indexOf("insert into")).replace(";", "") ?? "";
  const person = await hired("packer");
  await shop.query({ text: "delete from shop_staff where admin_id = $1", values: [person.id] });
  await shop.query({ text: `${asked} on conflict do nothing` });
  expect((await shop.call("checkAuth", {}, person)).body.user.staffRole).toBe("owner");
});

it("gives whom the command makes the password that is typed, not the first owner's, which every server has in its environment", async () => {
  expect(process.env.ADMIN_PASSWORD).toBe(password);
  const email = "packer-by-command@example.com";
  const program = join(import.meta.dirname, "../bin/backend.cjs");
  const made = promisify(execFile)(process.execPath, [program, "create-admin", email, "--role=packer"]);
  made.child.stdin?.end("nine silver kites\n");
  await made;
  await expect(shop.signIn(email, password)).rejects.toThrow("wrong_credentials");
  const person = await shop.signIn(email, "nine silver kites");
  expect((await shop.call("checkAuth", {}, person)).body.user.staffRole).toBe("packer");
});
