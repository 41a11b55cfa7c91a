import type { Mail } from "../../sandbox/mail/mailbox";

const port = process.env.E2E_SANDBOX_PORT ?? process.env.SANDBOX_PORT ?? "8090";

/** Ten minutes against waiting for ever, not a measurement. */
const mostTries = 2_400;
const betweenMs = 250;

/** The newest mail to that address whose subject matches, as soon as there is one. */
export async function waitForMail(to: string, subject = /./): Promise<Mail> {
  const address = `http://127.0.0.1:${port}/mailbox?to=${encodeURIComponent(to)}`;
  for (let tries = 0; tries < mostTries; tries += 1) {
    // The sandbox opens a moment after the shop.
    const mails: Mail[] = await fetch(address)
      .then((answer) => answer.json())
      .catch(() => []);
    const found = mails.find((mail) => subject.test(mail.subject));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, betweenMs));
  }
  throw new Error(`No mail to ${to} with a subject like ${subject} came.`);
}
