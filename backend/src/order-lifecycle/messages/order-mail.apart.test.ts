import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "../../contract/constants";
import { newShop } from "../../contract/new-shop";
import { addressIn } from "../../contract/page-addresses";
import { mailKinds } from "../../notifications/kinds";
import { codeMail } from "../../notifications/mail/code-mail";
import { html } from "../../notifications/mail/html";
import { texts } from "../../notifications/texts";
import type { OrderWithMoves } from "../../orders/order-row";
import { keepShop } from "../../platform/identity/current";
import { orderMail } from "./order-mail";

beforeAll(() => {
  process.env.DATABASE_URL ??= "postgres://nobody@localhost/none";
  process.env.PUBLIC_URL = "https://shop.example";
});

const city = { en: "Satara", hi: "सातारा", mr: "सातारा" };
const noWords = { subject: "", lead: "" };

const order = {
  order_id: "order_01",
  number: "SB-26-000123",
  customer: { userName: "Asha & <i>Ravi</i>", email: "asha@example.com", phone: null },
  payment_method: "cod",
  payment_status: "cod_due",
  discounts: [],
  subtotal: 149_999.5,
  shipping_charge: 0,
  cod_fee: 40,
  total: 150_039.5,
  lines: [{ title: `Phone "X" <script>alert(1)</script>`, size: "M", quantity: 2, lineTotal: 149_999.5 }],
  address: { name: "आशा", address: "१२ लक्ष्मी रोड", city: "Pune", state: "Maharashtra", pincode: "411001" },
  courier: { name: "Post <b>", awb: "EM1", trackingUrl: null },
  expected_from: "2026-11-23",
  expected_to: "2026-11-23",
  return_by: new Date("2026-12-02T10:00:00Z"),
  cancellation_reason: "</td></table> oops",
  return_request: { reason: "x", note: "<img src=x onerror=alert(1)>" },
  confirmation: null,
  moves: [{ to: "return_rejected" }],
} as unknown as OrderWithMoves;

const every = languages.flatMap((language) => mailKinds.map((kind) => [kind, language] as const));

describe("a mail about an order", () => {
  it.each(every)("%s in %s is whole, escapes what people typed, and loads nothing", (kind, language) => {
    const mail = orderMail(kind, order, language, null, noWords);
    expect(mail.subject).toContain("SB-26-000123");
    expect(`${mail.subject}${mail.html}${mail.text}`).not.toMatch(/undefined|null|NaN|\[object/);
    expect(mail.html).not.toMatch(/<script|<img|<i>|<b>|<link|url\(|<[^>]+ src=/);
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.html.match(/<table/g)?.length).toBe(mail.html.match(/<\/table>/g)?.length);
    expect(mail.html).toContain("₹1,50,039.50");
    expect(mail.text).toContain(`https://shop.example${addressIn(language, "/shop/order/order_01")}`);
    expect(mail.text).not.toMatch(/<\w+ style|&amp;/);
    expect(/[ऀ-ॿ]{4}/.test(mail.subject)).toBe(language !== "en");
  });

  it("names the promised day once where the window is one day", () => {
    expect(orderMail("placed", order, "en", null, noWords).text).toContain(
      "It should reach you on 23 November.",
    );
    expect(orderMail("placed", order, "mr", null, noWords).text).toContain("23 नोव्हेंबर रोजी");
  });

  it.each(languages)("asks for the code where the order waits for one, in %s", (language) => {
    const confirmation = { nth: 1, expiresAt: null, canSendAgainAt: "2026-11-21T10:00:00Z", lapsesAt: null };
    const plain = orderMail("placed", order, language, null, noWords);
    const asking = orderMail("placed", { ...order, confirmation }, language, null, noWords);
    expect(plain.text).not.toMatch(/ code |कोड/);
    expect(asking.text).toMatch(/ code |कोड/);
  });

  it("keeps what the reader has to do, whatever the shop says first", () => {
    const own = { subject: "{courier} or {name}", lead: "So\n{courier} comes." };
    const confirmation = { nth: 1, expiresAt: null, canSendAgainAt: "2026-11-21T10:00:00Z", lapsesAt: null };
    const asking = orderMail("placed", { ...order, confirmation }, "en", null, own);
    expect(asking.text).toContain(
      "So\n\nPost <b> comes.\n\nPlease confirm it on your order's page with the code",
    );
    const plain = orderMail("shipped", { ...order, courier: null }, "en", null, own);
    // No courier: the standard subject, and only the line that needs none.
    expect(plain.subject).toBe("On its way: order SB-26-000123");
    expect(plain.text).toContain("So\n\nIt should reach you");
    expect(plain.text).not.toContain("Your parcel has left our shop.");
  });

  it("keeps its subject on one line, whatever somebody calls themselves", () => {
    const customer = { ...order.customer, userName: "Asha\r\nBcc: all@example.com" };
    const own = { subject: "{name}", lead: "" };
    const { subject } = orderMail("shipped", { ...order, customer }, "en", null, own);
    expect(subject).toBe("Asha Bcc: all@example.com");
  });

  it.each([
    ["en", "Satara, Maharashtra 415001"],
    ["hi", "सातारा, महाराष्ट्र 415001"],
    ["mr", "सातारा, महाराष्ट्र 415001"],
  ] as const)(
    "names the shop's city and state in its own language below it, and at the counter: %s",
    (language, place) => {
      keepShop({ ...newShop, street: "14 Sadar Bazar", city, pincode: "415001" });
      const { text, html } = orderMail("placed", order, language, null, noWords);
      for (const letter of [text, html]) expect(letter).toContain(`14 Sadar Bazar, ${place}`);
      const address = {
        ...order.address,
        address: "My shop, 14 Sadar Bazar",
        city: "Satara",
        pincode: "415001",
      };
      const pickup = { code: "123456", keepUntil: "2026-11-30" };
      const atCounter = orderMail("placed", { ...order, address, pickup } as never, language, null, noWords);
      expect(atCounter.text).toContain(`${newShop.name[language]}, 14 Sadar Bazar, ${place}`);
      keepShop(newShop);
    },
  );

  it("says what is attached", () => {
    const paper = { kind: "invoice" as const, fileName: "SB-26-27-000001.pdf", pdf: Buffer.from("%PDF-") };
    const mail = orderMail("delivered", order, "hi", paper, noWords);
    expect(mail.text).toContain("आपका बिल PDF में साथ है।");
    expect(mail.attachments?.map(({ filename }) => filename)).toEqual(["SB-26-27-000001.pdf"]);
  });
});

describe("the mails of a part that goes back", () => {
  const part = {
    ...order,
    lines: [{ ...order.lines[0], title: "Toy car", lineItemId: "l1" }],
    moves: [{ to: "return_approved" }],
    going_back: {
      lines: [{ lineItemId: "l1", quantity: 1, amount: 74_999.75 }],
      isWhole: false,
      refund: 74_999.75,
    },
  } as unknown as OrderWithMoves;

  it.each(languages)("name its goods and its money, not the order's, in %s", (language) => {
    for (const kind of ["return_decided", "refunded"] as const) {
      const { text, subject } = orderMail(kind, part, language, null, noWords);
      const words = text.slice(0, text.indexOf("SB-26-000123") + 1);
      expect(text).toMatch(/1 × Toy car \(.+ M\)/);
      expect(`${subject} ${words}`).toContain("₹74,999.75");
      expect(words).not.toContain("₹1,50,039.50");
    }
  });
});

describe("the mails of a return that the shop's own vehicle fetches", () => {
  const fetched = {
    ...order,
    trip: { slot: { day: "2026-11-23", from: "10:00", to: "12:00" }, moves: 0, triesLeft: 3 },
    moves: [{ to: "return_approved" }],
  } as unknown as OrderWithMoves;

  it.each(languages)("say so when it is approved, and when it is taken up again, in %s", (language) => {
    for (const kind of ["return_decided", "return_reopened"] as const)
      expect(orderMail(kind, fetched, language, null, noWords).text).toContain(
        texts[language].vehicleFetches,
      );
  });
});

describe("the mail with a code", () => {
  it.each(languages)("shows it in subject, page and text in %s", (language) => {
    const facts = { code: "042917", minutes: 10, number: "SB-26-000123", total: "₹4,080" };
    const { code, orderCode, orderCodeText } = texts[language];
    for (const words of [code(facts.code, facts.minutes), orderCode(facts)]) {
      const { subject, html: page, text } = codeMail("a@example.com", facts.code, words, language);
      for (const part of [subject, page, text]) expect(part).toContain("042917");
      expect(text).toContain("10");
    }
    for (const fact of [facts.code, facts.number, "10"]) expect(orderCodeText(facts)).toContain(fact);
  });
});

describe("markup", () => {
  it("escapes values and keeps markup", () => {
    const inner = html`<b>${"<&\"'>"}</b>`;
    expect(html`<p title="${'"'}">${inner}${[inner]}${null}${false}${0}</p>`.markup).toBe(
      `<p title="&quot;"><b>&lt;&amp;&quot;&#39;&gt;</b><b>&lt;&amp;&quot;&#39;&gt;</b>0</p>`,
    );
  });
});
