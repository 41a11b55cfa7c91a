import type { Review } from "@contract/reviews";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "@/components/button";
import { paths } from "@/paths";
import { ReviewList } from "./review-list";

/** The form is loaded on demand: most people who read reviews write none. */
const ReviewForm = lazy(() => import("./review-form"));

type ReviewsProps = {
  productId: string;
  reviews: readonly Review[];
  /** The signed-in shopper, who may write one. */
  author: { id: string; userName: string } | undefined;
  /** Remembers the page before a guest leaves to sign in. */
  onLogin: () => void;
};

/** What others say, and the form behind "Write Review". Spec §2 "Reviews section". */
export function Reviews({ productId, reviews, author, onLogin }: ReviewsProps) {
  const { t } = useTranslation(["reviews", "product"]);
  const [writing, setWriting] = useState(false);
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="garland font-display text-xl font-bold">{t("title")}</h2>
        <Button look="outline" aria-expanded={writing} onClick={() => setWriting(!writing)}>
          {writing ? t("cancel") : t("write")}
        </Button>
      </div>
      {writing && author && (
        <Suspense fallback={<p className="skeleton mb-5 h-72" />}>
          <ReviewForm productId={productId} author={author} onDone={() => setWriting(false)} />
        </Suspense>
      )}
      {writing && !author && (
        <p className="mb-4 flex flex-wrap items-center gap-4 rounded-lg bg-accent-soft p-4">
          {t("loginFirst")}
          <ButtonLink size="small" to={paths.login} onClick={onLogin}>
            {t("login")}
          </ButtonLink>
        </p>
      )}
      {reviews.length === 0 ? <p className="text-ink-soft">{t("none")}</p> : <ReviewList reviews={reviews} />}
    </section>
  );
}
