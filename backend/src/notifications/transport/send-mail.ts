import { createHash, randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Transporter } from "nodemailer";
import { env } from "../../platform/env";
import { shop } from "../../platform/identity/current";
import { NoSuchMailbox } from "./no-such-mailbox";

export type Attachment = { filename: string; content: Buffer; contentType: string };
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
  /** Identifies this mail: if sent again, it has the same Message-ID, by which mailboxes recognise a repetition. */
  key?: string;
};

/** A server that is silent for so long is given up, and so is a mail that takes longer in all. */
const silenceMs = 10_000;
const wholeMailMs = 20_000;

let transport: Transporter | undefined;

/** The library is loaded with the first mail: servers, which send none, do without. */
async function transportTo(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  transport ??= createTransport({
    url,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
  });
  return transport;
}

/** What servers reply about a mailbox that does not exist and never will. */
const noSuchReader: readonly unknown[] = [550, 551, 553, 554];

/** What went wrong, without the addresses that mail servers like to repeat. */
function withoutAddress(error: unknown): Error {
  const { code, responseCode, command } = error as Record<string, unknown>;
  const said = [code, responseCode, command].filter(Boolean).join(" ");
  if (command === "RCPT TO" && noSuchReader.includes(responseCode))
    return new NoSuchMailbox(`The mail server does not know the reader (${said}).`);
  return new Error(`The mail server did not take the mail (${said || "no reason given"}).`);
}

function messageId(key: string): string {
  const host = /@([a-z0-9.-]+)/i.exec(env().MAIL_FROM)?.[1] ?? "shop.invalid";
  return `<${createHash("sha256").update(key).digest("hex").slice(0, 40)}@${host}>`;
}

/**
 * Sends one mail through SMTP_URL. Without it, outside production, the mail is written as JSON to the mailbox folder
 * below DATA_DIR. Throws if the server does not accept it: the caller decides whether to try again.
 */
export async function sendMail({ key, ...mail }: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM, isProduction } = env();
  if (!SMTP_URL) {
    if (isProduction) throw new Error("SMTP_URL is not set: this mail cannot be sent.");
    await putIntoMailbox(mail);
    return;
  }
  const mailServer = await transportTo(SMTP_URL);
  await withDeadline(
    mailServer.sendMail({
      from: sender(MAIL_FROM),
      ...(shop().email && { replyTo: shop().email }),
      headers: { "Auto-Submitted": "auto-generated" },
      ...(key !== undefined && { messageId: messageId(key) }),
      ...mail,
    }),
  ).catch((error: unknown) => {
    throw withoutAddress(error);
  });
}

/** MAIL_FROM, and without a name in it, the shop's. */
function sender(from: string): string | { name: string; address: string } {
  return from.includes("<") ? from : { name: shop().name.en, address: from };
}

async function withDeadline<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error("late"), { code: "ETIMEDOUT" })), wholeMailMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Where mails go on a developer's machine, one JSON file each, named by time. */
function mailboxDir(): string {
  return join(env().DATA_DIR, "mailbox");
}

async function putIntoMailbox({ attachments = [], ...mail }: Mail): Promise<void> {
  const at = new Date().toISOString();
  const file = join(mailboxDir(), `${at.replaceAll(":", "-")}-${randomBytes(4).toString("hex")}.json`);
  await mkdir(mailboxDir(), { recursive: true });
  const enclosed = attachments.map(({ filename }) => filename);
  // Written under another name and renamed, so that a program watching the folder never reads half a mail.
  await writeFile(`${file}.part`, JSON.stringify({ ...mail, attachments: enclosed, at }));
  await rename(`${file}.part`, file);
}
