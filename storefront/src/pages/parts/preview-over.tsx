import { useTranslation } from "react-i18next";
import { ButtonLink, buttonClass } from "@/components/button";
import { EmptyState } from "@/components/empty-state";
import { useSession } from "@/features/session/queries";
import { paths } from "@/paths";

/** In the place of a preview whose link is over or altered, or whose product is deleted. */
export function PreviewOver() {
  const { t } = useTranslation(["instead", "shell"]);
  const { status } = useSession();
  return (
    <EmptyState level={1} title={t("previewOver.title")} text={t("previewOver.text")}>
      {status === "admin" ? (
        <a className={buttonClass()} href="/admin/">
          {t("previewOver.toPanel")}
        </a>
      ) : (
        <ButtonLink to={paths.home}>{t("shell:goHome")}</ButtonLink>
      )}
    </EmptyState>
  );
}
