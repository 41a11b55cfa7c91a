import HideIcon from "@mui/icons-material/VisibilityOffOutlined";
import ShowIcon from "@mui/icons-material/VisibilityOutlined";
import Button from "@mui/material/Button";
import { useMutation } from "@tanstack/react-query";
import { useDataProvider, useNotify, useRefresh, useTranslate } from "react-admin";
import type { PanelDataProvider } from "../../providers/data-provider";
import type { StaffReview } from "./list";

/** Hides a review from the shop, or shows it again. */
export function HideButton({ review }: { review: StaffReview }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { moderateReview } = useDataProvider<PanelDataProvider>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => moderateReview(review.id, !review.hidden, review.version),
    onSuccess: ({ data }) =>
      notify(data.hidden ? "review.hiddenNow" : "review.shownNow", { type: "success" }),
    onError: (error) => notify(error.message, { type: "error" }),
    onSettled: refresh,
  });
  const words = translate(review.hidden ? "review.show" : "review.hide");
  return (
    <Button
      size="small"
      variant="outlined"
      color={review.hidden ? "primary" : "error"}
      startIcon={review.hidden ? <ShowIcon /> : <HideIcon />}
      loading={isPending}
      aria-label={`${words}: ${review.userName}, ${review.productTitle}`}
      onClick={() => mutate()}
    >
      {words}
    </Button>
  );
}
