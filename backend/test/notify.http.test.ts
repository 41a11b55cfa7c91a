import { Modules } from "@medusajs/framework/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { messages } from "../src/contract/messages";
import type { OrderStatus } from "../src/contract/order-states";
import { auditFaults, put, shirt, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { mailsTo, welcomesTo } from "./support/mails";
import { openShop, type Person, type Shop } from "./support/open-shop";

let shop: Shop;
let admin: { token: string };
let toy: string;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
  toy = await stockOne(shop, { title: "Toy <b>car</b>", price: 500, totalStock: 500 });
});
afterAll(async () => {
  expect(await auditFaults()).toEqual([]);
  await shop.close();
});

const move = (id: string, orderStatus: OrderStatus, more: object = {}) =>
  shop.call("adminUpdateOrder", { params: { id }, body: { orderStatus, ...more } as never }, admin);

let nth = 0;
async function ordered(person: Person, headers: Record<string, string> = {}): Promise<string> {
  await put(shop, person, toy);
  nth += 1;
  // A separate home each: cash is limited by phone and address.
  const addressInfo = {
    name: "आशा Patil",
    phone: String(9_876_543_000 + nth),
    email: "",
    address: `${nth} <Patil> Road`,
    city: "Pune",
    state: "Maharashtra" as const,
    pincode: "411001",
    notes: "",
  };
  const body = { userId: person.id, addressInfo, paymentMethod: "cod" as const };
  return (await shop.call("createOrder", { body }, person, headers)).body.orderId;
}

/** Waits until nothing in the outbox is due. */
async function quiet(): Promise<void> {
  await expect
    .poll(() => shop.query({ text: "select 1 from shop_outbox where done_at is null" }), {
      // A thousand messages, five at a time, take a busy machine long.
      timeout: 180_000,
    })
    .toEqual([]);
}
/** Mails that are due together may be sent in any order. */
const subjects = (person: Person) => mailsTo(shop, person.email).map(({ subject }) => subject);

describe("the mails of an order", () => {
  it("come one for each step, with the order in them, and the invoice with the last", async () => {
    const person = await shop.shopper();
    const id = await ordered(person);
    const { orderNumber } = (await shop.call("getOrder", { params: { id } }, person)).body.data;
    await move(id, "confirmed");
    await move(id, "packed");
    await move(id, "shipped", { courier: { name: "India Post", awb: "EM1IN" } });
    await move(id, "out_for_delivery");
    await move(id, "delivered");
    await quiet();
    expect(subjects(person).sort()).toEqual([
      `Confirmed: order ${orderNumber}`,
      `Delivered: order ${orderNumber}`,
      `On its way: order ${orderNumber}`,
      `We have your order ${orderNumber}`,
    ]);
    const about = (start: string) =>
      mailsTo(shop, person.email).find(({ subject }) => subject.startsWith(start));
    const [placed, shipped, delivered] = ["We have", "On its way", "Delivered"].map(about);
    expect(placed?.text).toContain("Total: ₹590");
    expect(placed?.text).toContain(`/shop/order/${id}`);
    expect(placed?.html).toContain("Toy &lt;b&gt;car&lt;/b&gt;");
    expect(placed?.html).not.toMatch(/<b>car|<Patil>|undefined|\[object/);
    expect(placed?.html).toContain("Grievance officer: Sunita Jadhav");
    expect(shipped?.text).toContain("Tracking number: EM1IN");
    expect([placed?.attachments, shipped?.attachments]).toEqual([[], []]);
    expect(delivered?.attachments).toEqual([expect.stringMatching(/^SB-\d\d-\d\d-\d{6}\.pdf$/)]);
  });

  it("tell of a delivery that failed and of a parcel that comes back, each once, and not of what is over", async () => {
    const person = await shop.shopper();
    const id = await ordered(person);
    await move(id, "confirmed");
    await move(id, "packed");
    await move(id, "shipped", { courier: { name: "India Post", awb: "EM2IN" } });
    const { mailShopper } = loadBackend<typeof import("../src/order-lifecycle/messages/order-news")>(
      "./order-lifecycle/messages/order-news",
    );
    await mailShopper(shop.container, id, "delivery_failed");
    await quiet();
    expect(subjects(person)).not.toContainEqual(expect.stringMatching(/^We could not deliver/));
    for (const _try of [1, 2]) {
      await move(id, "out_for_delivery");
      await move(id, "delivery_failed");
      await quiet();
    }
    await move(id, "rto_in_transit");
    await quiet();
    const failed = mailsTo(shop, person.email).filter(({ subject }) => subject.startsWith("We could not"));
    expect(failed).toHaveLength(1);
    expect(failed[0]?.text).toContain("India Post tried to bring your parcel");
    expect(failed[0]?.text).toContain("₹590 in cash");
    expect(subjects(person).at(-1)).toMatch(/^Coming back to us: order/);
  });

  it("tell of a cancellation, of a decision about a return with the staff's words, and of the money", async () => {
    const [ravi, asha] = [await shop.shopper(), await shop.shopper()];
    const cancelled = await ordered(ravi);
    await move(cancelled, "cancelled", { note: "The colour is out of stock" });
    const returned = await ordered(asha);
    for (const to of ["confirmed", "packed", "shipped", "out_for_delivery", "delivered"] as const)
      await move(returned, to);
    // Mails that wait together are sent together, in any order.
    await quiet();
    await shop.call("returnOrder", { params: { id: returned }, body: { reason: "Too small" } }, asha);
    await quiet();
    expect(subjects(asha).at(-1)).toMatch(/^We have your return request: order/);
    await move(returned, "return_approved", { note: "Pickup on Monday", noteFor: "shopper" });
    await quiet();
    await move(returned, "return_received", { note: "All is there", paymentStatus: "paid" });
    await move(returned, "return_received", { note: "Paid at the counter", paymentStatus: "refunded" });
    await quiet();
    const last = mailsTo(shop, ravi.email).find(({ subject }) => subject.startsWith("Cancelled"));
    expect(last?.subject).toMatch(/^Cancelled: order/);
    expect(last?.text).toContain("The colour is out of stock");
    expect(last?.text).toContain("nothing has to be paid");
    expect(subjects(asha).slice(-2)).toEqual([
      expect.stringMatching(/^Return approved: order/),
      expect.stringMatching(/^₹590 refunded: order/),
    ]);
    expect(mailsTo(shop, asha.email).at(-2)?.text).toContain("Pickup on Monday");
    expect(mailsTo(shop, asha.email).at(-1)?.attachments).toEqual([expect.stringMatching(/^CN-/)]);
  });

  it("tell each time that a parcel comes back, and that it is brought once more after all", async () => {
    const person = await shop.shopper();
    const id = await ordered(person);
    for (const to of ["confirmed", "packed", "shipped"] as const) await move(id, to);
    await quiet();
    for (const _round of [1, 2])
      for (const to of ["delivery_failed", "rto_in_transit", "out_for_delivery"] as const) {
        await move(id, to);
        await quiet();
      }
    expect(subjects(person).slice(-5)).toEqual([
      expect.stringMatching(/^We could not deliver order/),
      expect.stringMatching(/^Coming back to us: order/),
      expect.stringMatching(/^Brought to you once more: order/),
      expect.stringMatching(/^Coming back to us: order/),
      expect.stringMatching(/^Brought to you once more: order/),
    ]);
    expect(mailsTo(shop, person.email).at(-1)?.text).toContain("₹590 in cash");
    const { mailShopper } = loadBackend<typeof import("../src/order-lifecycle/messages/order-news")>(
      "./order-lifecycle/messages/order-news",
    );
    const before = subjects(person).length;
    await mailShopper(shop.container, id, "coming_back", { nth: 3 });
    expect(subjects(person), "overtaken").toHaveLength(before);
  });

  it("have the shop's own sentences in the reader's language, too", async () => {
    const person = await shop.shopper();
    const id = await ordered(person, { "accept-language": "mr" });
    await quiet();
    await move(id, "cancelled", { note: String(messages.cancelledByShop) });
    await quiet();
    const said = mailsTo(shop, person.email).at(-1)?.text;
    expect(said).toContain("दुकानाने ऑर्डर रद्द केली");
    expect(said).not.toContain(String(messages.cancelledByShop));
  });

  it("tell of a return that is approved, closed, taken up again and closed, each time with the staff's words", async () => {
    const person = await shop.shopper();
    const id = await ordered(person);
    for (const to of ["confirmed", "packed", "shipped", "out_for_delivery", "delivered"] as const)
      await move(id, to);
    await quiet();
    await shop.call("returnOrder", { params: { id }, body: { reason: "Too small" } }, person);
    await quiet();
    await move(id, "return_approved", { note: "Pickup on Monday", noteFor: "shopper" });
    await quiet();
    await move(id, "return_rejected", { note: "Nothing came in a month" });
    await quiet();
    expect(subjects(person).slice(-2)).toEqual([
      expect.stringMatching(/^Return approved: order/),
      expect.stringMatching(/^Your return is closed: order/),
    ]);
    const said = mailsTo(shop, person.email).at(-1)?.text;
    expect(said).toContain("Nothing came in a month");
    expect(said).toContain("nothing is refunded");
    await move(id, "return_approved", { note: "The parcel is here", noteFor: "shopper" });
    await quiet();
    await move(id, "return_rejected", { note: "It was empty" });
    await quiet();
    expect(subjects(person).slice(-2)).toEqual([
      expect.stringMatching(/^We have taken up your return again: order/),
      expect.stringMatching(/^Your return is closed: order/),
    ]);
    expect(mailsTo(shop, person.email).at(-2)?.text).toContain("The parcel is here");
  });

  it("are in the language that the shopper read the shop in last", async () => {
    const person = await shop.shopper();
    const first = await ordered(person, { "accept-language": "hi" });
    await quiet();
    expect(subjects(person)[0]).toMatch(/^आपका ऑर्डर SB-\d\d-\d{6} हमें मिल गया$/);
    await ordered(person, { "accept-language": "mr" });
    await move(first, "confirmed");
    await quiet();
    expect(subjects(person).slice(1).sort()).toEqual([
      expect.stringMatching(/^ऑर्डर पक्की झाली/),
      expect.stringMatching(/^तुमची ऑर्डर/),
    ]);
    await ordered(person, { "accept-language": "xx, *;q=0.1" });
    await quiet();
    expect(subjects(person).at(-1)).toMatch(/^तुमची ऑर्डर/);
  });

  it("are not sent to the demo's shoppers", async () => {
    const person = await shop.shopper();
    await shop.query({
      text: `update customer set metadata = '{"is_demo": true}' where id = $1`,
      values: [person.id],
    });
    await move(await ordered(person), "confirmed");
    await quiet();
    expect(subjects(person)).toEqual([]);
  });

  it("are sent once, though the news comes again and two processes take it", async () => {
    const person = await shop.shopper();
    const id = await ordered(person);
    await quiet();
    await shop.query({
      text: `update shop_outbox set done_at = null, due_at = now() where payload ->> 'orderId' = $1`,
      values: [id],
    });
    await shop.query({
      text: `insert into shop_outbox (topic, payload) select 'mail', jsonb_build_object('orderId', $1::text, 'kind', 'placed')
             from generate_series(1, 20)`,
      values: [id],
    });
    await quiet();
    expect(subjects(person)).toHaveLength(1);
  });

  it("stand in the engine's list of notifications, without what they say", async () => {
    const person = await shop.shopper();
    const id = await ordered(person);
    await quiet();
    const rows = await shop.query({
      text: "select * from notification where resource_id = $1",
      values: [id],
    });
    expect(rows).toMatchObject([
      { channel: "email", template: "order-placed", status: "success", receiver_id: person.id, data: null },
    ]);
    expect(JSON.stringify(rows)).not.toContain("Laxmi Road");

    // As the engine's module writes them itself.
    await shop.container.resolve(Modules.NOTIFICATION).createNotifications({
      to: person.email,
      channel: "email",
      template: "order-placed",
      content: { subject: "x", text: "x", html: "x" },
      provider_data: { messageKey: `mail placed ${id}` },
      resource_id: id,
      resource_type: "order",
      receiver_id: person.id,
    });
    const [ours, theirs] = await shop.query({
      text: "select * from notification where resource_id = $1 order by created_at",
      values: [id],
    });
    const own = { id: "", created_at: "", updated_at: "" };
    expect({ ...ours, ...own }).toEqual({ ...theirs, ...own });
  });

  it("are forgotten with the account", async () => {
    const person = await shop.shopper();
    await ordered(person);
    await quiet();
    const { password, email } = person;
    expect((await shop.call("deleteAccount", { body: { password } }, person)).status).toBe(200);
    expect(await shop.query({ text: `select 1 from notification where "to" = $1`, values: [email] })).toEqual(
      [],
    );
  });
});

describe("text messages", () => {
  const sent = (id: string) =>
    shop.query<{ to: string; template: string }>({
      text: `select "to", template from notification where channel = 'sms' and resource_id = $1 order by template`,
      values: [id],
    });
  const preferences = (person: Person, body: object) => shop.call("savePreferences", { body }, person);

  it("go to nobody who did not ask for them", async () => {
    const person = await shop.shopper();
    const id = await ordered(person);
    await quiet();
    expect(await sent(id)).toEqual([]);
    const { body } = await shop.call("getPreferences", {}, person);
    expect(body.data).toEqual({ language: "en", textMessages: false });
  });

  it("come in the language that was chosen for them, whatever language the shop is read in", async () => {
    const person = await shop.shopper();
    const read = (language: string) =>
      shop.call("login", { body: { emailOrPhone: person.email, password: person.password } }, undefined, {
        "accept-language": language,
      });
    const language = async () => (await shop.call("getPreferences", {}, person)).body.data.language;
    await read("mr");
    expect(await language()).toBe("mr");
    await preferences(person, { language: "hi" });
    await read("en");
    expect(await language()).toBe("hi");
  });

  it("go to the account's phone for the steps that matter there, once, until they are turned off", async () => {
    const person = await shop.shopper();
    expect((await preferences(person, { textMessages: true, language: "hi" })).body.data).toEqual({
      language: "hi",
      textMessages: true,
    });
    const id = await ordered(person);
    for (const to of ["confirmed", "packed", "shipped", "out_for_delivery", "delivered"] as const)
      await move(id, to);
    await quiet();
    const steps = ["order-delivered", "order-out_for_delivery", "order-placed", "order-shipped"];
    expect(await sent(id)).toEqual(steps.map((template) => ({ to: `+91${person.phone}`, template })));
    expect((await preferences(person, { textMessages: false })).body.data.language).toBe("hi");
    const next = await ordered(person);
    await quiet();
    expect(await sent(next)).toEqual([]);
  });
});

describe("the mail that welcomes a new shopper", () => {
  const register = (nth: string, language?: string) => {
    const body = {
      userName: "Visit cheap.example now",
      email: `new-${nth}@notify.example`,
      phone: `97000000${nth}`,
      password: "green mangoes 7",
    };
    return shop.call("register", { body }, undefined, language ? { "accept-language": language } : {});
  };

  it.each([
    ["11", undefined, "Welcome to Sahyadri Bazaar"],
    ["12", "hi", "सह्याद्री बाज़ार में आपका स्वागत है"],
    ["13", "mr", "सह्याद्री बाजार मध्ये आपले स्वागत आहे"],
  ])(
    "comes once, in their language, with nothing in it that was typed at the registration",
    async (nth, language, subject) => {
      expect((await register(nth, language)).status).toBe(201);
      await register(nth, language);
      await quiet();
      const mails = welcomesTo(shop, `new-${nth}@notify.example`);
      expect(mails).toMatchObject([{ subject }]);
      expect(mails[0]?.html).toContain("/shop/home");
      expect(JSON.stringify(mails)).not.toContain("cheap");
    },
  );

  it("does not come if the account is gone before", async () => {
    const person = await shop.shopper();
    await quiet();
    expect(welcomesTo(shop, person.email)).toHaveLength(1);
    expect((await shop.call("deleteAccount", { body: { password: person.password } }, person)).status).toBe(
      200,
    );
    await shop.query({
      text: "update shop_outbox set done_at = null, due_at = now() where key = $1",
      values: [`welcome ${person.id}`],
    });
    await quiet();
    expect(welcomesTo(shop, person.email)).toHaveLength(1);
  });
});

describe("the mail with a code", () => {
  it("is in the visitor's language, and the code is nowhere in the database", async () => {
    const person = await shop.shopper();
    const body = { email: person.email };
    await shop.call("forgotPassword", { body }, undefined, { "accept-language": "mr" });
    await expect.poll(() => subjects(person), { timeout: 60_000 }).toHaveLength(1);
    const [mail] = mailsTo(shop, person.email);
    const code = /\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "";
    expect(mail?.subject).toContain("साठी तुमचा कोड");
    await quiet();
    const rows = await shop.query({
      text: "select * from shop_outbox where topic = 'password-code'",
    });
    expect(rows).toMatchObject([{ payload: { expiresAt: expect.any(String) } }]);
    expect(JSON.stringify(rows)).not.toContain("secret");
    const notes = await shop.query({ text: "select * from notification where template = 'password-code'" });
    expect(JSON.stringify([...rows, ...notes])).not.toContain(code);
    const verified = await shop.call("verifyOtp", { body: { email: person.email, otp: code } });
    expect(verified.status).toBe(200);
  });

  it("is let go when nobody could use the code any more", async () => {
    const person = await shop.shopper();
    await shop.query({
      text: `insert into shop_outbox (topic, payload)
             values ('password-code', '{"secret": "x", "expiresAt": "2026-01-01T00:00:00Z"}')`,
    });
    await quiet();
    expect(subjects(person)).toEqual([]);
  });
});

describe("somebody wishes for a product that gets cheaper", () => {
  /** Lets the shop look at once instead of within its usual minutes; several processes do. */
  const look = async () => {
    const { tellPriceDrops } = loadBackend<typeof import("../src/accounts/wishlist/price-drops")>(
      "./accounts/wishlist/price-drops",
    );
    await Promise.all([tellPriceDrops(), tellPriceDrops(), tellPriceDrops()]);
    await quiet();
  };
  const cost = async (productId: string, price: number) => {
    await shop.call("adminEditProduct", { params: { id: productId }, body: { price } }, admin);
    const paid = { text: "select paid_price::float8 as paid from catalog_product where product_id = $1" };
    await expect.poll(() => shop.query({ ...paid, values: [productId] })).toEqual([{ paid: price }]);
    await look();
  };
  const wish = async (productId: string, person: Person) => {
    expect((await shop.call("addWish", { params: { productId } }, person)).status).toBe(200);
    await look();
  };
  const aDayLater = ({ id }: Person) =>
    shop.query({
      text: "update shop_wish set told_at = told_at - interval '1 day' where customer_id = $1",
      values: [id],
    });
  const dropsTo = ({ email }: Person) =>
    mailsTo(shop, email).filter(({ subject }) => /^(Costs less now|अब कम दाम में)/.test(subject));

  it("gets one mail a day with both prices, however many look, and none for a few rupees", async () => {
    const lamp = await stockOne(shop, { title: "Brass Lamp", price: 1_000, totalStock: 5 });
    const bell = await stockOne(shop, { title: "Temple Bell", price: 600, totalStock: 5 });
    const person = await shop.shopper();
    await wish(lamp, person);
    await wish(bell, person);
    await cost(lamp, 960);
    expect(dropsTo(person)).toEqual([]);
    await cost(lamp, 800);
    expect(dropsTo(person)).toMatchObject([
      {
        subject: expect.stringMatching(/^Costs less now: Brass Lamp/),
        text: expect.stringMatching(
          /Brass Lamp.*: ₹1,000 → ₹800[\s\S]*because these products are on your wishlist/,
        ),
      },
    ]);
    await cost(bell, 500);
    await look();
    expect(dropsTo(person)).toHaveLength(1);
    await aDayLater(person);
    await look();
    expect(dropsTo(person).at(-1)?.text).toMatch(/Temple Bell.*: ₹600 → ₹500/);
    await aDayLater(person);
    await look();
    expect(dropsTo(person)).toHaveLength(2);
  });

  it("hears nothing of what is sold out, taken off the list or dear again, and nothing at all after the link in a mail", async () => {
    const drum = await stockOne(shop, { title: "Dholak", price: 2_000, totalStock: 5 });
    const gone = await stockOne(shop, { title: "Sitar", price: 9_000, totalStock: 0 });
    const [one, other] = [await shop.shopper(), await shop.shopper()];
    for (const person of [one, other]) await wish(drum, person);
    await wish(gone, one);
    await shop.call("removeWish", { params: { productId: drum } }, other);
    await cost(gone, 5_000);
    await cost(drum, 1_500);
    expect([dropsTo(one).length, dropsTo(other).length]).toEqual([1, 0]);
    const link = /https?:\S+when-back\/stop\?token=\S+/.exec(dropsTo(one)[0]?.text ?? "")?.[0] ?? "";
    const token = new URL(link).searchParams.get("token") ?? "";
    expect((await shop.call("stopWhenBack", { body: { token } })).status).toBe(200);
    await aDayLater(one);
    await cost(drum, 1_000);
    expect(dropsTo(one)).toHaveLength(1);
  });

  it("is told in one look, however many others are told in it", async () => {
    const lamp = await stockOne(shop, { title: "Lamp of the many", price: 800, totalStock: 5 });
    await shop.query({
      text: `insert into shop_wish (customer_id, product_id, wished_at, price)
             select 'wisher-' || n, $1, now(), 1000 from generate_series(1, 1200) n`,
      values: [lamp],
    });
    const { tellPriceDrops } = loadBackend<typeof import("../src/accounts/wishlist/price-drops")>(
      "./accounts/wishlist/price-drops",
    );
    await tellPriceDrops();
    const told = await shop.query<{ count: number }>({
      text: `select count(*)::integer as count from shop_wish
             where product_id = $1 and price = 800 and told_at is not null`,
      values: [lamp],
    });
    expect(told).toEqual([{ count: 1_200 }]);
    await shop.query({ text: "delete from shop_wish where product_id = $1", values: [lamp] });
    await quiet();
  });

  it("gets one mail for all that has dropped, where several look and each takes a part of the wishes", async () => {
    const made = ["Brass lota", "Brass thali", "Brass diya"].map((title) =>
      stockOne(shop, { title, price: 800, totalStock: 5 }),
    );
    const products = await Promise.all(made);
    // Each look lasts a while after its rows are taken, so that they overlap on a machine of any speed.
    await shop.query({
      text: `create function of_a_test() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return null; end $$;
             create trigger of_a_test after update on shop_wish for each statement execute function of_a_test()`,
    });
    await shop.query({
      text: `insert into shop_wish (customer_id, product_id, wished_at, price)
             select 'collector-' || n, p, now(), 1000 from generate_series(1, 400) n, unnest($1::text[]) p`,
      values: [products],
    });
    await look();
    const mails = await shop.query<{ mails: number; wishes: number }>({
      text: `select count(*)::integer as mails, sum(jsonb_array_length(payload -> 'wishes'))::integer as wishes
             from shop_outbox where topic = 'price-drop' and payload ->> 'customerId' like 'collector-%'
             group by payload ->> 'customerId'`,
    });
    expect(mails).toHaveLength(400);
    expect(mails.filter(({ mails, wishes }) => mails !== 1 || wishes !== 3)).toEqual([]);
    await shop.query({ text: "drop function of_a_test cascade" });
    await shop.query({ text: "delete from shop_wish where product_id = any ($1)", values: [products] });
  });
});

describe("somebody waits for a sold-out product", () => {
  const refill = (productId: string, by: number, size?: "L") =>
    shop.call(
      "adminChangeStock",
      {
        params: { id: productId },
        body: { changes: [{ by, ...(size && { size }) }], reason: "received" },
      },
      admin,
    );
  const ask = (
    body: { productId: string; size?: "L" | "M" | "XS"; email?: string },
    as?: Person,
    language?: string,
  ) => shop.call("askWhenBack", { body }, as, language ? { "accept-language": language } : undefined);
  /** Lets the shop look at once instead of within its usual seconds. */
  const look = async () => {
    const { tellWaiting } =
      loadBackend<typeof import("../src/catalog/when-back/tell")>("./catalog/when-back/tell");
    await Promise.all([tellWaiting(), tellWaiting(), tellWaiting()]);
    // Whom the shop's own worker is telling at this moment they pass over: its rows are waited for.
    await shop.query({ text: "select from shop_when_back for update" });
    await quiet();
  };
  const waiting = async (productId: string) =>
    (
      await shop.query<{ email: string }>({
        text: "select email from shop_when_back where product_id = $1 order by id",
        values: [productId],
      })
    ).map(({ email }) => email);
  const subjectsTo = (email: string) => mailsTo(shop, email).map(({ subject }) => subject);

  it("gets one mail in their language when it is back, however often they asked and whoever looks", async () => {
    const kite = await stockOne(shop, { title: "Paper Kite", totalStock: 0 });
    const person = await shop.shopper();
    for (let time = 0; time < 3; time += 1) expect((await ask({ productId: kite }, person)).status).toBe(200);
    expect((await ask({ productId: kite, email: "Guest@Kites.example " }, undefined, "hi")).status).toBe(200);
    await look();
    expect([...subjectsTo(person.email), ...subjectsTo("guest@kites.example")]).toEqual([]);
    expect((await refill(kite, 2)).status).toBe(200);
    await look();
    expect(subjectsTo(person.email)).toEqual([expect.stringMatching(/^Back in stock: Paper Kite/)]);
    expect(mailsTo(shop, "guest@kites.example")).toMatchObject([
      { subject: expect.stringMatching(/^फिर से स्टॉक में: Paper Kite/), text: expect.stringContaining("2 नग") },
    ]);
    await look();
    expect(subjectsTo(person.email)).toHaveLength(1);
    expect(await waiting(kite)).toEqual([]);
  });

  it("waits for a size alone, and goes on waiting if it is gone again before the mail", async () => {
    const cotton = await stockOne(shop, shirt);
    expect((await ask({ productId: cotton, size: "M", email: "m@shirts.example" })).body).toMatchObject({
      code: "in_stock",
    });
    expect((await ask({ productId: cotton, size: "XS", email: "m@shirts.example" })).body).toMatchObject({
      errors: [{ field: "size" }],
    });
    expect((await ask({ productId: cotton, size: "L", email: "l@shirts.example" })).status).toBe(200);
    await look();
    expect(await waiting(cotton)).toEqual(["l@shirts.example"]);
    // Moved to the outbox, and bought by somebody else before the mail was written.
    const { mailWhenBack } =
      loadBackend<typeof import("../src/catalog/when-back/mail")>("./catalog/when-back/mail");
    const { seal } =
      loadBackend<typeof import("../src/platform/secrets/sealed")>("./platform/secrets/sealed");
    await shop.query({ text: "delete from shop_when_back where product_id = $1", values: [cotton] });
    await mailWhenBack(
      shop.container,
      seal(JSON.stringify({ email: "l@shirts.example", language: "en", productId: cotton, size: "L" })),
    );
    expect([subjectsTo("l@shirts.example"), await waiting(cotton)]).toEqual([[], ["l@shirts.example"]]);
    expect((await refill(cotton, 1, "L")).status).toBe(200);
    await look();
    expect(subjectsTo("l@shirts.example")).toHaveLength(1);
  });

  it("is told in one look with all who wait for it, past those whose products are still sold out", async () => {
    const [kept, back] = [
      await stockOne(shop, { title: "Kite that is gone", totalStock: 0 }),
      await stockOne(shop, { title: "Kite that comes back", totalStock: 0 }),
    ];
    // Of a product that the shop no longer has, too.
    await shop.query({
      text: `insert into shop_when_back (product_id, email, language)
             select p, n || '@many.example', 'en' from unnest($1::text[]) p, generate_series(1, 250) n`,
      values: [[kept, back, "prod_that_never_was"]],
    });
    await look();
    expect([(await waiting(kept)).length, (await waiting(back)).length]).toEqual([250, 250]);
    await refill(back, 3);
    await look();
    expect([(await waiting(kept)).length, await waiting(back)]).toEqual([250, []]);
    await shop.query({ text: "delete from shop_when_back where email like '%@many.example'" });
  });

  it("is left alone for good by the link in a mail, and by nobody who only knows the address", async () => {
    const [one, other] = [
      await stockOne(shop, { title: "Drum", totalStock: 0 }),
      await stockOne(shop, { title: "Flute", totalStock: 0 }),
    ];
    const email = "quiet@music.example";
    await ask({ productId: one, email });
    await ask({ productId: other, email });
    await refill(one, 1);
    await look();
    const [mail] = mailsTo(shop, email);
    const token = new URL(
      /https?:\S+when-back\/stop\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "",
    ).searchParams.get("token");
    expect((await shop.call("stopWhenBack", { body: { token: `${token}x` } })).status).toBe(422);
    expect(await waiting(other)).toEqual([email]);
    expect((await shop.call("stopWhenBack", { body: { token: token ?? "" } })).status).toBe(200);
    // Nor is a mail written that was on its way, and they do not wait anew.
    const { mailWhenBack } =
      loadBackend<typeof import("../src/catalog/when-back/mail")>("./catalog/when-back/mail");
    const { seal } =
      loadBackend<typeof import("../src/platform/secrets/sealed")>("./platform/secrets/sealed");
    for (const productId of [one, other])
      await mailWhenBack(
        shop.container,
        seal(JSON.stringify({ email, language: "en", productId, size: null })),
      );
    expect(mailsTo(shop, email)).toHaveLength(1);
    expect(await waiting(other)).toEqual([]);
    // A stranger who types it in once more hears what they always hear.
    expect((await ask({ productId: other, email })).status).toBe(200);
    expect(await waiting(other)).toEqual([]);
    await refill(other, 1);
    await look();
    expect(mailsTo(shop, email)).toHaveLength(1);
  });

  it("is counted for staff without a name, finds it in their own data, and takes it along when the account is deleted", async () => {
    const top = await stockOne(shop, { title: "Spinning Top", totalStock: 0 });
    const person = await shop.shopper();
    await ask({ productId: top }, person);
    await ask({ productId: top, email: "another@toys.example" });
    const { data } = (await shop.call("adminGetWaitedFor", {}, admin)).body;
    expect(data.find(({ productId }) => productId === top)).toMatchObject({ people: 2, size: null });
    expect(JSON.stringify(data)).not.toContain("@");
    const own = (await shop.call("getOwnData", {}, person)).body.data;
    expect(own.waitingFor).toMatchObject([{ productId: top, size: null }]);
    await shop.call("deleteAccount", { body: { password: person.password } }, person);
    expect(await waiting(top)).toEqual(["another@toys.example"]);
  });

  it("has to name a mailbox, and a product that is for sale", async () => {
    const yoyo = await stockOne(shop, { title: "Yoyo", totalStock: 0 });
    expect((await ask({ productId: yoyo })).body).toMatchObject({
      code: "invalid",
      errors: [{ field: "email" }],
    });
    expect((await ask({ productId: "prod_none", email: "a@b.example" })).status).toBe(404);
  });
});
