import type { User } from "@contract/auth";
import { formatRupees } from "@contract/money";
import type { Order } from "@contract/orders";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { cancelReasons, moneyOf } from "@/features/orders/cancelling";
import { call } from "@/lib/api";
import { plain } from "./addresses";
import { ofOwnOrder, orderAt } from "./own-order";
import { Hidden, PlainForm, PlainFrame, Way } from "./parts";
import { type Reason, ReasonFields, readReason, reasonText } from "./reason-fields";
import { type Refusal, refusalOf } from "./refusal";

/** Cancelling an order, with a reason. Pressed twice, it is cancelled all the same. */
export const cancelPage = ofOwnOrder(async ({ user, order, sent }) => {
  if (order.orderStatus === "cancelled") return { to: orderAt(order, "cancelled") };
  if (!sent)
    return order.canCancel
      ? { status: 200, page: <CancelView {...{ user, order }} /> }
      : { to: orderAt(order) };
  const typed = readReason(sent);
  try {
    const body = { orderStatus: "cancelled" as const, cancellationReason: reasonText(typed) };
    await call("cancelOrder", { params: { orderId: order._id }, body });
    return { to: orderAt(order, "cancelled") };
  } catch (error) {
    const refusal = refusalOf(error);
    return { status: refusal.status, page: <CancelView {...{ user, order, typed, refusal }} /> };
  }
});

type CancelViewProps = { user: User; order: Order; typed?: Reason; refusal?: Refusal };

function CancelView({ user, order, typed, refusal }: CancelViewProps) {
  const { t } = useTranslation(["aftersales", "orders"]);
  return (
    <PlainFrame title={t("cancel.title")} user={user}>
      <p className="font-semibold">{t("orders:number", { number: order.orderNumber })}</p>
      {refusal && <FormAlert tone="bad">{refusal.sentence}</FormAlert>}
      <p>{t(`cancel.text.${moneyOf(order)}`, { amount: formatRupees(order.totalAmount) })}</p>
      <PlainForm action={plain.cancel} className="grid max-w-xl gap-5">
        <Hidden fields={{ id: order._id }} />
        <ReasonFields
          title={t("cancel.reason")}
          suggestions={cancelReasons
            .filter((key) => key !== "other")
            .map((key) => t(`cancel.reasons.${key}`))}
          typed={typed}
          error={refusal?.fields.cancellationReason}
        />
        <Button type="submit" look="danger" className="justify-self-start">
          {t("cancel.send")}
        </Button>
      </PlainForm>
      <Way to={orderAt(order)}>{t("keep")}</Way>
    </PlainFrame>
  );
}
