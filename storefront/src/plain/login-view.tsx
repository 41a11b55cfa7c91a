import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { plain, withQuery } from "./addresses";
import type { Draft } from "./drafts";
import { asFields, asQuery, type Errand, readErrand } from "./errand";
import { ErrandWay } from "./errand-way";
import { signInFor } from "./for-shopper";
import type { Next } from "./next";
import { Hidden, PlainField, PlainForm, PlainFrame } from "./parts";
import type { Refusal } from "./refusal";
import type { Answer, Visit } from "./visit";

/** The sign-in in place of what could not be sent, which waits in its form; where nothing was written, its address. */
export const signInWith = (draft: Draft, next: Next, visit: Visit): Answer =>
  draft.draftWords
    ? { status: 401, page: <LoginView errand={{ ...readErrand(visit), next, wanted: undefined, draft }} /> }
    : { to: signInFor(next, visit) };

/** What has happened before, by names in the address. */
export const loginNotes = ["registered", "expired", "reset"] as const;

/** To the sign-in, after what is noted; at once where something was written, which no address may hold. */
export const toLogin = (note: "registered" | "reset", errand: Errand): Answer =>
  errand.draft
    ? { status: 200, page: <LoginView errand={errand} note={note} /> }
    : { to: withQuery(plain.login, { [note]: "1", ...asQuery(errand) }) };

type LoginViewProps = {
  errand: Errand;
  account?: string;
  refusal?: Refusal;
  note?: (typeof loginNotes)[number] | undefined;
};

export function LoginView({ errand, account, refusal, note }: LoginViewProps) {
  const { t } = useTranslation(["auth", "plain"]);
  const { fields = {} } = refusal ?? {};
  const isCode = refusal?.code === "second_factor_required";
  return (
    <PlainFrame title={t("login.title")}>
      {refusal && <FormAlert tone="bad">{isCode ? t("plain:staffNeedScripts") : refusal.sentence}</FormAlert>}
      {!refusal && <BeforeLogin errand={errand} note={note} />}
      <PlainForm action={plain.login} className="grid max-w-md gap-5">
        <Hidden fields={asFields(errand)} />
        <PlainField
          name="emailOrPhone"
          label={t("login.account")}
          error={fields.emailOrPhone}
          defaultValue={account}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={120}
        />
        <PlainField
          name="password"
          type="password"
          label={t("login.password")}
          error={fields.password}
          autoComplete="current-password"
          required
        />
        <Button type="submit" size="large">
          {t("login.submit")}
        </Button>
      </PlainForm>
      <ErrandWay to={plain.forgot} errand={errand}>
        {t("login.forgot")}
      </ErrandWay>
      <ErrandWay to={plain.code} errand={errand}>
        {t("login.withCode")}
      </ErrandWay>
      <div className="flex flex-wrap items-center gap-x-2">
        {t("login.noAccount")}
        <ErrandWay to={plain.register} errand={errand}>
          {t("login.register")}
        </ErrandWay>
      </div>
    </PlainFrame>
  );
}

/** Why the visitor is here. */
function BeforeLogin({ errand: { next, wanted, draft }, note }: Pick<LoginViewProps, "errand" | "note">) {
  const { t } = useTranslation(["auth", "cart", "plain", "session"]);
  if (note === "registered" || note === "reset")
    return (
      <FormAlert tone="good">
        <p>{t(note === "reset" ? "forgot.done" : "plain:registered")}</p>
        {draft && <p className="font-normal">{t("plain:draftKept")}</p>}
      </FormAlert>
    );
  if (note === "expired") return <FormAlert tone="info">{t("session:expired")}</FormAlert>;
  if (next === "wishlist") return <FormAlert tone="info">{t("plain:wishlistNeedsAccount")}</FormAlert>;
  if (draft) return <FormAlert tone="info">{t("plain:draftKept")}</FormAlert>;
  if (!wanted && !next) return null;
  return (
    <FormAlert tone={wanted ? "bad" : "info"}>
      <p>{t("cart:authRequired")}</p>
      <p className="font-normal">{t("cart:pleaseLogin")}</p>
    </FormAlert>
  );
}
