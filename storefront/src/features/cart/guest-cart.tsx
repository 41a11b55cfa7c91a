import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { ButtonLink } from "@/components/button";
import { EmptyPicture } from "@/components/empty-picture";
import { EmptyState } from "@/components/empty-state";
import { sessionKeys, writeSession } from "@/lib/storage";
import { paths } from "@/paths";

/** A guest has no cart yet: says why, and how to get one. Signing in leads back to this page. */
export function GuestCart() {
  const { t } = useTranslation("cart");
  const { pathname, search } = useLocation();
  const comeBack = () => writeSession(sessionKeys.redirectAfterLogin, pathname + search);
  return (
    <EmptyState title={t("guestTitle")} text={t("guestText")} picture={<EmptyPicture />}>
      <ButtonLink to={paths.login} replace onClick={comeBack}>
        {t("login")}
      </ButtonLink>
      <ButtonLink look="outline" to={paths.register} replace onClick={comeBack}>
        {t("register")}
      </ButtonLink>
    </EmptyState>
  );
}
