import { useTranslation } from "react-i18next";
import { useHref, useLocation } from "react-router-dom";
import { buttonClass } from "@/components/button";
import { EmptyPicture } from "@/components/empty-picture";
import { EmptyState } from "@/components/empty-state";

/** Served with status 503 while the backend is down. The link requests the same page again. */
export default function UnavailablePage() {
  const { t } = useTranslation(["shell", "instead"]);
  const { pathname, search } = useLocation();
  const here = useHref({ pathname, search });
  return (
    <EmptyState
      level={1}
      title={t("instead:unavailable.title")}
      text={t("instead:unavailable.text")}
      picture={<EmptyPicture />}
    >
      <a className={buttonClass()} href={here}>
        {t("retry")}
      </a>
    </EmptyState>
  );
}
