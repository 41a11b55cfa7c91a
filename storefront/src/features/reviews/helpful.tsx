import type { Review } from "@contract/reviews";
import { ThumbsUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "@/components/button";
import { useHydrated } from "@/lib/use-hydrated";
import { paths } from "@/paths";
import { useHelpfulVote } from "./use-helpful-vote";

/** Who reads the reviews: the id of a signed-in shopper, and what remembers the page before a guest signs in. */
export type Reader = { id: string | undefined; onLogin: () => void };
type HelpfulProps = { review: Review; reader: Reader };

/** How many found a review helpful, and a press to join them or to take that back; not for one's own. */
export function Helpful({ review, reader }: HelpfulProps) {
  const { t } = useTranslation(["reviews", "product"]);
  // Served as for a guest; it is hydrated later than the page, which by then may know its visitor.
  const isHydrated = useHydrated();
  const readerId = isHydrated ? reader.id : undefined;
  const { isVoted, toggle } = useHelpfulVote(review, readerId);
  const count = review.helpfulCount;
  if (readerId === review.userId)
    return count > 0 && <p className="pt-2 text-sm text-ink-soft">{t("foundHelpful", { count })}</p>;
  const words = (
    <>
      <ThumbsUp className={`size-4 ${isVoted ? "fill-current" : ""}`} aria-hidden="true" />
      {t("helpful")}
      {count > 0 && ` (${count})`} <span className="sr-only">{t("by", { name: review.userName })}</span>
    </>
  );
  if (!readerId)
    return (
      <ButtonLink look="quiet" className={place} to={paths.login} rel="nofollow" onClick={reader.onLogin}>
        {words}
      </ButtonLink>
    );
  return (
    <Button look="quiet" className={place} aria-pressed={isVoted} onClick={toggle}>
      {words}
    </Button>
  );
}

const place = "-ml-5 mt-1 text-sm";
