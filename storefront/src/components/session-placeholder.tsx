import { useTranslation } from "react-i18next";
import { Logo } from "./logo";

/** Stands where a page will be once the session check has answered. Spec §1. */
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
