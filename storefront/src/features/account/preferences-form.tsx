import { languages } from "@contract/constants";
import type { Preferences } from "@contract/preferences";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { controlClass } from "@/components/form/field-frame";
import { FormAlert } from "@/components/form/form-alert";
import { SubmitButton } from "@/components/form/submit-button";
import { LoadFailed } from "@/components/load-failed";
import { toastSuccess } from "@/components/toast";
import { languageNames } from "@/i18n/language";
import { callOwn } from "@/lib/call-own";
import { messageOf } from "@/lib/errors";

const preferencesKey = ["preferences"];

/** The language of mails, and whether text messages are sent. */
export function PreferencesForm() {
  const { t } = useTranslation("account");
  const { data, isError, refetch } = useQuery({
    queryKey: preferencesKey,
    queryFn: async () => (await callOwn("getPreferences")).data,
  });
  return (
    <section aria-labelledby="messages" className="grid max-w-md gap-4">
      <div className="grid gap-1">
        <h2 id="messages" className="font-display text-xl font-bold">
          {t("messages.title")}
        </h2>
        <p className="text-sm text-ink-soft">{t("messages.text")}</p>
      </div>
      {data ? (
        <Fields kept={data} />
      ) : isError ? (
        <LoadFailed sentence={t("messages.failed")} retry={() => void refetch()} />
      ) : (
        <span role="status" aria-label={t("loading")} className="skeleton h-40" />
      )}
    </section>
  );
}

function Fields({ kept }: { kept: Preferences }) {
  const { t } = useTranslation("account");
  const forms = useTranslation("forms").t;
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const chosen = new FormData(event.currentTarget);
    const language = languages.find((one) => one === chosen.get("language"));
    setBusy(true);
    setFailure(undefined);
    try {
      const textMessages = chosen.has("textMessages");
      const { data } = await callOwn("savePreferences", { body: { language, textMessages } });
      client.setQueryData(preferencesKey, data);
      toastSuccess(t("messages.saved"));
    } catch (error) {
      setFailure(messageOf(error, t("messages.saveFailed")));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="grid gap-4" method="post" onSubmit={(event) => void save(event)}>
      {failure && (
        <FormAlert tone="bad" focus>
          {failure}
        </FormAlert>
      )}
      <label className="grid gap-1.5 text-sm font-semibold">
        {t("messages.language")}
        <select name="language" defaultValue={kept.language} className={`${controlClass} font-normal`}>
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </select>
      </label>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1">
        <input
          type="checkbox"
          name="textMessages"
          defaultChecked={kept.textMessages}
          aria-describedby="text-messages-hint"
          className="mt-0.5 size-5 shrink-0 accent-brand"
        />
        <span className="grid gap-0.5">
          {t("messages.texts")}
          <span id="text-messages-hint" className="text-sm text-ink-soft">
            {t("messages.textsHint")}
          </span>
        </span>
      </label>
      <SubmitButton busy={busy} size="medium" className="justify-self-start">
        {busy ? forms("saving") : forms("save")}
      </SubmitButton>
    </form>
  );
}
