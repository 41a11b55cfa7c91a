import type { User } from "@contract/auth";
import type { InputHTMLAttributes, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useHref } from "react-router-dom";
import { Button } from "@/components/button";
import { controlClass } from "@/components/form/field-frame";
import { Link } from "@/components/link";
import { PageHead } from "@/routing/head";
import { type PlainAddress, plain } from "./addresses";

type PlainFrameProps = { title: string; user?: User | undefined; children: ReactNode };

/** A page that needs no script: its heading, and the ways that are menus elsewhere. */
export function PlainFrame({ title, user, children }: PlainFrameProps) {
  const { t } = useTranslation(["plain", "session", "shell"]);
  return (
    <div className="shop-width grid max-w-3xl gap-6 py-6 md:py-10">
      <PageHead title={title} description={title} noIndex />
      <nav aria-label={t("nav")} className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link to={plain.cart} className="font-semibold text-brand underline underline-offset-4">
          {t("cart")}
        </Link>
        {user ? (
          <>
            <Link to={plain.orders} className="font-semibold text-brand underline underline-offset-4">
              {t("session:orders")}
            </Link>
            <span className="text-ink-soft">{t("session:loggedInAs", { name: user.userName })}</span>
            <PlainForm action={plain.logout}>
              <Button type="submit" look="quiet" size="small">
                {t("session:logout")}
              </Button>
            </PlainForm>
          </>
        ) : (
          <Link to={plain.login} className="font-semibold text-brand underline underline-offset-4">
            {t("shell:login")}
          </Link>
        )}
      </nav>
      <h1 className="garland font-display text-2xl font-bold">{title}</h1>
      {children}
    </div>
  );
}

type PlainFormProps = { action: PlainAddress; className?: string; children: ReactNode };

/** A form that a browser sends by itself, to a plain page in the language of this one. */
export function PlainForm({ action, className, children }: PlainFormProps) {
  const href = useHref(action);
  return (
    <form method="post" action={href} className={className}>
      {children}
    </form>
  );
}

/** The values of a form's hidden fields by their names; undefined ones are omitted. */
export function Hidden({ fields }: { fields: Readonly<Record<string, string | undefined>> }) {
  return Object.entries(fields).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}

type PlainFieldProps = {
  name: string;
  /** Set where two forms of a page have a field of the same name. */
  id?: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** A select or a text area instead of one line of text. */
  control?: (attributes: { id: string; name: string; className: string }) => ReactNode;
} & Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "id">;

/** A labelled field with what is wrong with it, in the server's words. */
export function PlainField({ name, id = name, label, hint, error, control, ...input }: PlainFieldProps) {
  const attributes = {
    id,
    name,
    className: controlClass,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {control ? control(attributes) : <input {...attributes} {...input} />}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-bad">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
