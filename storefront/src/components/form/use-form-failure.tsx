import { type ReactNode, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { isOutage, messageOf } from "@/lib/errors";
import { showFieldErrors } from "@/lib/use-shop-form";
import { FormAlert } from "./form-alert";

/**
 * Sends a form and shows why the server refused it: at the fields it names, otherwise above the form, with the
 * server's own sentence first.
 */
export function useFormFailure<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly Path<Values>[],
  fallback: string,
): { failure: ReactNode; attempt: (send: () => Promise<void>) => Promise<void> } {
  const { t } = useTranslation("forms");
  const [sentence, setSentence] = useState<string>();
  const attempt = async (send: () => Promise<void>) => {
    setSentence(undefined);
    try {
      await send();
    } catch (error) {
      if (showFieldErrors(form, error, fields)) return;
      setSentence(messageOf(error, isOutage(error) ? t("unreachable") : fallback));
    }
  };
  const failure = sentence && (
    <FormAlert tone="bad" focus>
      {sentence}
    </FormAlert>
  );
  return { failure, attempt };
}
