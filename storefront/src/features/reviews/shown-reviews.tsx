import { useTranslation } from "react-i18next";
import { LoadFailed } from "@/components/load-failed";
import type { Reader } from "./helpful";
import { ReviewList } from "./review-list";
import type { useShownReviews } from "./use-shown-reviews";

type ShownReviewsProps = ReturnType<typeof useShownReviews> & { reader: Reader };

/** The list as narrowed, said aloud when it changes; or that it is on its way, empty or not to be had. */
export function ShownReviews({ stars, page, failed, waiting, refetch, reader }: ShownReviewsProps) {
  const { t } = useTranslation(["reviews", "product"]);
  const reviews = page?.data ?? [];
  return (
    <>
      <p role="status" className="font-semibold not-empty:pb-3">
        {stars !== undefined && t("only", { count: stars })}
      </p>
      {failed ? (
        <LoadFailed sentence={t("notLoaded")} retry={() => void refetch()} />
      ) : reviews.length > 0 ? (
        <ReviewList reviews={reviews} reader={reader} />
      ) : waiting ? (
        <p className="skeleton h-40" />
      ) : (
        <p className="text-ink-soft">{t("noneSuch")}</p>
      )}
    </>
  );
}
