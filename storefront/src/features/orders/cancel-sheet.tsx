import { limits } from "@contract/constants";
import type { Order } from "@contract/orders";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { SubmitButton } from "@/components/form/submit-button";
import { TextAreaField } from "@/components/form/text-area-field";
import { useFormFailure } from "@/components/form/use-form-failure";
import { Modal } from "@/components/modal";
import { toastSuccess } from "@/components/toast";
import { lengthRule } from "@/lib/field-rules";
import { useShopForm } from "@/lib/use-shop-form";
import { useCancelOrder } from "./queries";

const reasonKeys = ["mistake", "price", "late", "change", "other"] as const;
const reasonRule = lengthRule(1, limits.cancellationReason, "reasonMissing");

/** Asks for the reason and cancels the order with it. */
export default function CancelSheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation("orders");
  const formId = useId();
  const { mutateAsync } = useCancelOrder(order._id);
  const form = useShopForm<{ reason: string }>(({ reason }) => ({ reason: reasonRule(reason) }), {
    reason: "",
  });
  const { failure, attempt } = useFormFailure(form, ["reason"], t("cancelFailed"));
  const { errors, isSubmitting } = form.formState;
  const send = ({ reason }: { reason: string }) =>
    attempt(async () => {
      await mutateAsync(reason.trim());
      onClose();
      toastSuccess(t("cancelled"));
    });
  const suggest = (key: (typeof reasonKeys)[number]) => {
    form.setValue("reason", key === "other" ? "" : t(`reasons.${key}`));
    form.clearErrors();
    form.setFocus("reason");
  };

  return (
    <Modal
      title={t("cancelTitle")}
      shape="sheet"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            {t("keep")}
          </Button>
          <SubmitButton busy={isSubmitting} look="danger" size="medium" className="" form={formId}>
            {isSubmitting ? t("cancelling") : t("cancel")}
          </SubmitButton>
        </div>
      }
    >
      <form id={formId} className="grid gap-4" method="post" noValidate onSubmit={form.onSubmit(send)}>
        <p className="text-ink-soft">{t(order.paymentStatus === "paid" ? "cancelTextPaid" : "cancelText")}</p>
        {failure}
        <div className="flex flex-wrap gap-2">
          {reasonKeys.map((key) => (
            <Button key={key} look="outline" size="small" onClick={() => suggest(key)}>
              {t(`reasons.${key}`)}
            </Button>
          ))}
        </div>
        <TextAreaField
          field={form.register("reason")}
          label={t("reason")}
          hint={t("reasonHint")}
          error={errors.reason}
          maxLength={limits.cancellationReason}
        />
      </form>
    </Modal>
  );
}
