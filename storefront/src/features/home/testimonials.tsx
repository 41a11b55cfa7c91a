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
      <ul className="testimonials">
        {words.testimonials.map(({ text, name, place, stars }) => (
          <li key={name.en}>
            <figure>
              <StarRating
                value={stars}
                label={t("testimonials.stars", { value: stars })}
                className="text-xl"
              />
              <blockquote>{inWords(text, language)}</blockquote>
              <figcaption>
                <span aria-hidden="true">{inWords(name, language).slice(0, 1)}</span>
                <span>
                  <b>{inWords(name, language)}</b>
                  <small>{inWords(place, language)}</small>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
