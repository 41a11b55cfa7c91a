import type { User } from "@contract/auth";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useFormFailure } from "@/components/form/use-form-failure";
import { toastSuccess } from "@/components/toast";
import { callOwn } from "@/lib/call-own";
import { userNameRule } from "@/lib/name-rules";
import { useShopForm } from "@/lib/use-shop-form";

type ProfileValues = { userName: string };
type ProfileFormProps = { user: User; onSaved: (user: User) => void };

/** The name. */
export function ProfileForm({ user, onSaved }: ProfileFormProps) {
  const { t } = useTranslation("account");
  const forms = useTranslation("forms").t;
  const form = useShopForm<ProfileValues>(({ userName }) => ({ userName: userNameRule(userName) }), {
    userName: user.userName,
  });
  const { failure, attempt } = useFormFailure(form, ["userName"], t("saveFailed"));
  const { errors, isSubmitting } = form.formState;
  const send = (body: ProfileValues) =>
    attempt(async () => {
      const answer = await callOwn("updateAccount", { body });
      onSaved(answer.user);
      toastSuccess(t("saved"));
    });

  return (
    <form className="grid max-w-md gap-4" method="post" noValidate onSubmit={form.onSubmit(send)}>
      <h2 className="font-display text-xl font-bold">{t("details")}</h2>
      {failure}
      <TextField
        field={form.register("userName")}
        label={t("name")}
        error={errors.userName}
        autoComplete="name"
      />
      <SubmitButton busy={isSubmitting} size="medium" className="justify-self-start">
        {isSubmitting ? forms("saving") : forms("save")}
      </SubmitButton>
    </form>
  );
}
