import type { CallInput, ResponseOf } from "@contract";
import { isSafeLink } from "@contract/rules";
import { slideGradientNames } from "@contract/slide-gradients";
import { slideTextFields } from "@contract/translated-texts";
import { sentTranslations } from "../../components/shown-texts";

export type Slide = ResponseOf<"getSlides">["data"][number] & { id: string };
export type SlideForm = Partial<Slide>;

/** "gradient-sunrise" → "Sunrise". */
export function gradientName(gradient: string): string {
  const word = gradient.replace(/^gradient-/, "");
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export const gradientChoices = slideGradientNames.map((id) => ({ id, name: gradientName(id) }));

export type SlideStatus = "live" | "scheduled" | "over" | "off";

/** What shoppers see of a slide at a moment (milliseconds since 1970): shown from `from` on, and no longer at `until`. */
export function slideStatus(
  { active, from, until }: Pick<Slide, "active" | "from" | "until">,
  now: number,
): SlideStatus {
  if (!active) return "off";
  if (until && Date.parse(until) <= now) return "over";
  return from && Date.parse(from) > now ? "scheduled" : "live";
}

export const safeLink = (link: string | undefined) =>
  link && !isSafeLink(link) ? "carousel.unsafeLink" : undefined;

const asIso = (moment: string | null | undefined) => (moment ? new Date(moment).toISOString() : null);

/** From the form to the body of a slide: times in UTC, empty ones omitted. */
export function toSlideBody(form: SlideForm) {
  const { title = "", subtitle, cta = "", link = "", image = "", bg, active, from, until } = form;
  return {
    title,
    subtitle: subtitle ?? "",
    cta,
    link,
    image,
    bg: bg ?? "gradient-sunrise",
    active: active ?? true,
    from: asIso(from),
    until: asIso(until),
    translations: sentTranslations(form, slideTextFields),
  } satisfies CallInput<"addSlide">["body"];
}
