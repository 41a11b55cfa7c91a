import type { User } from "@contract/auth";
import type { ContactField } from "@contract/contact";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { toastSuccess } from "@/components/toast";
import { AskForm } from "./ask-form";
import { CodeForm } from "./code-form";
import { useWaitingChange } from "./use-waiting-change";

type ContactProps = { user: User; onSaved: (user: User) => void };

/** The e-mail and phone used for signing in, each changed separately, with the password and a code. */
export function Contact({ user, onSaved }: ContactProps) {
  const { t } = useTranslation("account");
  const { waiting, begin, end } = useWaitingChange();
  const [asked, setAsked] = useState<ContactField>();
  const open = waiting?.field ?? asked;
  const close = () => {
    end();
    setAsked(undefined);
  };
  const steps = (field: ContactField) =>
    waiting ? (
      <CodeForm
        waiting={waiting}
        onChanged={(changed) => {
          close();
          onSaved(changed);
          toastSuccess(t(field === "email" ? "contact.emailChanged" : "contact.phoneChanged"));
        }}
        onAgain={() => {
          end();
          setAsked(field);
        }}
        onClose={close}
      />
    ) : (
      <AskForm field={field} onSent={begin} onClose={close} />
    );

  return (
    <section aria-labelledby="contact" className="grid max-w-md gap-4">
      <div className="grid gap-1">
        <h2 id="contact" className="font-display text-xl font-bold">
          {t("contact.title")}
        </h2>
        <p className="text-sm text-ink-soft">{t("contact.text")}</p>
      </div>
      <div className="grid divide-y divide-line rounded-md border border-line bg-surface">
        {(["email", "phone"] as const).map((field) => (
          <div key={field} className="grid gap-4 px-4 py-3">
            <div className="flex flex-wrap items-center justify-end gap-3">
              <dl className="grow">
                <dt className="text-sm font-semibold">{t(field)}</dt>
                <dd className="wrap-anywhere">{user[field] ?? t("contact.none")}</dd>
              </dl>
              {open !== field && (
                <Button
                  look="outline"
                  size="small"
                  aria-label={t(field === "email" ? "contact.changeEmail" : "contact.changePhone")}
                  onClick={() => {
                    end();
                    setAsked(field);
                  }}
                >
                  {t("contact.change")}
                </Button>
              )}
            </div>
            {open === field && steps(field)}
          </div>
        ))}
      </div>
    </section>
  );
}
