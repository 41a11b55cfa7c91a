import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type Transporter } from "nodemailer";
import { env } from "../env";

export type Mail = { to: string; subject: string; text: string; html?: string };

let transport: Transporter | undefined;

/**
 * Sends one mail through SMTP_URL. Without it, outside production, the mail is put into the mailbox folder below
 * DATA_DIR as JSON. Throws when the server does not take it: the caller decides whether to try again.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM, isProduction } = env();
  if (SMTP_URL) {
    transport ??= createTransport(SMTP_URL);
    await transport.sendMail({ from: MAIL_FROM, ...mail });
    return;
  }
  if (isProduction) throw new Error("SMTP_URL is not set: this mail cannot be sent.");
  await putIntoMailbox(mail);
}

/** Where mails go on a developer's machine, one JSON file each, named by time. */
export function mailboxDir(): string {
  return join(env().DATA_DIR, "mailbox");
}

async function putIntoMailbox(mail: Mail): Promise<void> {
  const at = new Date().toISOString();
  const file = join(mailboxDir(), `${at.replaceAll(":", "-")}-${randomBytes(4).toString("hex")}.json`);
  await mkdir(mailboxDir(), { recursive: true });
  // Written beside and renamed, so that whoever watches the folder never reads half a mail.
  await writeFile(`${file}.part`, JSON.stringify({ ...mail, html: mail.html ?? "", at }));
  await rename(`${file}.part`, file);
}
