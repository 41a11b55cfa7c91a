import { customersBadge } from "@contract/constants";
import { useTranslation } from "react-i18next";
import { SectionHeading } from "@/components/section-heading";
import { StarRating } from "@/components/star-rating";

const voices = [
  ["one", 5],
  ["two", 5],
  ["three", 4.5],
  ["four", 5],
] as const;

/** Four customers' words. Spec §2 "Home page". */
export function Testimonials() {
  const { t } = useTranslation("home");
  return (
    <section className="shop-width">
      <SectionHeading title={t("testimonials.title")}>
        <p className="rounded-full bg-accent-soft px-4 py-2 font-semibold">
          {t("testimonials.badge", { customers: customersBadge })}
        </p>
      </SectionHeading>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {voices.map(([voice, stars]) => (
          <li key={voice}>
            <figure className="flex h-full flex-col gap-4 rounded-lg border border-line bg-surface p-5">
              <StarRating
                value={stars}
                label={t("testimonials.stars", { value: stars })}
                className="text-xl"
              />
              <blockquote className="grow">{t(`testimonials.${voice}.text`)}</blockquote>
              <figcaption className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-10 place-content-center rounded-full bg-brand-soft font-bold text-brand"
                >
                  {t(`testimonials.${voice}.name`).slice(0, 1)}
                </span>
                <span>
                  <span className="block font-semibold">{t(`testimonials.${voice}.name`)}</span>
                  <span className="text-sm text-ink-soft">{t(`testimonials.${voice}.place`)}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
