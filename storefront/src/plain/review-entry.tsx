import type { User } from "@contract/auth";
import type { Review } from "@contract/reviews";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { StarRating } from "@/components/star-rating";
import { useLanguage } from "@/i18n/use-language";
import { longDate } from "@/lib/dates";
import { useShop } from "@/lib/shop";
import { plain } from "./addresses";
import { Hidden, PlainForm } from "./parts";
import type { Asked } from "./reviews";

type ReviewEntryProps = { review: Review; asked: Asked; user: User | undefined; isVoted: boolean };

/** One review, with a button that says that it helps; a guest signs in first. */
export function ReviewEntry({ review, asked, user, isVoted }: ReviewEntryProps) {
  const { t } = useTranslation(["reviews", "product"]);
  const { language } = useLanguage();
  const { name: shop } = useShop();
  const { _id, userName, userId, reviewValue, helpfulCount: count, answer } = review;
  return (
    <li id={_id} className="grid scroll-mt-36 gap-1 p-4 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-semibold">{userName}</span>
        {review.verified && <span className="text-sm font-medium text-good">✓ {t("verified")}</span>}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <StarRating value={reviewValue} label={t("product:stars", { value: reviewValue })} />
        <time dateTime={review.createdAt}>{longDate(review.createdAt, language)}</time>
      </p>
      <p className="whitespace-pre-line">{review.reviewMessage}</p>
      {answer && (
        <div className="mt-2 border-l-2 border-brand pl-3">
          <p className="text-sm font-semibold text-brand">{t("answer", { shop })}</p>
          <p className="whitespace-pre-line">{answer.text}</p>
        </div>
      )}
      {count > 0 && <p className="text-sm text-ink-soft">{t("foundHelpful", { count })}</p>}
      {userId !== user?.id && (
        <PlainForm action={plain.reviews}>
          <Hidden
            fields={{
              do: "vote",
              reviewId: _id,
              isHelpful: isVoted ? "0" : "1",
              product: asked.product,
              stars: asked.stars?.toString(),
              sort: asked.sort,
              page: String(asked.page),
            }}
          />
          <Button
            type="submit"
            look={isVoted ? "primary" : "outline"}
            size="small"
            aria-pressed={isVoted}
            className="mt-1"
          >
            {t("helpful")} <span className="sr-only">{t("by", { name: userName })}</span>
          </Button>
        </PlainForm>
      )}
    </li>
  );
}
