import { X } from "lucide-react";
import { useTranslation } from "react-i18next";

type LateToldProps = { sentences: readonly string[]; onSeen: () => void };

/** What was not possible of changes that were made without a connection: stays until it was seen. */
export function LateTold({ sentences, onSeen }: LateToldProps) {
  const { t } = useTranslation("late");
  return (
    <div
      role="alert"
      className="fixed inset-x-3 bottom-[calc(var(--above-bar,0rem)+0.75rem)] z-40 mx-auto flex max-w-xl items-start gap-2 rounded-lg border border-l-4 border-warn bg-warn-soft py-2 pr-1 pl-4 text-sm text-warn shadow-lg"
    >
      <div className="grid grow gap-1 py-1">
        <p className="font-semibold">{t("toldTitle")}</p>
        <ul className="grid max-h-40 gap-1 overflow-y-auto">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        aria-label={t("close")}
        className="grid size-10 shrink-0 place-content-center rounded-full hover:bg-surface"
        onClick={onSeen}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
}
