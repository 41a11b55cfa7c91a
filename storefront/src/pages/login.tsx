import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { FormAlert } from "@/components/form/form-alert";
import { Link } from "@/components/link";
import { usePasskeysSupported } from "@/features/passkeys/supported";
import { AuthCard } from "@/features/session/auth-card";
import { readLoginNote } from "@/features/session/login-note";
import { forgetOwedCode, noteOwedCode, owesCode } from "@/features/session/second-step";
import { readAskedCode } from "@/features/sign-in-code/kept-code";
import { laterPart } from "@/lib/later-part";
import { lazyPart } from "@/lib/lazy-part";
import { readSession, sessionKeys } from "@/lib/storage";
import { useHydrated } from "@/lib/use-hydrated";
import { paths } from "@/paths";

const LoginForm = laterPart(
  ["forms"],
  async () => ({ default: (await import("@/features/session/login-form")).LoginForm }),
  { when: "touched" },
);
const PasskeyLogin = lazyPart(["passkeys"], () => import("@/features/passkeys/passkey-login"));
const CodeSignIn = lazyPart(["forms", "signincode"], () => import("@/features/sign-in-code/code-sign-in"));
// Only staff with a second factor get this far.
const SecondStepForm = lazyPart(["forms"], () => import("@/features/session/second-step-form"));

/** Kept from the start, so that nothing moves away under a finger when the button comes. */
const roomForPasskey = <span className="block h-11" aria-hidden="true" />;

type Step =
  | { kind: "password"; said?: string; account?: string }
  | { kind: "secondStep" }
  | { kind: "code"; account: string };

/** Where this tab was before it was loaded again. */
function stepBefore(): Step | undefined {
  if (owesCode(Date.now())) return { kind: "secondStep" };
  const asked = readAskedCode(Date.now());
  return asked && { kind: "code", account: asked.account };
}

/** Signing in. Spec §2 "/auth/login". */
function LoginPage() {
  const { t } = useTranslation("auth");
  const note = readLoginNote(useLocation().state);
  const isHydrated = useHydrated();
  const hasPasskeys = usePasskeysSupported();
  const wanted = isHydrated ? readSession(sessionKeys.redirectAfterLogin) : null;
  const [chosen, setStep] = useState<Step>();
  const step = chosen ?? (isHydrated ? stepBefore() : undefined);

  if (step?.kind === "secondStep") {
    const back = (said?: string) => {
      forgetOwedCode();
      setStep({ kind: "password", ...(said ? { said } : {}) });
    };
    return (
      <AuthCard title={t("second.title")} text={t("second.text")}>
        <Suspense>
          <SecondStepForm onBack={back} />
        </Suspense>
      </AuthCard>
    );
  }
  if (step?.kind === "code")
    return (
      <Suspense>
        <CodeSignIn account={step.account} onBack={(account) => setStep({ kind: "password", account })} />
      </Suspense>
    );
  const askCode = () => {
    noteOwedCode(Date.now());
    setStep({ kind: "secondStep" });
  };
  const account = step?.account ?? note?.email;
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
          <Link to={paths.home} className="mx-auto block w-fit pt-3 underline underline-offset-4">
            {t("login.lookAround")}
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
      {step?.said && <FormAlert tone="info">{step.said}</FormAlert>}
      <LoginForm
        {...(account === undefined ? {} : { account })}
        isBack={step?.account !== undefined}
        onCodeAsked={askCode}
        onWithCode={(typed) => setStep({ kind: "code", account: typed })}
      />
      {(hasPasskeys || !isHydrated) && (
        <Suspense fallback={roomForPasskey}>{hasPasskeys ? <PasskeyLogin /> : roomForPasskey}</Suspense>
      )}
    </AuthCard>
  );
}

/** Coming from another page, the form is there with the rest. */
export default Object.assign(LoginPage, { prepare: LoginForm.preload });
