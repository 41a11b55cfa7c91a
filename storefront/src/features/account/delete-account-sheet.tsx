import type { User } from "@contract/auth";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHref } from "react-router-dom";
import { buttonClass } from "@/components/button";
import { FormSheet } from "@/components/form/form-sheet";
import { PasswordField } from "@/components/form/password-field";
import { TextField } from "@/components/form/text-field";
import { useFormFailure } from "@/components/form/use-form-failure";
import { Modal } from "@/components/modal";
import { forgetLate } from "@/features/cart/late/store";
import { callOwn } from "@/lib/call-own";
import { localKeys, removeLocal, removeSession, sessionKeys } from "@/lib/storage";
import { useShopForm } from "@/lib/use-shop-form";
import { paths } from "@/paths";

type LeaveValues = { email: string; password: string };

/** Says what is deleted and what stays, asks for password and e-mail, and deletes the account. */
export default function DeleteAccountSheet({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation("account");
  const [gone, setGone] = useState(false);
  const form = useShopForm<LeaveValues>(
    ({ email, password }) => ({
      email: email.trim().toLowerCase() === user.email ? undefined : "notOwnEmail",
      password: password === "" ? "passwordMissing" : undefined,
    }),
    { email: "", password: "" },
  );
  const { failure, attempt } = useFormFailure(form, ["password"], t("leave.failed"));
  const { errors, isSubmitting } = form.formState;
  const leave = ({ password }: LeaveValues) =>
    attempt(async () => {
      await callOwn("deleteAccount", { body: { password } });
      await forgetLate().catch(() => undefined);
      forgetVisitor();
      setGone(true);
    });

  if (gone) return <Goodbye />;
  return (
    <FormSheet
      title={t("leave.title")}
      words={{ keep: t("leave.keep"), send: t("leave.delete"), sending: t("leave.deleting") }}
      look="danger"
      isSending={isSubmitting}
      onClose={onClose}
      onSubmit={form.onSubmit(leave)}
    >
      <dl className="grid gap-3 text-sm [&_dt]:font-semibold">
        <div>
          <dt>{t("leave.goesTitle")}</dt>
          <dd>{t("leave.goes")}</dd>
        </div>
        <div>
          <dt>{t("leave.staysTitle")}</dt>
          <dd>{t("leave.stays")}</dd>
        </div>
      </dl>
      {failure}
      <TextField
        field={form.register("email")}
        label={t("leave.email", { email: user.email })}
        error={errors.email}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={120}
      />
      <PasswordField
        field={form.register("password")}
        label={t("leave.password")}
        error={errors.password}
        autoComplete="current-password"
      />
    </FormSheet>
  );
}

/** The home page is loaded again, so that nothing of the account stays in memory. */
function Goodbye() {
  const { t } = useTranslation("account");
  const home = useHref(paths.home);
  return (
    <Modal
      title={t("leave.goneTitle")}
      shape="sheet"
      onClose={() => window.location.assign(home)}
      footer={
        <a href={home} className={buttonClass({}, "w-full")}>
          {t("leave.home")}
        </a>
      }
    >
      <p role="status">{t("leave.gone")}</p>
    </Modal>
  );
}

/** Deletes what this browser stored about a person whose account is gone; the language stays. */
function forgetVisitor() {
  for (const key of Object.values(localKeys)) if (key !== localKeys.language) removeLocal(key);
  for (const key of Object.values(sessionKeys)) removeSession(key);
}
