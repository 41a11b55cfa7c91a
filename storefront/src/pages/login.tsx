import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { FormAlert } from "@/components/form/form-alert";
import { AuthCard } from "@/features/session/auth-card";
import { LoginForm } from "@/features/session/login-form";
import { readLoginNote } from "@/features/session/login-note";
import { readSession, sessionKeys } from "@/lib/storage";
import { useHydrated } from "@/lib/use-hydrated";
import { paths } from "@/paths";

/** Signing in. Spec §2 "/auth/login". */
export default function LoginPage() {
  const { t } = useTranslation("auth");
  const note = readLoginNote(useLocation().state);
  const wanted = useHydrated() ? readSession(sessionKeys.redirectAfterLogin) : null;
  return (
    <AuthCard
      title={t("login.title")}
      text={t("login.text")}
      foot={
        <>
          {t("login.noAccount")}{" "}
          <Link to={paths.register} className="font-semibold text-brand underline underline-offset-4">
            {t("login.register")}
          </Link>
        </>
      }
    >
      {note?.kind === "registered" && (
        <FormAlert tone="good">{t("login.registered", { name: note.userName })}</FormAlert>
      )}
      {note?.kind === "passwordReset" && <FormAlert tone="good">{t("forgot.done")}</FormAlert>}
      {!note && wanted !== null && (
        <FormAlert tone="info">
          {t(wanted.startsWith(paths.paymentReturn) ? "login.paymentWall" : "login.wall")}
        </FormAlert>
      )}
      <LoginForm {...(note ? { account: note.email } : {})} />
    </AuthCard>
  );
}
