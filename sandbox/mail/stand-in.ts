import { escapeHtml } from "../console/escape-html";
import type { StandIn } from "../stand-in";
import { Mailbox } from "./mailbox";
import { receiveMail } from "./receive";

/** The sandbox's mail server: accepts mail by SMTP and shows it instead of delivering it. */
export async function openMail(smtpPort: number): Promise<StandIn> {
  const mailbox = new Mailbox();
  const smtp = await receiveMail(smtpPort, mailbox);
  return {
    title: "Mails",
    routes: {
      "GET /mailbox": ({ query }) => ({ json: mailbox.list(query.get("to")) }),
      "DELETE /mailbox": () => {
        mailbox.clear();
        return { json: [] };
      },
    },
    section: () =>
      mailbox.list().map(card).join("") || "<p>No mail yet: what the shop sends will be here.</p>",
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}

function card({ to, subject, text, html, at }: ReturnType<Mailbox["list"]>[number]): string {
  const body = html
    ? // An empty sandbox attribute: the mail's own scripts, forms and links to the top stay dead.
      `<iframe sandbox title="The mail as it looks" srcdoc="${escapeHtml(html)}"></iframe>`
    : `<pre>${escapeHtml(text)}</pre>`;
  const time = new Date(at).toLocaleString("en-IN", { timeZone: "Asia/Kolkata" });
  return `<details><summary><b>${escapeHtml(subject || "(no subject)")}</b><span>${escapeHtml(to)}</span><time>${time}</time></summary>${body}</details>`;
}
