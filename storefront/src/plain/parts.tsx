import type { User } from "@contract/auth";
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";
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
        <Way to={plain.cart}>{t("cart")}</Way>
        <Way to={plain.wishlist}>{t("shell:wishlist")}</Way>
        {user ? (
          <>
            <Way to={plain.orders}>{t("session:orders")}</Way>
            <Way to={plain.account}>{t("session:account")}</Way>
            <span className="text-ink-soft">{t("session:loggedInAs", { name: user.userName })}</span>
            <PlainForm action={plain.logout}>
              <Button type="submit" look="quiet" size="small">
                {t("session:logout")}
              </Button>
            </PlainForm>
          </>
        ) : (
          <Way to={plain.login}>{t("shell:login")}</Way>
        )}
      </nav>
      <h1 className="garland font-display text-2xl font-bold">{title}</h1>
      {children}
    </div>
  );
}

/** A link that leads on. */
export function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="justify-self-start font-semibold text-brand underline underline-offset-4">
      {children}
    </Link>
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

type PlainAreaProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
} & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "name" | "id">;

/** The same for several lines of text. */
export function PlainArea({ name, label, hint, error, ...area }: PlainAreaProps) {
  return (
    <PlainField
      {...{ name, label, hint, error }}
      control={(attributes) => <textarea {...attributes} {...area} />}
    />
  );
}
