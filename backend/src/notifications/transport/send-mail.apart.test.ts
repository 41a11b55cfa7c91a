import type { AddressInfo } from "node:net";
import type { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Mailbox } from "../../../../sandbox/mail/mailbox";
import { receiveMail } from "../../../../sandbox/mail/receive";
import { sendMail } from "./send-mail";

const mailbox = new Mailbox();
let server: SMTPServer;
beforeAll(async () => {
  server = await receiveMail(0, mailbox);
  const { port } = server.server.address() as AddressInfo;
  process.env.DATABASE_URL ??= "postgres://nobody@localhost/none";
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const mail = {
  to: "asha@example.com",
  subject: "तुमची ऑर्डर SB-26-000123",
  text: "एकूण: ₹1,640\nhttps://shop.example/shop/order/order_01",
  html: `<p lang="mr">एकूण: <b>₹1,640</b></p>`,
};

it("sends text and page in any script, as they are", async () => {
  const pdf = {
    filename: "SB-26-27-000001.pdf",
    content: Buffer.from("%PDF-1.7"),
    contentType: "application/pdf",
  };
  await sendMail({ ...mail, attachments: [pdf] });
  const [came] = mailbox.list("asha@example.com");
  expect(came).toMatchObject({ to: mail.to, subject: mail.subject });
  expect(came?.text.trim()).toBe(mail.text);
  expect(came?.html.trim()).toBe(mail.html);
});

it("says what the server answered, and not to whom the mail was to go", async () => {
  const unfit = { ...mail, to: "not an address" };
  await expect(sendMail(unfit)).rejects.toThrow(/^The mail server did not take the mail \(/);
  await expect(sendMail(unfit)).rejects.not.toThrow(/not an address/);
});
