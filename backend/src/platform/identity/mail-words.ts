import { mailNames } from "../../contract/mail-kinds";
import type { MailWords } from "../../contract/mails";
import { settingForm } from "../edits/setting-form";

const blank = { en: "", hi: "", mr: "" };
const none = Object.fromEntries(
  mailNames.map((name) => [name, { subject: blank, lead: blank }]),
) as MailWords;

/** The words of the shop's own in its mails; a new shop has none. */
export const mailWordsForm = settingForm<MailWords>({ key: "mails", start: none, route: "adminSaveMails" });
