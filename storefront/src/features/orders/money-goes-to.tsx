import type { Order } from "@contract/orders";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { toastError } from "@/components/toast";
import { messageOf } from "@/lib/errors";
import { lazyDialog } from "@/lib/lazy-part";
import { useDeleteRefundAccount } from "./changes";
import { OrderPart } from "./order-part";

/** The form is loaded on demand. */
const RefundAccountSheet = lazyDialog(["aftersales", "forms"], () => import("./refund-account-sheet"));

/** Where the money of a cash order is refunded to: shown, changed and deleted by its shopper. */
export default function MoneyGoesTo({ order }: { order: Order }) {
  const { t } = useTranslation("refunds");
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useDeleteRefundAccount(order._id);
  const { refundAccount: account, canSaveRefundAccount: canSave } = order;
  return (
    <OrderPart title={t("account.title")}>
      <p className={account ? "" : "font-medium text-warn"}>
        {account ? t(`account.${account.kind}`, { hint: account.hint }) : t("account.missing")}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {canSave && (
          <Button look={account ? "outline" : "primary"} size="small" onClick={() => setOpen(true)}>
            {t(account ? "account.change" : "account.say")}
          </Button>
        )}
        {account && (
          <Button
            look="quiet"
            size="small"
            disabled={isPending}
            onClick={() =>
              mutate(undefined, { onError: (error) => toastError(messageOf(error, t("account.notDeleted"))) })
            }
          >
            {t("account.delete")}
          </Button>
        )}
      </div>
      {open && (
        <Suspense>
          <RefundAccountSheet order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OrderPart>
  );
}
