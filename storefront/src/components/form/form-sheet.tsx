import type { FormEventHandler, ReactNode } from "react";
import { useId } from "react";
import { Button } from "@/components/button";
import { Modal } from "@/components/modal";
import { SubmitButton } from "./submit-button";

type FormSheetProps = {
  title: string;
  /** The labels of the buttons: cancel, and submit (`sending` while it is being sent). */
  words: { keep: string; send: string; sending: string };
  look?: "danger" | "primary";
  isSending: boolean;
  /** Whether everything else that is asked has an answer; until then the form cannot be sent. */
  isReady?: boolean;
  onSubmit: FormEventHandler;
  onClose: () => void;
  children: ReactNode;
};

/** A sheet with one form, whose buttons stay visible below however long the form is. */
export function FormSheet({
  title,
  words,
  look = "primary",
  isSending,
  isReady = true,
  onSubmit,
  onClose,
  children,
}: FormSheetProps) {
  const formId = useId();
  return (
    <Modal
      title={title}
      shape="sheet"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            {words.keep}
          </Button>
          {isReady ? (
            <SubmitButton busy={isSending} look={look} size="medium" className="" form={formId}>
              {isSending ? words.sending : words.send}
            </SubmitButton>
          ) : (
            <Button look={look} disabled>
              {words.send}
            </Button>
          )}
        </div>
      }
    >
      <form id={formId} className="grid gap-4" method="post" noValidate onSubmit={onSubmit}>
        {children}
      </form>
    </Modal>
  );
}
