import { limits } from "@contract/limits";
import { formatRupees } from "@contract/money";
import type { Order } from "@contract/orders";
import { useTranslation } from "react-i18next";
import { toastSuccess } from "@/components/toast";
import { cancelReasons, isPaid, moneyOf } from "./cancelling";
import { useCancelOrder } from "./changes";
import { ReasonSheet } from "./reason-sheet";

/** Asks for the reason and cancels the order with it; says beforehand what happens to the money. */
export default function CancelSheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation("aftersales");
  const { mutateAsync } = useCancelOrder(order._id);
  return (
    <ReasonSheet
      title={t("cancel.title")}
      words={{
        reason: t("cancel.reason"),
        hint: t("reasonHint"),
        keep: t("keep"),
        send: t("cancel.send"),
        sending: t("cancel.sending"),
        failed: t("cancel.failed"),
      }}
      suggestions={cancelReasons.map((key) => ({
        label: t(`cancel.reasons.${key}`),
        reason: key === "other" ? "" : t(`cancel.reasons.${key}`),
      }))}
      longest={limits.reason}
      look="danger"
      onSend={async (reason) => {
        const { data } = await mutateAsync(reason);
        const owed = data.refundDue > 0 ? { description: t("cancel.doneCash") } : {};
        toastSuccess(t("cancel.done"), isPaid(data) ? { description: t("cancel.donePaid") } : owed);
      }}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        {t(`cancel.text.${moneyOf(order)}`, { amount: formatRupees(order.totalAmount) })}
      </p>
    </ReasonSheet>
  );
}
