import type { Histogram as Bars } from "@contract/reviews";
import { Camera, Star } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Link } from "@/components/link";
import { type ReviewsAsked, withReviews } from "./reviews-asked";

type HistogramProps = {
  bars: Bars;
  /** How many reviews have photos. */
  pictured: number;
  chosen: ReviewsAsked;
};

/** How many reviews give as many stars; each bar is a link that narrows the list to them, the chosen one back to all; so is that to those with photos. */
export function Histogram({ bars, pictured, chosen }: HistogramProps) {
  const { t } = useTranslation(["reviews", "product"]);
  const { search, state } = useLocation();
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  const addressWith = (asked: ReviewsAsked) => ({
    search: withReviews(new URLSearchParams(search), asked),
    hash: "reviews",
  });
  const { stars: chosenStars, withPhotos } = chosen;
  return (
    <nav aria-label={t("byStars")} className="histogram mb-5 grid max-w-md">
      {bars.map(({ stars, count }) => {
        const said = `${t("product:stars", { value: stars })}: ${t("product:reviews", { count })}`;
        const bar = <Bar stars={stars} count={count} total={total} />;
        if (count === 0)
          return (
            <p key={stars} className={`${row} text-ink-soft`}>
              {bar}
              <span className="sr-only">{said}</span>
            </p>
          );
        const isChosen = stars === chosenStars;
        return (
          <Link
            key={stars}
            to={addressWith({ withPhotos, stars: isChosen ? undefined : stars })}
            replace
            state={state}
            rel="nofollow"
            aria-label={said}
            aria-current={isChosen ? "true" : undefined}
            className={`${row} hover:bg-sunken aria-[current]:bg-brand-soft aria-[current]:font-bold`}
          >
            {bar}
          </Link>
        );
      })}
      {pictured > 0 && (
        <Link
          to={addressWith({ ...chosen, withPhotos: !withPhotos })}
          replace
          state={state}
          rel="nofollow"
          aria-current={withPhotos ? "true" : undefined}
          className={`${row} justify-self-start hover:bg-sunken aria-[current]:bg-brand-soft aria-[current]:font-bold`}
        >
          <Camera className="size-5" aria-hidden="true" />
          {t("withPhotos", { count: pictured })}
        </Link>
      )}
      {(chosenStars !== undefined || withPhotos) && (
        <Link
          to={addressWith({ stars: undefined, withPhotos: false })}
          replace
          state={state}
          className="flex min-h-11 items-center justify-self-start px-2 font-semibold text-brand underline underline-offset-4"
        >
          {t("list")}
        </Link>
      )}
    </nav>
  );
}

const row = "flex min-h-11 items-center gap-3 rounded-md px-2 tabular-nums";

/** Its length is an attribute: the page's policy refuses a style attribute in the HTML. */
function Bar({ stars, count, total }: { stars: number; count: number; total: number }) {
  return (
    <span aria-hidden="true" className="contents">
      <span className="flex w-9 items-center justify-end gap-1">
        {stars}
        <Star className="size-4 fill-current text-star" />
      </span>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${total} 1`}
        preserveAspectRatio="none"
        className="h-2.5 w-0 grow rounded-full bg-sunken text-star"
      >
        <rect width={count} height="1" fill="currentColor" />
      </svg>
      <span className="w-10 text-right">{count}</span>
    </span>
  );
}
