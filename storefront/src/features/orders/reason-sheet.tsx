import type { ReactNode } from "react";
import { Button } from "@/components/button";
import { FormSheet } from "@/components/form/form-sheet";
import { TextAreaField } from "@/components/form/text-area-field";
import { useFormFailure } from "@/components/form/use-form-failure";
import { lengthRule } from "@/lib/field-rules";
import { useShopForm } from "@/lib/use-shop-form";

type ReasonSheetProps = {
  title: string;
  /** Questions and buttons, in the shopper's words. */
  words: {
    reason: string;
    hint: string;
    keep: string;
    send: string;
    sending: string;
    failed: string;
  };
  /** Reasons that fill in the field when pressed; the empty one clears it. */
  suggestions: readonly { label: string; reason: string }[];
  longest: number;
  look: "danger" | "primary";
  /** Whether everything else that is asked has an answer. */
  isReady?: boolean;
  /** Checks the other fields; false, with their errors shown, if they can't be sent. */
  check?: () => Promise<boolean>;
  onSend: (reason: string) => Promise<unknown>;
  onClose: () => void;
  /** What happens then. */
  children: ReactNode;
};

/** Asks for a reason and carries out the action with it. */
export function ReasonSheet({
  title,
  words,
  suggestions,
  longest,
  look,
  isReady = true,
  check,
  onSend,
  onClose,
  children,
}: ReasonSheetProps) {
  const reasonRule = lengthRule(1, longest, "reasonMissing");
  const form = useShopForm<{ reason: string }>(({ reason }) => ({ reason: reasonRule(reason) }), {
    reason: "",
  });
  const { failure, attempt } = useFormFailure(form, ["reason"], words.failed);
  const { errors, isSubmitting } = form.formState;
  const suggest = (reason: string) => {
    form.setValue("reason", reason);
    form.clearErrors();
    form.setFocus("reason");
  };

  return (
    <FormSheet
      title={title}
      words={words}
      look={look}
      isSending={isSubmitting}
      isReady={isReady}
      onClose={onClose}
      onSubmit={form.onSubmit(({ reason }) =>
        attempt(async () => {
          if (!isReady || (check && !(await check()))) return;
          await onSend(reason.trim());
          onClose();
        }),
      )}
    >
      {children}
      {failure}
      <div className="flex flex-wrap gap-2">
        {suggestions.map(({ label, reason }) => (
          <Button key={label} look="outline" size="small" onClick={() => suggest(reason)}>
            {label}
          </Button>
        ))}
      </div>
      <TextAreaField
        field={form.register("reason")}
        label={words.reason}
        hint={words.hint}
        error={errors.reason}
        maxLength={longest}
      />
    </FormSheet>
  );
}
