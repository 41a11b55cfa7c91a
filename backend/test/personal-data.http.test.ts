import { Modules } from "@medusajs/framework/utils";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OrderStatus } from "../src/contract/order-states";
import type { Signed } from "./support/call";
import { auditFaults, homeOf, openCounter, place, placePickup, put, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { mailsTo } from "./support/mails";
import { openShop, type Person, type Shop } from "./support/open-shop";
import { emptyOutbox } from "./support/outbox";

let shop: Shop;
let staff: Signed;
let toy: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.admin();
  toy = await stockOne(shop, { title: "Kite", price: 250, totalStock: 100 });
  await openCounter();
});
afterAll(async () => {
  expect(await auditFaults()).toEqual([]);
  await shop.close();
});

const ownData = async (person: Signed) => (await shop.call("getOwnData", {}, person)).body.data;
const setCash = (id: string, side: "account" | "phone", takesCash: boolean, phone?: string) =>
  shop.call(
    "adminSetCustomerCash",
    { params: { id }, body: { side, phone, takesCash, reason: "Shouted at our driver" } },
    staff,
  );
async function joined(customerId: string, name: string): Promise<void> {
  const customers = shop.container.resolve(Modules.CUSTOMER);
  const { id } = await customers.createCustomerGroups({ name });
  await customers.addCustomerToGroup({ customer_id: customerId, customer_group_id: id });
}
async function ordered(person: Person, addressInfo = homeOf(person)): Promise<string> {
  await put(shop, person, toy);
  const { status, body } = await place(shop, person, { addressInfo });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.order._id;
}
/** An order whose parcel could not be delivered. */
async function refusedParcel(person: Person, addressInfo = homeOf(person)): Promise<string> {
  const id = await ordered(person, addressInfo);
  const way: OrderStatus[] = ["confirmed", "packed", "shipped", "out_for_delivery", "delivery_failed"];
  for (const orderStatus of [...way, "rto_in_transit" as const]) {
    const moved = await shop.call("adminUpdateOrder", { params: { id }, body: { orderStatus } }, staff);
    expect(moved.status, orderStatus).toBe(200);
  }
  return id;
}

/** The tables in which a row has one of these, in any case. */
async function tablesWith(marks: readonly string[]): Promise<string[]> {
  const all = await shop.query<{ name: string }>({
    text: "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  });
  const found: string[] = [];
  for (const { name } of all) {
    const rows = await shop.query({
      text: `select 1 from "${name}" t where lower(t::text) like any ($1) limit 1`,
      values: [marks.map((mark) => `%${mark.toLowerCase()}%`)],
    });
    if (rows.length > 0) found.push(name);
  }
  return found;
}

it("one's own data has one's devices, without what opens or names their sessions", async () => {
  const person = await shop.shopper();
  const elsewhere = await shop.signIn(person.email, person.password);
  const shown = (await shop.call("getSessions", {}, person)).body.data;
  const { sessions } = await ownData(person);
  expect(sessions).toHaveLength(2);
  const rows = await shop.query<{ hash: string }>({
    text: "select encode(token_hash, 'hex') as hash from shop_session where actor_id = $1",
    values: [person.id],
  });
  const said = JSON.stringify(sessions);
  const secrets = [
    person.token,
    elsewhere.token,
    ...shown.map(({ id }) => id),
    ...rows.map(({ hash }) => hash),
  ];
  for (const secret of secrets) expect(said).not.toContain(secret);
  // Not when they were last seen: the hour may end between the two.
  const device = ({ browser, system, createdAt }: (typeof sessions)[number]) =>
    JSON.stringify({ browser, system, createdAt });
  expect(sessions.map(device).sort()).toEqual(shown.map(device).sort());
  expect(sessions.every(({ lastSeenAt }) => lastSeenAt.endsWith(":00:00.000Z"))).toBe(true);
});

it("one's own data has the day of the account, one's groups, and nothing of a group that is gone", async () => {
  const person = await shop.shopper();
  await joined(person.id, "Old hands");
  await joined(person.id, "Members");
  await joined(person.id, "Gone");
  await shop.query({ text: "update customer_group set deleted_at = now() where name = 'Gone'" });
  const { groups, since } = await ownData(person);
  expect(groups).toEqual(["Members", "Old hands"]);
  const listed = await shop.call("adminGetCustomer", { params: { id: person.id } }, staff);
  expect(since).toBe(listed.body.data.since);
});

it("one's own data says that cash is off, for the account or its phone, and not in the staff's words", async () => {
  const person = await shop.shopper();
  expect((await ownData(person)).cashOnDelivery).toEqual({ isOff: false, returned: 0 });
  for (const [side, phone] of [["account"], ["phone", person.phone]] as const) {
    expect((await setCash(person.id, side, false, phone)).status).toBe(200);
    const own = await ownData(person);
    expect(own.cashOnDelivery).toEqual({ isOff: true, returned: 0 });
    expect(JSON.stringify(own)).not.toContain("Shouted");
    expect((await setCash(person.id, side, true, phone)).status).toBe(200);
  }
  await refusedParcel(person);
  expect((await ownData(person)).cashOnDelivery).toEqual({ isOff: false, returned: 1 });
  await refusedParcel(person);
  expect((await ownData(person)).cashOnDelivery).toEqual({ isOff: true, returned: 2 });
});

it("one's own data has what an order keeps of its buyer, and the address for the invoice of one picked up", async () => {
  const person = await shop.shopper();
  await ordered(person);
  await put(shop, person, toy);
  const { name, phone } = homeOf(person);
  const pickupContact = { name, phone, address: "5 Station Road, Wai" };
  expect((await placePickup(shop, person, { pickupContact })).status).toBe(201);
  await shop.call("updateAccount", { body: { userName: "Asha Jadhav" } }, person);
  const { orders } = await ownData(person);
  expect(orders.map(({ buyerAddress }) => buyerAddress)).toEqual(["5 Station Road, Wai", null]);
  expect(orders[1]?.customer).toEqual({ userName: "Asha Patil", email: person.email, phone: person.phone });
});

/** Asks for another e-mail or phone; the code that confirms it. */
async function askedChange(person: Person, wish: { email: string } | { phone: string }): Promise<string> {
  const { password, email } = person;
  await shop.query({
    text: "update shop_contact_change set last_sent_at = now() - interval '1 hour' where actor_id = $1",
    values: [person.id],
  });
  const asked = await shop.call("askContactChange", { body: { password, ...wish } }, person);
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  await emptyOutbox(shop);
  const mails = mailsTo(shop, "email" in wish ? wish.email : email);
  return mails.flatMap(({ subject }) => subject.match(/\d{6}/) ?? []).at(-1) ?? "";
}

/** Until a call waits for what `client` has locked. */
const waitsFor = (client: PoolClient) =>
  expect
    .poll(async () => {
      const { rowCount } = await client.query(
        "select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))",
      );
      return rowCount;
    })
    .toBeGreaterThan(0);
const inTransaction = <Result>(work: (client: PoolClient) => Promise<Result>) =>
  loadBackend<typeof import("../src/platform/db/pool")>("./platform/db/pool").transaction(work);

it("what waits or was sent under a former e-mail or phone is one's own, and goes with the account", async () => {
  const person = await shop.shopper();
  const [top = "", ball = ""] = [
    await stockOne(shop, { title: "Top", totalStock: 0 }),
    await stockOne(shop, { title: "Ball", totalStock: 0 }),
  ];
  const email = "moved-house@example.com";
  for (const productId of [top, ball]) await shop.call("askWhenBack", { body: { productId } }, person);
  // Somebody has typed the new one before.
  await shop.call("askWhenBack", { body: { productId: ball, email } });
  await shop.query({
    text: `insert into notification (id, "to", channel, template) values ('noti_code', '+91' || $1, 'sms', 'sign-in-code')`,
    values: [person.phone],
  });
  for (const wish of [{ phone: "9822222222" }, { email }]) {
    const code = await askedChange(person, wish);
    expect((await shop.call("confirmContactChange", { body: { code } }, person)).status).toBe(200);
  }
  await emptyOutbox(shop);
  const { waitingFor } = await ownData(person);
  expect(waitingFor.map(({ productId }) => productId).sort()).toEqual([top, ball].sort());
  const left = () =>
    shop.query({
      text: `select email from shop_when_back where email = any ($1)
             union all select "to" from notification where "to" = any ($1)`,
      values: [[person.email, email, `+91${person.phone}`]],
    });
  expect((await left()).length).toBeGreaterThan(3);
  await shop.call("deleteAccount", { body: { password: person.password } }, person);
  expect(await left()).toEqual([]);
});

it("a new e-mail takes over what the account waits for, beside what waits there already, and nothing asked before it", async () => {
  const person = await shop.shopper();
  const email = "took-over@example.com";
  const wait = (productId: string, to: string, variantIds: string[] | null, age = "0 s") => ({
    text: `insert into shop_when_back (product_id, email, language, variant_ids, asked_at)
           values ($1, $2, 'en', $3, now() - $4::interval)`,
    values: [productId, to, variantIds, age],
  });
  await shop.query(wait("both", person.email, ["red", "blue"]));
  await shop.query(wait("both", email, ["blue", "green"]));
  await shop.query(wait("any", person.email, ["red"]));
  await shop.query(wait("any", email, null));
  await shop.query(wait("at-once", person.email, ["red"]));
  await shop.query(wait("guest's", person.email, null, "1 day"));
  const code = await askedChange(person, { email });
  const confirmed = await inTransaction(async (client) => {
    await client.query(wait("at-once", email, ["blue"]));
    const confirming = shop.call("confirmContactChange", { body: { code } }, person);
    await waitsFor(client);
    return { confirming };
  });
  const { status, body } = await confirmed.confirming;
  expect(status, JSON.stringify(body)).toBe(200);
  const rows = await shop.query({
    text: `select product_id as product, email, (select array_agg(v order by v) from unnest(variant_ids) as v) as choices
           from shop_when_back where email = any ($1) order by 1`,
    values: [[person.email, email]],
  });
  expect(rows).toEqual([
    { product: "any", email, choices: null },
    { product: "at-once", email, choices: ["blue", "red"] },
    { product: "both", email, choices: ["blue", "green", "red"] },
    { product: "guest's", email: person.email, choices: null },
  ]);
});

it("an account is deleted by the e-mail and phone that it has then, and neither that nor a change locks anything before it", async () => {
  const person = await shop.shopper();
  const now = { email: "changed-meanwhile@example.com", phone: "9833333333" };
  const sent = (to: string) => ({
    text: `insert into notification (id, "to", channel, template) values ('noti_' || $1, $1, 'sms', 'sign-in-code')`,
    values: [to],
  });
  await shop.query(sent(`+91${person.phone}`));
  const once = "changed-once@example.com";
  const code = await askedChange(person, { email: once });
  const own = (text: string, ...values: string[]) => ({ text, values: [person.id, ...values] });
  const { confirming } = await inTransaction(async (client) => {
    await client.query(own("select from customer where id = $1 for update"));
    const confirming = shop.call("confirmContactChange", { body: { code } }, person);
    await waitsFor(client);
    await client.query(own("select from shop_contact_change where actor_id = $1 for update nowait"));
    return { confirming };
  });
  expect((await confirming).status).toBe(200);
  // Whoever sends the mails about the change holds what is noted of them.
  await emptyOutbox(shop);
  const { deleting } = await inTransaction(async (client) => {
    await client.query(own("update customer set email = $2, phone = $3 where id = $1", now.email, now.phone));
    const deleting = shop.call("deleteAccount", { body: { password: person.password } }, person);
    await waitsFor(client);
    await client.query(own("select from notification where receiver_id = $1 for update nowait"));
    await client.query({
      text: "update provider_identity set entity_id = $2 where entity_id = $1",
      values: [once, now.email],
    });
    await client.query(sent(`+91${now.phone}`));
    await client.query({
      text: `insert into shop_when_back (product_id, email, language) values ('toy', $1, 'en')`,
      values: [now.email],
    });
    return { deleting };
  });
  expect((await deleting).status).toBe(200);
  const left = await shop.query({
    text: `select email from shop_when_back where email = $1 union all select "to" from notification where "to" = $2
           union all select entity_id from provider_identity where entity_id = $1`,
    values: [now.email, `+91${now.phone}`],
  });
  expect(left).toEqual([]);
});

const words = (text: string) => text.trim().split(/\s+/);

/**
 * Every table with a column that says who somebody is, or that holds what staff say of somebody. A new one has to be
 * thought of here: in `everythingAbout`, and in `forgetShopper`.
 */
const tables = {
  /** In one's own data. Deleted with the account, or only without a name there. */
  own: words(`customer customer_address customer_group_customer review shop_cart shop_cash_block shop_customer_note shop_passkey
    shop_proved_phone shop_push_device shop_question shop_review_photo shop_review_vote shop_session shop_ticket shop_when_back
    shop_wish shop_wishlist_link`),
  /** Passwords, codes, hashes, and lists of what was sent or done: deleted with the account. */
  signIn:
    words(`notification provider_identity shop_cart_change shop_contact_change shop_known_device shop_password_reset
    shop_sign_in_code`),
  /** An id and no more, for some days or minutes. */
  short: words("shop_idempotency shop_passkey_challenge"),
  /** What an order keeps, as tax law asks; open carts are tidied away (ADR-0105). The orders are in one's own data. */
  order:
    words(`cart cart_address fulfillment_address order order_address order_change order_claim_item order_exchange_item refund
    return_item shop_cash_owed shop_cash_pardon shop_cash_receipt shop_cash_refund shop_order shop_order_move shop_parcel_scan
    shop_refund`),
  /** Nothing of a shopper. */
  others:
    words(`account_holder auth_password_reset_token auth_verification customer_account_holder invite shop_skipped_number
    stock_location_address stock_movement user`),
};

it("every table that may name a person has an answer to what its shopper gets and what stays of them", async () => {
  const rows = await shop.query<{ table: string }>({
    text: `select distinct c.table_name as table from information_schema.columns c
           join information_schema.tables t using (table_schema, table_name)
           where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~
             '^(to|entity_id|note|(.*_)?reason|.*(customer_id|actor_id|receiver_id|email|phone|(first|last|user)_name|account_hash))$'
           order by 1`,
  });
  expect(rows.map(({ table }) => table)).toEqual(Object.values(tables).flat().sort());
});

it("after an account is deleted, its person is found only in what an order keeps", async () => {
  const person = await shop.shopper();
  await shop.call("updateAccount", { body: { userName: "Zenobia Farewell" } }, person);
  const by = { ...person, userName: "Zenobia Farewell" };
  const home = { ...homeOf(by), name: "Zenobia Farewell", address: "7 Goodbye Lane" };
  await shop.call("addAddress", { body: { ...home, userId: by.id } }, by);
  await joined(by.id, "Leavers");
  const parcel = await refusedParcel(by);
  const neighbour = await shop.shopper();
  await refusedParcel(neighbour, { ...homeOf(neighbour), phone: home.phone });
  const soldOut = await stockOne(shop, { title: "Top", totalStock: 0 });
  await put(shop, by, toy);
  const wrote = [
    shop.call(
      "addReview",
      { body: { productId: toy, userId: by.id, reviewMessage: "Flies well", reviewValue: 5 } },
      by,
    ),
    shop.call("addWish", { params: { productId: toy } }, by),
    shop.call("shareWishlist", { body: { isShared: true } }, by),
    shop.call("askWhenBack", { body: { productId: soldOut } }, by),
    shop.call("askQuestion", { body: { productId: toy, question: "Does it fly in the rain as well?" } }, by),
    shop.call(
      "writeTicket",
      { body: { topic: "other", message: "Please call me about my last parcel." } },
      by,
    ),
    shop.call("savePreferences", { body: { language: "mr" } }, by),
    shop.call("forgotPassword", { body: { email: by.email } }),
    shop.call("askSignInCode", { body: { emailOrPhone: by.email } }),
    shop.call("askContactChange", { body: { password: by.password, email: "zenobia-new@example.com" } }, by),
    shop.call(
      "adminSaveCustomerNote",
      { params: { id: by.id }, body: { note: "Rude-note", version: "0" } },
      staff,
    ),
    setCash(by.id, "account", false),
  ];
  const replies = await Promise.all(wrote);
  for (const { status, body } of replies) expect([200, 201], JSON.stringify(body)).toContain(status);
  const reason = "Rude-reason";
  for (const [side, phone] of [["account"], ["phone", home.phone], ["address"]] as const) {
    const body = { side, phone: phone ?? null, reason };
    expect((await shop.call("adminAllowCash", { params: { id: parcel }, body }, staff)).status).toBe(200);
  }
  // Of another account's parcel alone, though the phone is the same.
  const later = await refusedParcel(neighbour, { ...homeOf(neighbour), phone: home.phone });
  const body = { side: "phone", phone: home.phone, reason: "About-the-neighbour" } as const;
  expect((await shop.call("adminAllowCash", { params: { id: later }, body }, staff)).status).toBe(200);
  for (const [side, phone] of [["account"], ["phone", home.phone]] as const)
    expect((await setCash(by.id, side, false, phone)).status).toBe(200);
  // What only a browser, a device or another day would leave.
  await shop.query({
    text: `
      with passkey as (insert into shop_passkey (credential_id, customer_id, public_key, counter, transports)
          values ('farewell', $1, '', 0, '{}')),
        proved as (insert into shop_proved_phone (customer_id) values ($1)),
        change as (insert into shop_cart_change (customer_id, change_id) values ($1, 'farewell')),
        vote as (insert into shop_review_vote (review_id, customer_id) values ('rev_farewell', $1)),
        photo as (insert into shop_review_photo (id, review_id, product_id, customer_id, digest, width, height, state, reason)
          values ('photo_farewell', 'rev_farewell', 'prod_farewell', $1, '', 1, 1, 'refused', 'Blurred')),
        device as (insert into shop_push_device (id, endpoint, p256dh, auth, server_key, customer_id, session_id, language)
          select 'farewell', 'https://push.example', '', '', '', $1, id, 'en' from shop_session where actor_id = $1 limit 1)
      insert into notification (id, "to", channel, template, receiver_id)
        values ('noti_farewell', 'zenobia-old@example.com', 'email', 'welcome', $1)`,
    values: [by.id],
  });
  await emptyOutbox(shop);
  const traces = [by.email, by.phone, home.phone, "zenobia", "goodbye lane", "rude-"];
  const before = [...(await tablesWith(traces)), ...(await tablesWith([by.id]))];
  const everything = [...tables.own, ...tables.signIn].filter((name) => name !== "shop_known_device");
  expect(everything.filter((name) => !before.includes(name))).toEqual([]);
  const gone = await shop.call("deleteAccount", { body: { password: by.password } }, by);
  expect(gone.status).toBe(200);
  expect(await tablesWith(["rude-"])).toEqual([]);
  expect(await tablesWith(["about-the-neighbour"])).toEqual(["shop_cash_pardon"]);
  // A phone stays blocked, with what staff said of it (ADR-0055).
  expect(await tablesWith(["shouted at our driver"])).toEqual(["shop_cash_block"]);
  const kept = words(
    "cart fulfillment_address order order_address shop_cash_block shop_cash_pardon shop_invoice shop_order",
  );
  expect(await tablesWith(traces)).toEqual(kept);
  // Their id, which leads to nobody but through the order.
  expect(await tablesWith([by.id])).toEqual(
    words(`audit_log cart customer order order_address reservation_item review shop_cash_pardon shop_order shop_order_move
      shop_outbox`),
  );
});
