import type { Review } from "@contract/reviews";
import { BadgeCheck } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { StarRating } from "@/components/star-rating";
import { useLanguage } from "@/i18n/use-language";
import { longDate } from "@/lib/dates";
import { useShop } from "@/lib/shop";
import { Helpful, type Reader } from "./helpful";
import { PhotoThumbs } from "./photos/photo-thumbs";

type ReviewListProps = {
  reviews: readonly Review[];
  /** The product's. */
  title: string;
  reader: Reader;
  /** Where the page begins that was asked for; the focus goes there when it has come. */
  nextAt: RefObject<number | undefined>;
};

/** The reviews in an area of limited height that scrolls by itself, with the keyboard too. */
export function ReviewList({ reviews, title, reader, nextAt }: ReviewListProps) {
  const { t } = useTranslation(["reviews", "product"]);
  const { language } = useLanguage();
  const { name } = useShop();
  const items = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (nextAt.current === undefined || reviews.length <= nextAt.current) return;
    const next = items.current?.children[nextAt.current];
    nextAt.current = undefined;
    if (next instanceof HTMLElement) next.focus();
  }, [reviews, nextAt]);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      aria-label={t("list")}
      className="max-h-96 overflow-y-auto rounded-lg border border-line bg-surface"
    >
      <ul ref={items} className="divide-y divide-line">
        {reviews.map((review) => (
          <li key={review._id} tabIndex={-1} className="flex gap-4 p-4">
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 place-content-center rounded-full bg-brand-soft font-bold text-brand"
            >
              {[...review.userName][0]?.toUpperCase()}
            </span>
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3">
                <span className="font-semibold">{review.userName}</span>
                {review.verified && (
                  <span className="inline-flex items-center gap-1 text-sm font-medium text-good">
                    <BadgeCheck className="size-4" aria-hidden="true" />
                    {t("verified")}
                  </span>
                )}
              </p>
              <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
                <StarRating
                  value={review.reviewValue}
                  label={t("product:stars", { value: review.reviewValue })}
                />
                <time dateTime={review.createdAt}>{longDate(review.createdAt, language)}</time>
              </p>
              <p className="pt-1.5 whitespace-pre-line">{review.reviewMessage}</p>
              {review.photos.length > 0 && (
                <PhotoThumbs
                  shots={review.photos.map((photo) => ({
                    ...photo,
                    alt: t("photoOf", { name: review.userName, title }),
                  }))}
                  title={t("by", { name: review.userName })}
                  className="flex flex-wrap gap-2 pt-2"
                />
              )}
              {review.answer && (
                <div className="mt-3 border-l-2 border-brand pl-3">
                  <p className="text-sm font-semibold text-brand">{t("answer", { shop: name })}</p>
                  <p className="whitespace-pre-line">{review.answer.text}</p>
                </div>
              )}
              <Helpful review={review} reader={reader} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
