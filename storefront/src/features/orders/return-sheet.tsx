import { limits } from "@contract/limits";
import { formatExactRupees, formatRupees } from "@contract/money";
import type { Order } from "@contract/orders";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toastSuccess } from "@/components/toast";
import { useShopForm } from "@/lib/use-shop-form";
import { useReturnOrder } from "./changes";
import { ReasonSheet } from "./reason-sheet";
import { type AccountForm, accountOf, accountProblems, emptyAccount } from "./refund-account";
import { RefundAccountFields } from "./refund-account-fields";
import { allOf, choiceOf, hasParts, returnReasons } from "./return-choice";
import { ReturnPicker } from "./return-picker";

/** Asks what part of a delivered order is returned and why, and says what is refunded and how items and money travel. */
export default function ReturnSheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation("aftersales");
  const { mutateAsync } = useReturnOrder(order._id);
  const [amounts, setAmounts] = useState(() => allOf(order));
  const { refund, isWhole, isNothing, items } = choiceOf(order, amounts);
  const account = useShopForm<AccountForm>(accountProblems, emptyAccount);
  const isCash = order.paymentMethod === "cod";
  // A form of its own that is submitted, so that its errors disappear as they are corrected.
  const isAccountRight = () =>
    new Promise<boolean>((tell) => {
      void account.handleSubmit(
        () => tell(true),
        () => tell(false),
      )();
    });
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
      suggestions={returnReasons.map((key) => ({
        label: t(`returning.reasons.${key}`),
        reason: key === "other" ? "" : t(`returning.reasons.${key}`),
      }))}
      longest={limits.reason}
      look="primary"
      isReady={!isNothing}
      check={isCash ? isAccountRight : undefined}
      onSend={async (reason) => {
        await mutateAsync({
          reason,
          items,
          ...(isCash && { refundAccount: accountOf(account.getValues()) }),
        });
        toastSuccess(t("returning.sent"));
      }}
      onClose={onClose}
    >
      {hasParts(order) && <ReturnPicker items={order.cartItems} amounts={amounts} onChange={setAmounts} />}
      <div role="status" className="grid gap-1">
        {isNothing ? (
          <p className="font-semibold text-bad">{t("returning.nothing")}</p>
        ) : (
          <p className="flex flex-wrap justify-between gap-x-4 font-bold">
            {t("returning.comesBack")} <span className="tabular-nums">{formatExactRupees(refund)}</span>
          </p>
        )}
        {!isNothing && !isWhole && (
          <>
            {order.totalAmount > order.subtotal && (
              <p className="text-sm text-ink-soft">{t("returning.goodsOnly")}</p>
            )}
            <p className="text-sm font-medium">{t("returning.once")}</p>
          </>
        )}
      </div>
      <ol className="grid list-decimal gap-1 pl-5 text-ink-soft">
        <li>{t("returning.stepAnswer")}</li>
        <li>{t("returning.stepFetch")}</li>
        <li>{t(`returning.stepMoney.${order.paymentMethod}`, { amount: formatRupees(refund) })}</li>
      </ol>
      {isCash && <RefundAccountFields form={account} canWait />}
    </ReasonSheet>
  );
}
