import { useReducer } from "react";
import { useTranslation } from "react-i18next";
import { AuthCard } from "./auth-card";
import { ForgotCodeForm } from "./forgot-code-form";
import { ForgotEmailForm } from "./forgot-email-form";
import { forgotReducer, forgotStart, forgotStep } from "./forgot-state";
import { NewPasswordForm } from "./new-password-form";

/** E-mail, code, new password: one after the other, with the state of Spec §4. */
export function ForgotSteps({ onDone }: { onDone: (email: string) => void }) {
  const { t } = useTranslation("auth");
  const [state, dispatch] = useReducer(forgotReducer, forgotStart);
  const { email, resetToken } = state;
  const step = forgotStep(state);
  const over = t("forgot.stepOf", { step });

  if (step === 3 && resetToken) {
    const done = () => {
      dispatch({ type: "reset" });
      onDone(email);
    };
    return (
      <AuthCard over={over} title={t("forgot.newTitle")} text={t("forgot.newText")}>
        <NewPasswordForm email={email} resetToken={resetToken} onChanged={done} />
      </AuthCard>
    );
  }
  if (step === 2) {
    return (
      <AuthCard over={over} title={t("forgot.codeTitle")} text={t("forgot.codeText", { email })}>
        <ForgotCodeForm
          email={email}
          onVerified={(token) => dispatch({ type: "otpVerified", resetToken: token })}
          onOtherEmail={() => dispatch({ type: "expired" })}
        />
      </AuthCard>
    );
  }
  return (
    <AuthCard over={over} title={t("forgot.title")} text={t("forgot.emailText")}>
      <ForgotEmailForm email={email} onSent={(to) => dispatch({ type: "otpSent", email: to })} />
    </AuthCard>
  );
}
