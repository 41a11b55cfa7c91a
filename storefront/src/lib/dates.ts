import type { Language } from "@contract/constants";

/** Dates use the same digits as prices and phone numbers; Marathi would otherwise use its own digits. */
const locales: Record<Language, string> = { en: "en-IN", hi: "hi-IN", mr: "mr-IN-u-nu-latn" };
const timeZone = "Asia/Kolkata";

/** A day such as "Mon, 23 Nov", in the shop's time zone. Takes ISO days and times. */
export function shortDay(iso: string, language: Language): string {
  const style = { weekday: "short", day: "numeric", month: "short", timeZone } as const;
  return new Intl.DateTimeFormat(locales[language], style).format(new Date(iso));
}

/** A date such as "23 November 2026", in the shop's time zone. */
export function longDate(iso: string, language: Language): string {
  const style = { day: "numeric", month: "long", year: "numeric", timeZone } as const;
  return new Intl.DateTimeFormat(locales[language], style).format(new Date(iso));
}

/** A time of day such as "4:05 pm", in the shop's time zone. */
export function clockTime(iso: string, language: Language): string {
  const style = { hour: "numeric", minute: "2-digit", timeZone } as const;
  return new Intl.DateTimeFormat(locales[language], style).format(new Date(iso));
}

/** A moment such as "23 Nov, 4:05 pm", in the shop's time zone. */
export function dayAndTime(iso: string, language: Language): string {
  const style = { day: "numeric", month: "short", hour: "numeric", minute: "2-digit", timeZone } as const;
  return new Intl.DateTimeFormat(locales[language], style).format(new Date(iso));
}
