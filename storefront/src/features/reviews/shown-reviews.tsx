import { limits } from "@contract/limits";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailed } from "@/components/load-failed";
import { ShowMore } from "@/components/show-more";
import type { Reader } from "./helpful";
import { ReviewList } from "./review-list";
import { ReviewSort } from "./review-sort";
import type { useShownReviews } from "./use-shown-reviews";

type ShownReviewsProps = ReturnType<typeof useShownReviews> & { title: string; reader: Reader };

/** The list as narrowed and sorted, said aloud when it changes; or that it is on its way, empty or not to be had. */
export function ShownReviews(props: ShownReviewsProps) {
  const { stars, withPhotos, sort, setSort, reviews, total, failed, waiting, refetch, more } = props;
  const { t } = useTranslation(["reviews", "product"]);
  /** Where the next page begins: who pressed for it reads on from there. */
  const nextAt = useRef<number>(undefined);
  return (
    <>
      <p role="status" className="font-semibold not-empty:pb-3">
        {withPhotos
          ? stars === undefined
            ? t("onlyPhotos")
            : t("onlyBoth", { count: stars })
          : stars !== undefined && t("only", { count: stars })}
      </p>
      {total > 1 || sort !== "newest" ? <ReviewSort value={sort} onChange={setSort} /> : null}
      {failed ? (
        <LoadFailed sentence={t("notLoaded")} retry={refetch} />
      ) : reviews.length > 0 ? (
        <>
          <ReviewList reviews={reviews} title={props.title} reader={props.reader} nextAt={nextAt} />
          {(more || reviews.length > firstPage) && (
            <ShowMore
              shown={t("shownOf", { shown: reviews.length, count: Math.max(total, reviews.length) })}
              label={t("more")}
              loading={t("loadingMore")}
              notLoaded={t("notLoaded")}
              more={more}
              onAsk={() => {
                nextAt.current = reviews.length;
              }}
            />
          )}
        </>
      ) : waiting ? (
        <p className="skeleton h-40" />
      ) : (
        <p className="text-ink-soft">{t(withPhotos ? "nonePhotos" : "noneSuch")}</p>
      )}
    </>
  );
}

const firstPage = limits.listDefault;
