/** One formatter per language and form, created at first use. */
const formats = new Map<string, Intl.DateTimeFormat>();

const forms = {
  moment: { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Kolkata" },
  date: { dateStyle: "medium", timeZone: "Asia/Kolkata" },
  clock: { timeStyle: "short", timeZone: "Asia/Kolkata" },
  /** Days are `YYYY-MM-DD`, which is midnight in UTC. */
  shortDay: { day: "numeric", month: "short", timeZone: "UTC" },
  weekday: { weekday: "long", timeZone: "UTC" },
  hour: { hour: "numeric", timeZone: "UTC" },
  day: { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

function dateFormat(form: keyof typeof forms): Intl.DateTimeFormat {
  const language = document.documentElement.lang || "en";
  const key = `${language}/${form}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, forms[form]);
  formats.set(key, made);
  return made;
}

/** An ISO time on the shop's clock, in the panel's language. */
export const formatMoment = (iso: string) => dateFormat("moment").format(new Date(iso));
export const formatDate = (iso: string) => dateFormat("date").format(new Date(iso));
export const formatClock = (iso: string) => dateFormat("clock").format(new Date(iso));
/** A calendar day (`YYYY-MM-DD`), short and long. */
export const formatShortDay = (day: string) => dateFormat("shortDay").format(new Date(day));
export const formatDay = (day: string) => dateFormat("day").format(new Date(day));
/** 0 is Sunday; 4 January 1970 was one. */
export const formatWeekday = (weekday: number) =>
  dateFormat("weekday").format(new Date(Date.UTC(1970, 0, 4 + weekday)));
/** A full hour of the day, 0 to 24. */
export const formatHour = (hour: number) => dateFormat("hour").format(new Date(Date.UTC(1970, 0, 1, hour)));
