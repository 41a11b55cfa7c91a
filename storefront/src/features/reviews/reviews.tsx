import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "@/components/button";
import { lazyPart } from "@/lib/lazy-part";
import { useHydrated } from "@/lib/use-hydrated";
import { paths } from "@/paths";
import { ReviewWays } from "@/plain/reviews";
import { Histogram } from "./histogram";
import { OwnPhotos } from "./photos/own-photos";
import { PhotoStrip } from "./photos/photo-strip";
import { ShownReviews } from "./shown-reviews";
import { type ReviewsPage, useShownReviews } from "./use-shown-reviews";

/** The form is loaded on demand: most people who read reviews write none. */
const ReviewForm = lazyPart([], () => import("./review-form"));

type ReviewsProps = {
  product: { _id: string; title: string };
  /** As the reviews were asked for: the product's slug or id. */
  slug: string;
  /** The newest, whatever their stars. */
  reviews: ReviewsPage | undefined;
  /** The signed-in shopper, who may write one and find others helpful. */
  author: { id: string; userName: string } | undefined;
  /** Remembers the page before a guest leaves to sign in. */
  onLogin: () => void;
};

/** What others say, and the form behind "Write Review". Spec §2 "Reviews section". */
export function Reviews({ product, slug, reviews, author, onLogin }: ReviewsProps) {
  const { t } = useTranslation(["reviews", "product"]);
  const { _id: productId, title } = product;
  const [writing, setWriting] = useState(false);
  const shown = useShownReviews(slug, reviews);
  const bars = shown.histogram ?? reviews?.histogram;
  const photos = shown.photos ?? reviews?.photos;
  // Served as for a guest; it is hydrated later than the page, which by then may know its visitor.
  const isHydrated = useHydrated();
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="garland font-display text-xl font-bold">{t("title")}</h2>
        <Button look="outline" aria-expanded={writing} onClick={() => setWriting(!writing)}>
          {writing ? t("cancel") : t("write")}
        </Button>
      </div>
      <noscript>
        {import.meta.env.SSR && <ReviewWays product={slug} count={reviews?.meta.total ?? 0} />}
      </noscript>
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
      {isHydrated && author && <OwnPhotos productId={productId} title={title} author={author} />}
      {bars?.some(({ count }) => count > 0) ? (
        <>
          <Histogram bars={bars} pictured={photos?.reviews ?? 0} chosen={shown} />
          {photos && photos.total > 0 && <PhotoStrip product={slug} title={title} strip={photos} />}
          <ShownReviews {...shown} title={title} reader={{ id: author?.id, onLogin }} />
        </>
      ) : (
        <p className="text-ink-soft">{t("none")}</p>
      )}
    </section>
  );
}
