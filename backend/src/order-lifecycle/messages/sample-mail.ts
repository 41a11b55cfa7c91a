import { contactCodeMail } from "../../accounts/messages/contact-code";
import { passwordCodeMail } from "../../accounts/messages/password-code";
import { priceDropMail } from "../../accounts/messages/price-drop";
import { signInCodeMail } from "../../accounts/messages/sign-in-code";
import { welcomeMail } from "../../accounts/messages/welcome";
import { questionMail } from "../../accounts/questions/mail";
import { whenBackMail } from "../../catalog/when-back/mail";
import type { OneMail } from "../../contract/mails";
import { accountNewsMail } from "../../notifications/account-news";
import type { Mail } from "../../notifications/transport/send-mail";
import { orderCodeMail } from "./order-code";
import { orderMail } from "./order-mail";
import { sampleOrder, samples } from "./sample-order";
import { sampleQuestion } from "./sample-question";

const code = "482915";
const phone = "9800000123";

type Reader = { userName: string; email: string };

/** A mail with these words as it would be sent, about something invented, to whoever asks for it. */
export function sampleMail({ name, language, subject, lead }: OneMail, reader: Reader): Mail {
  const own = { subject, lead };
  const to = reader.email;
  const letter = { to, code, language };
  const news = { to, language, at: new Date() };
  switch (name) {
    case "order_code":
      return orderCodeMail(sampleOrder(language, reader), code, language, own);
    case "welcome":
      return welcomeMail(to, language, own);
    case "password_code":
      return passwordCodeMail(letter, own);
    case "sign_in_code":
      return signInCodeMail(letter, own);
    case "email_code":
      return contactCodeMail({ ...letter, field: "email" }, own);
    case "phone_code":
      return contactCodeMail({ ...letter, field: "phone" }, own);
    case "password_changed":
      return accountNewsMail({ ...news, kind: "password" }, own);
    case "email_changed":
      return accountNewsMail({ ...news, kind: "email", value: to }, own);
    case "phone_changed":
      return accountNewsMail({ ...news, kind: "phone", value: phone }, own);
    case "passkey_changed":
      return accountNewsMail({ ...news, kind: "passkey" }, own);
    case "when_back": {
      const [line] = sampleOrder(language, reader).lines;
      const back = { title: line?.title ?? "", slug: line?.slug ?? "", left: 3 };
      return whenBackMail({ email: to, language, size: "M" }, back, own);
    }
    case "price_drop": {
      const drops = sampleOrder(language, reader).lines.map(({ title }) => ({
        title,
        was: 1_299,
        price: 999,
      }));
      return priceDropMail({ email: to, language }, drops, own);
    }
    case "question_answered":
    case "question_declined": {
      const [line] = sampleOrder(language, reader).lines;
      const kind = name === "question_answered" ? "answered" : "declined";
      const asker = { name: reader.userName, email: to, language };
      const asked = { title: line?.title ?? "", slug: line?.slug ?? null, ...sampleQuestion[language][kind] };
      return questionMail(kind, asker, asked, own);
    }
    default:
      return orderMail(
        samples[name].kind,
        sampleOrder(language, reader, samples[name].as),
        language,
        null,
        own,
      );
  }
}
