import type { Order } from "@contract/orders";
import { useTranslation } from "react-i18next";
import { FormSheet } from "@/components/form/form-sheet";
import { useFormFailure } from "@/components/form/use-form-failure";
import { toastSuccess } from "@/components/toast";
import { useShopForm } from "@/lib/use-shop-form";
import { useSaveRefundAccount } from "./changes";
import { type AccountForm, accountOf, accountProblems, emptyAccount } from "./refund-account";
import { RefundAccountFields } from "./refund-account-fields";

/** Asks where the money of a cash order should be refunded to. */
export default function RefundAccountSheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation("aftersales");
  const { t: ofForms } = useTranslation("forms");
  const { mutateAsync } = useSaveRefundAccount(order._id);
  const form = useShopForm<AccountForm>(accountProblems, emptyAccount);
  const { failure, attempt } = useFormFailure(form, [], t("account.failed"));
  const { isSubmitting } = form.formState;
  return (
    <FormSheet
      title={t("account.ask")}
      words={{ keep: ofForms("cancel"), send: ofForms("save"), sending: ofForms("saving") }}
      isSending={isSubmitting}
      onClose={onClose}
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
    </FormSheet>
  );
}
