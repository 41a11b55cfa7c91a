/** A mail as the sandbox shows it; `to` is one address, so a mail to two people is stored twice. `at` is ISO, UTC. */
export type Mail = { to: string; subject: string; text: string; html: string; at: string };

const KEPT = 500;

/** The received mails, newest first; the oldest are dropped. */
export class Mailbox {
  #mails: Mail[] = [];

  add(mail: Mail): void {
    this.#mails = [mail, ...this.#mails].slice(0, KEPT);
  }

  /** All mails, or those to one address, ignoring case. */
  list(to?: string | null): Mail[] {
    if (!to) return this.#mails;
    return this.#mails.filter((mail) => mail.to.toLowerCase() === to.trim().toLowerCase());
  }

  clear(): void {
    this.#mails = [];
  }
}
