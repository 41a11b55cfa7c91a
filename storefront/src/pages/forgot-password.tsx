import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Link } from "@/components/link";
import { ForgotSteps } from "@/features/session/forgot-steps";
import type { LoginNote } from "@/features/session/login-note";
import { paths } from "@/paths";

/** Resets the password in three steps. Spec §2 "/auth/forgot-password". */
export default function ForgotPasswordPage() {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  const done = (email: string) => {
    const note: LoginNote = { kind: "passwordReset", email };
    void navigate(paths.login, { state: { note }, replace: true });
  };
  return (
    <>
      <ForgotSteps onDone={done} />
      <p className="mx-auto max-w-md border-t border-line pt-5 text-center text-ink-soft">
        {t("forgot.remembered")}{" "}
        <Link to={paths.login} className="font-semibold text-brand underline underline-offset-4">
          {t("register.login")}
        </Link>
      </p>
    </>
  );
}
