import type { Language } from "../contract/constants";

/** Latin digits, as in prices and phone numbers; Marathi alone would use others in dates. */
const locales: Readonly<Record<Language, string>> = { en: "en-IN", hi: "hi-IN", mr: "mr-IN-u-nu-latn" };
const timeZone = "Asia/Kolkata";

type Style = { day: "numeric"; month: "long"; year?: "numeric" };

/** One formatter per language: creating one costs more than the rest of a mail. */
function formatters(style: Style): Readonly<Record<Language, Intl.DateTimeFormat>> {
  const of = (language: Language) => new Intl.DateTimeFormat(locales[language], { ...style, timeZone });
  return { en: of("en"), hi: of("hi"), mr: of("mr") };
}
const short = formatters({ day: "numeric", month: "long" });
const long = formatters({ day: "numeric", month: "long", year: "numeric" });

/** "23 November" in the reader's language. */
export function dayAndMonth(day: Date | string, language: Language): string {
  return short[language].format(new Date(day));
}

/** "23 November 2026" in the reader's language. */
export function longDay(day: Date | string, language: Language): string {
  return long[language].format(new Date(day));
}

const clock = new Intl.DateTimeFormat("en-IN", { hour: "numeric", minute: "2-digit", timeZone });

/** "23 November, 2:05 pm" in the reader's language. */
export function moment(at: Date | string, language: Language): string {
  return `${dayAndMonth(at, language)}, ${clock.format(new Date(at))}`;
}

/** "23 November 2026, 2:05 pm" in the reader's language. */
export function longMoment(at: Date, language: Language): string {
  return `${longDay(at, language)}, ${clock.format(at)}`;
}
