import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { laterPart } from "@/lib/later-part";
import { lazyPart } from "@/lib/lazy-part";
import { AuthCard } from "./auth-card";
import { forgotStep } from "./forgot-state";
import { useForgot } from "./use-forgot";

const ForgotEmailForm = laterPart(
  ["forms"],
  async () => ({ default: (await import("./forgot-email-form")).ForgotEmailForm }),
  { when: "touched" },
);
// Loaded with their steps, which the server never shows.
const ForgotCodeForm = lazyPart(["forms"], async () => ({
  default: (await import("./forgot-code-form")).ForgotCodeForm,
}));
const NewPasswordForm = lazyPart(["forms"], () => import("./new-password-form"));

/** E-mail, code, new password: one after the other, with the state of Spec §4. */
export function ForgotSteps({ onDone }: { onDone: (email: string) => void }) {
  const { t } = useTranslation("auth");
  const [state, happen] = useForgot();
  const { email, resetToken } = state;
  const step = forgotStep(state);
  const over = t("forgot.stepOf", { step });

  if (step === 3 && resetToken) {
    const done = () => {
      happen({ type: "reset" });
      onDone(email);
    };
    return (
      <AuthCard over={over} title={t("forgot.newTitle")} text={t("forgot.newText")}>
        <Suspense>
          <NewPasswordForm
            email={email}
            resetToken={resetToken}
            onChanged={done}
            onNewCode={() => happen({ type: "expired" })}
          />
        </Suspense>
      </AuthCard>
    );
  }
  if (step === 2) {
    return (
      <AuthCard over={over} title={t("forgot.codeTitle")} text={t("forgot.codeText", { email })}>
        <Suspense>
          <ForgotCodeForm
            email={email}
            sentAt={state.at}
            onSent={() => happen({ type: "otpSent", email, at: Date.now() })}
            onVerified={(token) => happen({ type: "otpVerified", resetToken: token, at: Date.now() })}
            onOtherEmail={() => happen({ type: "expired" })}
          />
        </Suspense>
      </AuthCard>
    );
  }
  return (
    <AuthCard over={over} title={t("forgot.title")} text={t("forgot.emailText")}>
      <ForgotEmailForm
        email={email}
        onSent={(to) => happen({ type: "otpSent", email: to, at: Date.now() })}
      />
    </AuthCard>
  );
}
