import { useTranslation } from "react-i18next";
import { Logo } from "./logo";

/** Shown in place of a page until the session check has finished. Spec §1. */
export function SessionPlaceholder() {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid min-h-[60vh] place-content-center justify-items-center gap-4 p-8">
      <span className="animate-pulse">
        <Logo />
      </span>
      <p className="text-ink-soft">{t("checkingSession")}</p>
    </div>
  );
}
