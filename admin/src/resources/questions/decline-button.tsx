import Button from "@mui/material/Button";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNotify, useRefresh, useTranslate } from "react-admin";
import { NoteDialog } from "../../components/note-dialog";
import { call } from "../../providers/call";
import type { StaffQuestion } from "./question";

type DeclineButtonProps = { questions: readonly StaffQuestion[]; onDone?: () => void };

/** Declines one question after the other; resolves with why some were not. */
async function declineEach(questions: readonly StaffQuestion[], reason: string): Promise<string[]> {
  const refused: string[] = [];
  for (const { id, version, question } of questions)
    try {
      await call("adminDeclineQuestion", { params: { id }, body: { reason, version } });
    } catch (error) {
      refused.push(`“${question.slice(0, 40)}”: ${(error as Error).message}`);
    }
  return refused;
}

/** Declines questions with one reason, which each asker is mailed. One that somebody else has dealt with meanwhile stays. */
export function DeclineButton({ questions, onDone = () => {} }: DeclineButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (reason: string) => declineEach(questions, reason),
    onSuccess: (refused) => {
      setIsOpen(false);
      if (refused.length > 0) notify(refused.join(" · "), { type: "warning", autoHideDuration: null });
      else notify("question.declined", { type: "success", messageArgs: { smart_count: questions.length } });
      onDone();
      refresh();
    },
  });
  return (
    <>
      <Button
        size={questions.length > 1 ? "small" : "medium"}
        variant="outlined"
        color="error"
        onClick={() => setIsOpen(true)}
      >
        {translate("question.decline")}
      </Button>
      {isOpen && (
        <NoteDialog
          title={translate("question.declineAsk", { smart_count: questions.length })}
          consequences={[translate("question.declineMeans")]}
          noteLabel={translate("question.reason")}
          isNoteRequired
          confirm={translate("question.decline")}
          colour="error"
          isPending={isPending}
          onConfirm={(reason) => reason && mutate(reason)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
