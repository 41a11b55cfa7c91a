import { useTranslation } from "react-i18next";
import { whyMissing } from "@/lib/wanted";
import { paths } from "@/paths";
import { Button, ButtonLink } from "./button";
import { EmptyState } from "./empty-state";

/** What the error boundary shows instead of a page. */
export function PageFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState title={t("failed.title")} text={whyMissing()}>
      <Button onClick={retry}>{t("retry")}</Button>
      <ButtonLink look="outline" to={paths.home}>
        {t("goHome")}
      </ButtonLink>
    </EmptyState>
  );
}
