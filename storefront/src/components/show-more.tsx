import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";

type MoreReviewsProps = {
  shown: number;
  total: number;
  /** Undefined when all are shown. */
  more: { fetch: () => void; isFetching: boolean; failed: boolean } | undefined;
  /** Called at the press, before anything is fetched. */
  onAsk: () => void;
};

/** How many of the reviews are shown, and the press that fetches the next; a failure leaves it for another try. */
export function MoreReviews({ shown, total, more, onAsk }: MoreReviewsProps) {
  const { t } = useTranslation("reviews");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
      <p aria-live="polite" className="text-sm text-ink-soft">
        {t("shownOf", { shown, count: total })}
      </p>
      {more && (
        <Button
          look="outline"
          size="small"
          className="min-h-11 noscript:hidden"
          aria-disabled={more.isFetching}
          onClick={() => {
            if (more.isFetching) return;
            onAsk();
            more.fetch();
          }}
        >
          {t(more.isFetching ? "loadingMore" : "more")}
        </Button>
      )}
      {more?.failed && !more.isFetching && (
        <p role="alert" className="w-full font-medium text-bad">
          {t("notLoaded")}
        </p>
      )}
    </div>
  );
}
