import { useTranslation } from "react-i18next";
import { ButtonLink } from "@/components/button";
import { EmptyState } from "@/components/empty-state";
import { paths } from "@/paths";

/** Shown to users without the right to a page. Spec §2 "Route guard rules". */
export default function UnauthorisedPage() {
  const { t } = useTranslation(["shell", "instead"]);
  return (
    <EmptyState level={1} title={t("instead:unauthorised.title")} text={t("instead:unauthorised.text")}>
      <ButtonLink to={paths.home}>{t("goHome")}</ButtonLink>
    </EmptyState>
  );
}
