import { useTranslation } from "react-i18next";
import { ButtonLink } from "@/components/button";
import { EmptyPicture } from "@/components/empty-picture";
import { EmptyState } from "@/components/empty-state";
import { paths } from "@/paths";

/** For any unknown address. Spec §8. */
export default function NotFoundPage() {
  const { t } = useTranslation(["shell", "instead"]);
  return (
    <EmptyState
      level={1}
      title={t("instead:notFound.title")}
      text={t("instead:notFound.text")}
      picture={<EmptyPicture />}
    >
      <ButtonLink to={paths.home}>{t("goHome")}</ButtonLink>
      <ButtonLink look="outline" to={paths.listing}>
        {t("browse")}
      </ButtonLink>
    </EmptyState>
  );
}
