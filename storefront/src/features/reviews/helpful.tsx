import type { Review } from "@contract/reviews";
import { ThumbsUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "@/components/button";
import { paths } from "@/paths";
import { useHelpfulVote } from "./use-helpful-vote";

/** Who reads the reviews: the id of a signed-in shopper, and what remembers the page before a guest signs in. */
export type Reader = { id: string | undefined; onLogin: () => void };
type HelpfulProps = { review: Review; reader: Reader };

/** How many found a review helpful, and a press to join them or to take that back; not for one's own. */
export function Helpful({ review, reader }: HelpfulProps) {
  const { t } = useTranslation(["reviews", "product"]);
  const { isVoted, toggle } = useHelpfulVote(review, reader.id);
  const count = review.helpfulCount;
  if (reader.id === review.userId)
    return count > 0 && <p className="pt-2 text-sm text-ink-soft">{t("foundHelpful", { count })}</p>;
  const words = (
    <>
      <ThumbsUp className={`size-4 ${isVoted ? "fill-current" : ""}`} aria-hidden="true" />
      {t("helpful")}
      {count > 0 && ` (${count})`} <span className="sr-only">{t("by", { name: review.userName })}</span>
    </>
  );
  if (!reader.id)
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
