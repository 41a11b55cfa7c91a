import { type ReactNode, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { isStatus, messageOf } from "@/lib/errors";
import { showFieldErrors } from "@/lib/use-shop-form";
import { FormAlert } from "./form-alert";

/**
 * Sends a form and shows why the server refused it: at the fields it names, otherwise above the form, with the
 * server's own sentence first and the form's own where it sent none (Spec §8). Where the shop could not be reached at
 * all, what to do about it follows.
 */
export function useFormFailure<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly Path<Values>[],
  fallback: string,
): { failure: ReactNode; attempt: (send: () => Promise<void>) => Promise<void> } {
  const { t } = useTranslation("forms");
  const [said, setSaid] = useState<{ sentence: string; isUnreached: boolean }>();
  const attempt = async (send: () => Promise<void>) => {
    setSaid(undefined);
    try {
      await send();
    } catch (error) {
      if (showFieldErrors(form, error, fields)) return;
      setSaid({ sentence: messageOf(error, fallback), isUnreached: isStatus(error, 0) });
    }
  };
  const failure = said && (
    <FormAlert tone="bad" focus>
      <p>{said.sentence}</p>
      {said.isUnreached && <p className="font-normal">{t("unreachable")}</p>}
    </FormAlert>
  );
  return { failure, attempt };
}
