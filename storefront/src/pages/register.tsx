import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Link } from "@/components/link";
import { AuthCard } from "@/features/session/auth-card";
import type { LoginNote } from "@/features/session/login-note";
import { laterPart } from "@/lib/later-part";
import { paths } from "@/paths";

const RegisterForm = laterPart(
  ["forms"],
  async () => ({ default: (await import("@/features/session/register-form")).RegisterForm }),
  { when: "touched" },
);
/** Signing up; continues to the login form with the e-mail filled in. Spec §2 "/auth/register". */
function RegisterPage() {
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

/** Coming from another page, the form is there with the rest. */
export default Object.assign(RegisterPage, { prepare: RegisterForm.preload });
