import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { callOwn } from "@/lib/call-own";
import { plain } from "./addresses";
import { asFields, type Errand, readErrand } from "./errand";
import { ErrandWay } from "./errand-way";
import { whoIsIn } from "./for-shopper";
import { Hidden, PlainField, PlainForm, PlainFrame } from "./parts";
import { type Refusal, refusalOf } from "./refusal";
import { goOn, onwards } from "./sign-in";
import { field, type PlainPage } from "./visit";

/** Signing in with a code: whose, and then the code. An answer to the first form is shown at once: no address names anybody. */
export const codePage: PlainPage = async (visit) => {
  const { form } = visit;
  const errand = readErrand(visit);
  // A form without an account hands on an errand.
  if (!form?.has("emailOrPhone")) {
    if (await whoIsIn()) return onwards(errand);
    return { status: 200, page: <AccountView errand={errand} /> };
  }
  const account = field(form, "emailOrPhone");
  if (!form.has("code")) return askCode(account, errand);
  try {
    const code = field(form, "code");
    const { user } = await callOwn("loginWithCode", { body: { emailOrPhone: account, code } });
    return await goOn(user, errand, visit.language);
  } catch (error) {
    const refusal = refusalOf(error);
    return { status: refusal.status, page: <CodeView {...{ errand, account, refusal }} /> };
  }
};

async function askCode(account: string, errand: Errand) {
  try {
    const { data } = await callOwn("askSignInCode", { body: { emailOrPhone: account } });
    return { status: 200, page: <CodeView {...{ errand, account }} minutes={data.minutes} /> };
  } catch (error) {
    const refusal = refusalOf(error);
    return { status: refusal.status, page: <AccountView {...{ errand, account, refusal }} /> };
  }
}

type ViewProps = { errand: Errand; account?: string; refusal?: Refusal };

function AccountView({ errand, account, refusal }: ViewProps) {
  const { t } = useTranslation(["signincode", "auth"]);
  return (
    <PlainFrame title={t("title")}>
      {refusal && <FormAlert tone="bad">{refusal.sentence}</FormAlert>}
      <p>{t("text")}</p>
      <PlainForm action={plain.code} className="grid max-w-md gap-5">
        <Hidden fields={asFields(errand)} />
        <PlainField
          name="emailOrPhone"
          label={t("auth:login.account")}
          hint={t("where")}
          error={refusal?.fields.emailOrPhone}
          defaultValue={account}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={120}
        />
        <Button type="submit" size="large">
          {t("send")}
        </Button>
      </PlainForm>
      <ToPassword errand={errand} />
    </PlainFrame>
  );
}

function CodeView({ errand, account = "", refusal, minutes }: ViewProps & { minutes?: number }) {
  const { t } = useTranslation("signincode");
  const hidden = { ...asFields(errand), emailOrPhone: account };
  return (
    <PlainFrame title={t("codeTitle")}>
      {refusal && <FormAlert tone="bad">{refusal.sentence}</FormAlert>}
      {minutes !== undefined && <p role="status">{t("codeText", { account, minutes })}</p>}
      <PlainForm action={plain.code} className="grid max-w-md gap-5">
        <Hidden fields={hidden} />
        <PlainField
          name="code"
          label={t("code")}
          error={refusal?.fields.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={30}
        />
        <Button type="submit" size="large">
          {t("enter")}
        </Button>
      </PlainForm>
      <PlainForm action={plain.code}>
        <Hidden fields={hidden} />
        <Button type="submit" look="quiet">
          {t("resend")}
        </Button>
      </PlainForm>
      <ToPassword errand={errand} />
    </PlainFrame>
  );
}

function ToPassword({ errand }: { errand: Errand }) {
  const { t } = useTranslation("signincode");
  return (
    <ErrandWay to={plain.login} errand={errand}>
      {t("usePassword")}
    </ErrandWay>
  );
}
