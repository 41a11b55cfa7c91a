import { plainDigits } from "./digits";

/** `name@example.com`, also with blanks around the @ or the dot written out, as people do to be found all the same. */
const email = /[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+\s?\.\s?\p{L}{2,}/u;
/** An address of the web: by its protocol, by `www.`, or by an ending that is hardly ever anything else. */
const link =
  /\bhttps?:|\bwww\.|\b[a-z0-9-]+\.(?:com|in|org|net|info|biz|shop|store|app|me|ly|io|xyz|online)\b/i;
/** Ten digits of an Indian mobile in groups of at least three: sizes and storage sizes in a row are shorter or begin lower. */
const phone = /(?<![\d.])(?:\+?91|0)?[\s.-]?(?=(?:\d[\s.-]?){9}\d(?!\d))[6-9]\d{2,}(?:[\s.-]?\d{3,})*(?!\d)/;
const foreignPhone = /\+\d(?:[\s.-]?\d){8,}/;

/**
 * Whether a text gives away how to reach somebody: a phone number, an e-mail or a link. Digits may be of any Indian
 * script. Free of libraries, because the front ends import it.
 */
export function holdsContactData(text: string): boolean {
  const plain = plainDigits(text.normalize("NFKC"));
  return [email, link, phone, foreignPhone].some((pattern) => pattern.test(plain));
}
