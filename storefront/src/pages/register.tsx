import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { AuthCard } from "@/features/session/auth-card";
import type { LoginNote } from "@/features/session/login-note";
import { RegisterForm } from "@/features/session/register-form";
import { paths } from "@/paths";

/** Signing up; continues to the login form with the e-mail filled in. Spec §2 "/auth/register". */
export default function RegisterPage() {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  return (
    <AuthCard
      title={t("register.title")}
      text={t("register.text")}
      foot={
        <>
          {t("register.haveAccount")}{" "}
          <Link to={paths.login} className="font-semibold text-brand underline underline-offset-4">
            {t("register.login")}
          </Link>
        </>
      }
    >
      <RegisterForm
        onRegistered={({ email, userName }) => {
          const note: LoginNote = { kind: "registered", email, userName };
          void navigate(paths.login, { state: { note } });
        }}
      />
    </AuthCard>
  );
}
