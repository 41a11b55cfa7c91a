import { inWords } from "@contract/shop-figures";
import { useTranslation } from "react-i18next";
import { SectionHeading } from "@/components/section-heading";
import { StarRating } from "@/components/star-rating";
import { useLanguage } from "@/i18n/use-language";
import { useFill } from "@/lib/use-fill";
import { useHomeWords } from "./home-words";

/** Customers' words; nothing while there are none. Spec §2 "Home page". */
export default function Testimonials() {
  const { t } = useTranslation("lower");
  const { language } = useLanguage();
  const words = useHomeWords();
  const customers = useFill()(words?.customersBadge ?? "");
  if (!words?.testimonials.length) return null;
  return (
    <section className="shop-width">
      <SectionHeading title={t("testimonials.title")}>
        {customers && (
          <p className="rounded-full bg-accent-soft px-4 py-2 font-semibold">
            {t("testimonials.badge", { customers })}
          </p>
        )}
      </SectionHeading>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {words.testimonials.map(({ text, name, place, stars }) => (
          <li key={name.en}>
            <figure className="flex h-full flex-col gap-4 rounded-lg border border-line bg-surface p-5">
              <StarRating
                value={stars}
                label={t("testimonials.stars", { value: stars })}
                className="text-xl"
              />
              <blockquote className="grow">{inWords(text, language)}</blockquote>
              <figcaption className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-10 place-content-center rounded-full bg-brand-soft font-bold text-brand"
                >
                  {inWords(name, language).slice(0, 1)}
                </span>
                <span>
                  <span className="block font-semibold">{inWords(name, language)}</span>
                  <span className="text-sm text-ink-soft">{inWords(place, language)}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
