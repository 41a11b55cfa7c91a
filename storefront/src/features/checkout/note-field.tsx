import { useState } from "react";
import { useTranslation } from "react-i18next";
import { controlClass } from "@/components/form/field-frame";

/** The contract's limit for a note. */
const longest = 300;

/** A note to the shop; collapsed, because most orders need none. */
export function NoteField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation("checkout");
  // A note that is emptied again stays open: it would close over the cursor.
  const [isBegun, setBegun] = useState(value !== "");
  if (value !== "" && !isBegun) setBegun(true);
  return (
    <details className="group" open={isBegun || undefined}>
      <summary className="w-fit rounded-md py-1 font-semibold text-brand">{t("note")}</summary>
      <textarea
        aria-label={t("note")}
        aria-describedby="note-hint"
        className={`${controlClass} mt-2`}
        rows={2}
        maxLength={longest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id="note-hint" className="text-sm text-ink-soft">
        {t("noteHint")}
      </p>
    </details>
  );
}
