import type { User } from "@contract/auth";
import { languages } from "@contract/constants";
import type { Preferences } from "@contract/preferences";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { languageNames } from "@/i18n/language";
import { callOwn } from "@/lib/call-own";
import { plain, withQuery } from "./addresses";
import { forShopper } from "./for-shopper";
import { Hidden, PlainField, PlainForm, PlainFrame, Way } from "./parts";
import { type Refusal, refusalOf } from "./refusal";
import { type Answer, field } from "./visit";

const changes = ["details", "messages", "password"] as const;
type Part = (typeof changes)[number];
type Said = { done?: Part | undefined; refused?: Part; refusal?: Refusal; name?: string };

/** One's name, messages and password. A new e-mail or number, devices and leaving the shop need scripts. */
export const accountPage = forShopper("account", async (user, { query, form }) => {
  if (!form) return showAccount(user, { done: changes.find((one) => one === query.get("done")) });
  const part = changes.find((one) => one === form.get("do")) ?? "details";
  try {
    await change[part](form);
    return { to: withQuery(plain.account, { done: part }) };
  } catch (error) {
    return showAccount(user, { refused: part, refusal: refusalOf(error), name: field(form, "userName") });
  }
});

const change: Record<Part, (form: URLSearchParams) => Promise<unknown>> = {
  details: (form) => callOwn("updateAccount", { body: { userName: field(form, "userName") } }),
  messages: (form) => {
    const language = languages.find((one) => one === form.get("language"));
    return callOwn("savePreferences", { body: { language, textMessages: form.has("textMessages") } });
  },
  password: (form) =>
    callOwn("changePassword", {
      body: {
        currentPassword: form.get("currentPassword") ?? "",
        newPassword: form.get("newPassword") ?? "",
      },
    }),
};

async function showAccount(user: User, said: Said): Promise<Answer> {
  const { data: preferences } = await callOwn("getPreferences");
  const page = <AccountView {...{ user, preferences }} {...said} />;
  return { status: said.refusal?.status ?? 200, page };
}

type AccountViewProps = Said & { user: User; preferences: Preferences };

function AccountView({ user, preferences, done, refused, refusal, name }: AccountViewProps) {
  const { t } = useTranslation(["account", "addresses", "plain"]);
  const told = { details: t("saved"), messages: t("messages.saved"), password: t("changed") };
  const wrongIn = (part: Part) => (refused === part ? refusal : undefined);
  return (
    <PlainFrame title={t("title")} user={user}>
      {done && <FormAlert tone="good">{told[done]}</FormAlert>}
      {refusal && <FormAlert tone="bad">{refusal.sentence}</FormAlert>}
      <Way to={plain.addresses}>{t("addresses:title")}</Way>
      <Details name={name ?? user.userName} refusal={wrongIn("details")} />
      <Messages preferences={preferences} />
      <Password user={user} refusal={wrongIn("password")} />
      <p className="text-ink-soft">{t("plain:accountNeedsScripts")}</p>
    </PlainFrame>
  );
}

const part = "grid max-w-md gap-4";
const heading = "font-display text-xl font-bold";

function Details({ name, refusal }: { name: string; refusal: Refusal | undefined }) {
  const { t } = useTranslation(["account", "forms"]);
  return (
    <PlainForm action={plain.account} className={part}>
      <h2 className={heading}>{t("details")}</h2>
      <Hidden fields={{ do: "details" }} />
      <PlainField
        name="userName"
        label={t("name")}
        error={refusal?.fields.userName}
        defaultValue={name}
        autoComplete="name"
        required
      />
      <Button type="submit" look="outline" className="justify-self-start">
        {t("forms:save")}
      </Button>
    </PlainForm>
  );
}

function Messages({ preferences }: { preferences: Preferences }) {
  const { t } = useTranslation(["account", "forms"]);
  return (
    <PlainForm action={plain.account} className={part}>
      <h2 className={heading}>{t("messages.title")}</h2>
      <p className="text-sm text-ink-soft">{t("messages.text")}</p>
      <Hidden fields={{ do: "messages" }} />
      <PlainField
        name="language"
        label={t("messages.language")}
        control={(attributes) => (
          <select {...attributes} defaultValue={preferences.language}>
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </select>
        )}
      />
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1">
        <input
          type="checkbox"
          name="textMessages"
          value="1"
          defaultChecked={preferences.textMessages}
          aria-describedby="texts-hint"
          className="mt-0.5 size-5 shrink-0 accent-brand"
        />
        <span className="grid gap-0.5">
          {t("messages.texts")}
          <span id="texts-hint" className="text-sm text-ink-soft">
            {t("messages.textsHint")}
          </span>
        </span>
      </label>
      <Button type="submit" look="outline" className="justify-self-start">
        {t("forms:save")}
      </Button>
    </PlainForm>
  );
}

function Password({ user, refusal }: { user: User; refusal: Refusal | undefined }) {
  const { t } = useTranslation(["account", "auth"]);
  return (
    <PlainForm action={plain.account} className={part}>
      <h2 className={heading}>{t("password")}</h2>
      <p className="text-sm text-ink-soft">{t("passwordText")}</p>
      <Hidden fields={{ do: "password" }} />
      {/* Password managers file the new password under this name. */}
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PlainField
        name="currentPassword"
        type="password"
        label={t("currentPassword")}
        error={refusal?.fields.currentPassword}
        autoComplete="current-password"
        required
      />
      <PlainField
        name="newPassword"
        type="password"
        label={t("newPassword")}
        hint={t("auth:register.passwordHint")}
        error={refusal?.fields.newPassword}
        autoComplete="new-password"
        required
      />
      <Button type="submit" look="outline" className="justify-self-start">
        {t("change")}
      </Button>
    </PlainForm>
  );
}
