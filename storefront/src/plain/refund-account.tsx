import type { User } from "@contract/auth";
import type { Order } from "@contract/orders";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { type AccountForm, accountOf } from "@/features/orders/refund-account";
import { call } from "@/lib/api";
import { AccountFields, isTypedTwice, readAccount } from "./account-fields";
import { plain } from "./addresses";
import { ofOwnOrder, orderAt } from "./own-order";
import { Hidden, PlainForm, PlainFrame, Way } from "./parts";
import { type Refusal, refusalOf } from "./refusal";

/** Where the money of an order in cash is sent. */
export const refundPage = ofOwnOrder(async ({ user, order, sent }) => {
  if (!order.canSaveRefundAccount) return { to: orderAt(order) };
  if (!sent) return { status: 200, page: <RefundView {...{ user, order }} /> };
  const typed = readAccount(sent);
  const refundAccount = accountOf(typed);
  if (!refundAccount) return { status: 422, page: <RefundView {...{ user, order }} isEmpty /> };
  if (!isTypedTwice(typed)) return { status: 422, page: <RefundView {...{ user, order, typed }} /> };
  try {
    await call("saveRefundAccount", { params: { id: order._id }, body: { refundAccount } });
    return { to: orderAt(order, "account") };
  } catch (error) {
    const refusal = refusalOf(error);
    return { status: refusal.status, page: <RefundView {...{ user, order, typed, refusal }} /> };
  }
});

type RefundViewProps = {
  user: User;
  order: Order;
  typed?: AccountForm;
  refusal?: Refusal;
  isEmpty?: boolean;
};

function RefundView({ user, order, typed, refusal, isEmpty }: RefundViewProps) {
  const { t } = useTranslation(["refunds", "orders", "forms"]);
  return (
    <PlainFrame title={t("account.title")} user={user}>
      <p className="font-semibold">{t("orders:number", { number: order.orderNumber })}</p>
      {refusal && <FormAlert tone="bad">{refusal.sentence}</FormAlert>}
      {isEmpty && <FormAlert tone="bad">{t("account.missing")}</FormAlert>}
      <PlainForm action={plain.refund} className="grid max-w-xl gap-5">
        <Hidden fields={{ id: order._id }} />
        <AccountFields typed={typed} wrong={refusal?.fields ?? {}} />
        <Button type="submit" className="justify-self-start">
          {t("forms:save")}
        </Button>
      </PlainForm>
      <Way to={orderAt(order)}>{t("forms:back")}</Way>
    </PlainFrame>
  );
}
