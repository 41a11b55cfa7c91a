/** A mail as the sandbox shows it; `to` is one address, so a mail to two people is kept twice. `at` is ISO, UTC. */
export type Mail = { to: string; subject: string; text: string; html: string; at: string };

const KEPT = 500;

/** The mails that came in, newest first; the oldest are forgotten. */
export class Mailbox {
  #mails: Mail[] = [];

  add(mail: Mail): void {
    this.#mails = [mail, ...this.#mails].slice(0, KEPT);
  }

  /** All mails, or those to one address, in whatever case it is written. */
  list(to?: string | null): Mail[] {
    if (!to) return this.#mails;
    return this.#mails.filter((mail) => mail.to.toLowerCase() === to.trim().toLowerCase());
  }

  clear(): void {
    this.#mails = [];
  }
}
