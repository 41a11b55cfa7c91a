import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { call } from "@/lib/api";
import { plain } from "./addresses";
import { asFields, type Errand, readErrand } from "./errand";
import { ErrandWay } from "./errand-way";
import { toLogin } from "./login-view";
import { Hidden, PlainField, PlainForm, PlainFrame } from "./parts";
import { type Refusal, refusalOf } from "./refusal";
import { type Answer, field, type PlainPage } from "./visit";

/**
 * A forgotten password: an e-mail, the code that was sent there, a new password. Each step is shown at once, since no
 * address may name anybody or hold what changes a password.
 */
export const forgotPage: PlainPage = async (visit) => {
  const { form } = visit;
  const errand = readErrand(visit);
  // A form without an e-mail hands on an errand.
  if (!form?.has("email")) return { status: 200, page: <EmailView errand={errand} /> };
  const email = field(form, "email");
  const resetToken = field(form, "resetToken");
  if (resetToken) return setPassword(form, { errand, email, resetToken });
  return form.has("otp") ? checkCode(errand, email, field(form, "otp")) : sendCode(errand, email);
};

async function sendCode(errand: Errand, typed: string): Promise<Answer> {
  try {
    const { email } = await call("forgotPassword", { body: { email: typed } });
    return { status: 200, page: <CodeView {...{ errand, email }} /> };
  } catch (error) {
    const refusal = refusalOf(error);
    return { status: refusal.status, page: <EmailView {...{ errand, refusal }} email={typed} /> };
  }
}

async function checkCode(errand: Errand, email: string, otp: string): Promise<Answer> {
  try {
    const { resetToken } = await call("verifyOtp", { body: { email, otp } });
    return { status: 200, page: <PasswordView {...{ errand, email, resetToken }} /> };
  } catch (error) {
    const refusal = refusalOf(error);
    return { status: refusal.status, page: <CodeView {...{ errand, email, refusal }} /> };
  }
}

type Proof = { errand: Errand; email: string; resetToken: string };

async function setPassword(form: URLSearchParams, proof: Proof): Promise<Answer> {
  const newPassword = form.get("newPassword") ?? "";
  if (newPassword !== form.get("repeat"))
    return { status: 422, page: <PasswordView {...proof} isDifferent /> };
  try {
    await call("resetPassword", { body: { resetToken: proof.resetToken, newPassword } });
    return toLogin("reset", proof.errand);
  } catch (error) {
    const refusal = refusalOf(error);
    return { status: refusal.status, page: <PasswordView {...proof} refusal={refusal} /> };
  }
}

type ViewProps = { errand: Errand; refusal?: Refusal };

function EmailView({ errand, email, refusal }: ViewProps & { email?: string }) {
  const { t } = useTranslation("auth");
  return (
    <PlainFrame title={t("forgot.title")}>
      {refusal && <FormAlert tone="bad">{refusal.sentence}</FormAlert>}
      <p>{t("forgot.emailText")}</p>
      <PlainForm action={plain.forgot} className="grid max-w-md gap-5">
        <Hidden fields={asFields(errand)} />
        <PlainField
          name="email"
          type="email"
          label={t("register.email")}
          error={refusal?.fields.email}
          defaultValue={email}
          autoComplete="username"
          autoCapitalize="none"
          required
          maxLength={120}
        />
        <Button type="submit" size="large">
          {t("forgot.sendCode")}
        </Button>
      </PlainForm>
      <ErrandWay to={plain.login} errand={errand}>
        {t("register.login")}
      </ErrandWay>
    </PlainFrame>
  );
}

function CodeView({ errand, email, refusal }: ViewProps & { email: string }) {
  const { t } = useTranslation("auth");
  return (
    <PlainFrame title={t("forgot.codeTitle")}>
      {refusal && <FormAlert tone="bad">{refusal.sentence}</FormAlert>}
      <p role="status">{t("forgot.codeText", { email })}</p>
      <PlainForm action={plain.forgot} className="grid max-w-md gap-5">
        <Hidden fields={{ ...asFields(errand), email }} />
        <PlainField
          name="otp"
          label={t("forgot.code")}
          error={refusal?.fields.otp}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={12}
        />
        <Button type="submit" size="large">
          {t("forgot.verify")}
        </Button>
      </PlainForm>
      <PlainForm action={plain.forgot}>
        <Hidden fields={{ ...asFields(errand), email }} />
        <Button type="submit" look="quiet">
          {t("forgot.resend")}
        </Button>
      </PlainForm>
      <ErrandWay to={plain.forgot} errand={errand}>
        {t("forgot.otherEmail")}
      </ErrandWay>
    </PlainFrame>
  );
}

type PasswordViewProps = Proof & { refusal?: Refusal; isDifferent?: boolean };

function PasswordView({ errand, email, resetToken, refusal, isDifferent }: PasswordViewProps) {
  const { t } = useTranslation(["auth", "forms"]);
  return (
    <PlainFrame title={t("forgot.newTitle")}>
      {refusal && <FormAlert tone="bad">{refusal.sentence}</FormAlert>}
      <p>{t("forgot.newText")}</p>
      <PlainForm action={plain.forgot} className="grid max-w-md gap-5">
        <Hidden fields={{ ...asFields(errand), email, resetToken }} />
        {/* Password managers file the new password under this name. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PlainField
          name="newPassword"
          type="password"
          label={t("forgot.newPassword")}
          hint={t("register.passwordHint")}
          error={refusal?.fields.newPassword}
          autoComplete="new-password"
          required
        />
        <PlainField
          name="repeat"
          type="password"
          label={t("forgot.repeat")}
          error={isDifferent ? t("forms:problems.passwordsDiffer") : undefined}
          autoComplete="new-password"
          required
        />
        <Button type="submit" size="large">
          {t("forgot.change")}
        </Button>
      </PlainForm>
      <ErrandWay to={plain.forgot} errand={errand}>
        {t("forgot.resend")}
      </ErrandWay>
    </PlainFrame>
  );
}
