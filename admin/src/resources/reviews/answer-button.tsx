import { limits } from "@contract/limits";
import ReplyIcon from "@mui/icons-material/Reply";
import Button from "@mui/material/Button";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider, useNotify, useRefresh, useTranslate } from "react-admin";
import { NoteDialog } from "../../components/note-dialog";
import type { PanelDataProvider } from "../../providers/data-provider";
import type { StaffReview } from "./list";

/** Answers a review in the shop's name, changes the answer, or takes it back. */
export function AnswerButton({ review }: { review: StaffReview }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { answerReview } = useDataProvider<PanelDataProvider>();
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (answer: string | null) => answerReview(review.id, answer, review.version),
    onSuccess: ({ data }) => {
      setIsOpen(false);
      notify(data.answer ? "review.answered" : "review.answerGone", { type: "success" });
      refresh();
    },
    // What was typed stays in the dialog.
    onError: (error) => notify(error.message, { type: "error" }),
  });
  const words = translate(review.answer ? "review.changeAnswer" : "review.answer");
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<ReplyIcon />}
        aria-label={`${words}: ${review.userName}, ${review.productTitle}`}
        onClick={() => setIsOpen(true)}
      >
        {words}
      </Button>
      {isOpen && (
        <NoteDialog
          title={translate("review.answerTo", { name: review.userName })}
          consequences={[translate(review.answer ? "review.emptyAnswer" : "review.answerIsPublic")]}
          noteLabel={translate("review.answerText")}
          note={review.answer?.text ?? ""}
          isNoteRequired={review.answer === null}
          longest={limits.review.max}
          confirm={translate("ra.action.save")}
          isPending={isPending}
          onConfirm={(answer) => mutate(answer)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
