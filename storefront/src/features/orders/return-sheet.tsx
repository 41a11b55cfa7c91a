import { limits } from "@contract/constants";
import type { Order } from "@contract/orders";
import { useTranslation } from "react-i18next";
import { toastSuccess } from "@/components/toast";
import { rupees } from "@/lib/money";
import { useReturnOrder } from "./queries";
import { ReasonSheet } from "./reason-sheet";

const reasonKeys = ["damaged", "wrong", "fit", "notAsShown", "mind", "other"] as const;

/** Asks why a delivered order goes back, and says how goods and money travel then. */
export default function ReturnSheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation("aftersales");
  const { mutateAsync } = useReturnOrder(order._id);
  return (
    <ReasonSheet
      title={t("returning.title")}
      words={{
        reason: t("returning.reason"),
        hint: t("reasonHint"),
        keep: t("keep"),
        send: t("returning.send"),
        sending: t("returning.sending"),
        failed: t("returning.failed"),
      }}
      suggestions={reasonKeys.map((key) => ({
        label: t(`returning.reasons.${key}`),
        reason: key === "other" ? "" : t(`returning.reasons.${key}`),
      }))}
      longest={limits.returnReason}
      look="primary"
      onSend={async (reason) => {
        await mutateAsync(reason);
        toastSuccess(t("returning.sent"));
      }}
      onClose={onClose}
    >
      <ol className="grid list-decimal gap-1 pl-5 text-ink-soft">
        <li>{t("returning.stepAnswer")}</li>
        <li>{t("returning.stepFetch")}</li>
        <li>{t(`returning.stepMoney.${order.paymentMethod}`, { amount: rupees(order.totalAmount) })}</li>
      </ol>
    </ReasonSheet>
  );
}
