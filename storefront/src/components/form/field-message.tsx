import type { FieldError } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { FieldProblem } from "@/lib/field-rules";

/** What is wrong with one field: our own sentence by its key, or the server's as it was sent. */
export function FieldMessage({ id, error }: { id: string; error: FieldError | undefined }) {
  const { t } = useTranslation("forms");
  if (!error?.message) return null;
  const text = error.type === "server" ? error.message : t(`problems.${error.message as FieldProblem}`);
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-bad">
      <span
        aria-hidden="true"
        className="mt-[0.2em] grid size-4 shrink-0 place-content-center rounded-full bg-bad text-xs leading-none font-bold text-surface"
      >
        !
      </span>
      {text}
    </p>
  );
}
