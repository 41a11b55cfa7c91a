import type { Order } from "@contract/orders";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { SubmitButton } from "@/components/form/submit-button";
import { useFormFailure } from "@/components/form/use-form-failure";
import { Modal } from "@/components/modal";
import { toastSuccess } from "@/components/toast";
import { useShopForm } from "@/lib/use-shop-form";
import { useSaveRefundAccount } from "./queries";
import { type AccountForm, accountOf, accountProblems, emptyAccount } from "./refund-account";
import { RefundAccountFields } from "./refund-account-fields";

/** Asks where the money of a cash order shall go. */
export default function RefundAccountSheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation("aftersales");
  const { t: ofForms } = useTranslation("forms");
  const formId = useId();
  const { mutateAsync } = useSaveRefundAccount(order._id);
  const form = useShopForm<AccountForm>(accountProblems, emptyAccount);
  const { failure, attempt } = useFormFailure(form, [], t("account.failed"));
  const { isSubmitting } = form.formState;
  return (
    <Modal
      title={t("account.ask")}
      shape="sheet"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            {ofForms("cancel")}
          </Button>
          <SubmitButton busy={isSubmitting} size="medium" className="" form={formId}>
            {ofForms(isSubmitting ? "saving" : "save")}
          </SubmitButton>
        </div>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        method="post"
        noValidate
        onSubmit={form.onSubmit((typed) =>
          attempt(async () => {
            const account = accountOf(typed);
            if (!account) return;
            await mutateAsync(account);
            toastSuccess(t("account.saved"));
            onClose();
          }),
        )}
      >
        {failure}
        <RefundAccountFields form={form} />
      </form>
    </Modal>
  );
}
