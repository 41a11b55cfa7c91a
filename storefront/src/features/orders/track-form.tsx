import type { FollowedOrder } from "@contract/orders";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useFormFailure } from "@/components/form/use-form-failure";
import { call } from "@/lib/api";
import type { FieldProblem } from "@/lib/field-rules";
import { useShopForm } from "@/lib/use-shop-form";

type TrackValues = { orderNumber: string; emailOrPhone: string };
type TrackFormProps = { onFound: (order: FollowedOrder) => void; onSent: () => void };

const missing = (value: string, problem: FieldProblem) => (value.trim() === "" ? problem : undefined);

/** Number and phone: only the shop knows whether they belong together, so both just have to be filled in. */
export default function TrackForm({ onFound, onSent }: TrackFormProps) {
  const { t } = useTranslation("track");
  const form = useShopForm<TrackValues>((values) => ({
    orderNumber: missing(values.orderNumber, "orderNumberMissing"),
    emailOrPhone: missing(values.emailOrPhone, "accountMissing"),
  }));
  const { failure, attempt } = useFormFailure(form, ["orderNumber", "emailOrPhone"], t("failed"));
  const { errors, isSubmitting } = form.formState;
  const send = (body: TrackValues) =>
    attempt(async () => {
      onSent();
      onFound((await call("followOrder", { body })).data);
    });

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={form.onSubmit(send)}>
      {failure}
      <TextField
        field={form.register("orderNumber")}
        label={t("number")}
        error={errors.orderNumber}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <TextField
        field={form.register("emailOrPhone")}
        label={t("account")}
        error={errors.emailOrPhone}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
      />
      <SubmitButton busy={isSubmitting}>{isSubmitting ? t("busy") : t("submit")}</SubmitButton>
    </form>
  );
}
