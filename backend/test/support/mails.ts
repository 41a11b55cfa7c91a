import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import type { Shop } from "./open-shop";

export type MailboxMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  at: string;
  attachments: string[];
};

/** As in the three languages of `notifications/texts`. */
const isWelcome = ({ subject }: MailboxMail) =>
  /^Welcome to | में आपका स्वागत है$| मध्ये आपले स्वागत आहे$/.test(subject);

/**
 * The mails to this reader in the mailbox folder of a shop without a mail server, oldest first; without the one that
 * everybody gets who registers.
 */
export const mailsTo = (shop: Shop, to: string) => allMailsTo(shop, to).filter((mail) => !isWelcome(mail));

/** The mails that welcome this reader. */
export const welcomesTo = (shop: Shop, to: string) => allMailsTo(shop, to).filter(isWelcome);

function allMailsTo(shop: Shop, to: string): MailboxMail[] {
  const folder = join(shop.dataDir, "mailbox");
  let files: string[] = [];
  try {
    files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  } catch {
    return [];
  }
  return files
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as MailboxMail)
    .filter((mail) => mail.to === to);
}

/** The six-digit code in the subject of the newest mail to this reader that has one. */
export async function mailedCode(shop: Shop, to: string): Promise<string> {
  const read = () =>
    mailsTo(shop, to)
      .map(({ subject }) => /(?<!\d)\d{6}(?!\d)/.exec(subject)?.[0])
      .findLast((code) => code !== undefined);
  return vi.waitUntil(read, { timeout: 60_000, interval: 100 });
}
