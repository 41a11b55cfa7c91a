import type { Review } from "@contract/reviews";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { toastError } from "@/components/toast";
import { callOwn } from "@/lib/call-own";
import { messageOf } from "@/lib/errors";

/** Whether this shopper finds a review helpful, and the press that changes it; the counts are the server's. */
export function useHelpfulVote({ _id: reviewId, productId }: Review, readerId: string | undefined) {
  const { t } = useTranslation("reviews");
  const client = useQueryClient();
  const queryKey = ["helpful-votes", productId, readerId];
  const { data: voted } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await callOwn("getHelpfulVotes", { params: { productId } }, { signal })).data,
    enabled: readerId !== undefined,
  });
  const vote = useMutation({
    mutationFn: (isHelpful: boolean) =>
      callOwn(isHelpful ? "addHelpfulVote" : "removeHelpfulVote", { params: { reviewId } }),
    onError: (error) => toastError(messageOf(error, t("voteFailed"))),
    // After a failure as well: a vote of another device, or of a lost answer, is seen then.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries({ queryKey: ["reviews"] }),
      ]),
  });
  const isVoted = voted?.includes(reviewId) ?? false;
  const toggle = () => {
    if (!vote.isPending) vote.mutate(!isVoted);
  };
  return { isVoted: vote.isPending ? vote.variables : isVoted, toggle };
}
