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
  const { t } = useTranslation("orders");
  const { mutateAsync } = useReturnOrder(order._id);
  return (
    <ReasonSheet
      title={t("returns.title")}
      words={{
        reason: t("returns.reason"),
        hint: t("returns.hint"),
        keep: t("keep"),
        send: t("returns.send"),
        sending: t("returns.sending"),
        failed: t("returns.failed"),
      }}
      suggestions={reasonKeys.map((key) => ({
        label: t(`returns.reasons.${key}`),
        reason: key === "other" ? "" : t(`returns.reasons.${key}`),
      }))}
      longest={limits.returnReason}
      look="primary"
      onSend={async (reason) => {
        await mutateAsync(reason);
        toastSuccess(t("returns.sent"));
      }}
      onClose={onClose}
    >
      <ol className="grid list-decimal gap-1 pl-5 text-ink-soft">
        <li>{t("returns.stepAnswer")}</li>
        <li>{t("returns.stepFetch")}</li>
        <li>{t(`returns.stepMoney.${order.paymentMethod}`, { amount: rupees(order.totalAmount) })}</li>
      </ol>
    </ReasonSheet>
  );
}
