import type { User } from "@contract/auth";
import { formatExactRupees } from "@contract/money";
import type { Order, OrderItem } from "@contract/orders";
import { choiceText } from "@contract/variant-options";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { ProductThumb } from "@/components/product-thumb";
import { type AccountForm, accountOf } from "@/features/orders/refund-account";
import { type Amounts, allOf, choiceOf, hasParts, returnReasons } from "@/features/orders/return-choice";
import { useLanguage } from "@/i18n/use-language";
import { call } from "@/lib/api";
import { AccountFields, isTypedTwice, readAccount } from "./account-fields";
import { plain } from "./addresses";
import { ofOwnOrder, orderAt } from "./own-order";
import { Hidden, PlainForm, PlainFrame, Way } from "./parts";
import { type Reason, ReasonFields, readReason, reasonText } from "./reason-fields";
import { type Refusal, refusalOf } from "./refusal";
import { field } from "./visit";

type Typed = { amounts: Amounts; reason: Reason; account: AccountForm };

/** Asking for a return: what, why, and where the money of an order in cash goes. Sent twice, it is asked for once. */
export const returnPage = ofOwnOrder(async ({ user, order, sent }) => {
  if (order.returnRequest) return { to: orderAt(order, "asked") };
  if (!sent)
    return order.canReturn
      ? { status: 200, page: <ReturnView {...{ user, order }} /> }
      : { to: orderAt(order) };
  const typed = { amounts: readAmounts(order, sent), reason: readReason(sent), account: readAccount(sent) };
  if (!isTypedTwice(typed.account)) return { status: 422, page: <ReturnView {...{ user, order, typed }} /> };
  try {
    await call("returnOrder", {
      params: { id: order._id },
      body: {
        reason: reasonText(typed.reason),
        items: choiceOf(order, typed.amounts).items,
        ...(order.paymentMethod === "cod" && { refundAccount: accountOf(typed.account) }),
      },
    });
    return { to: orderAt(order, "asked") };
  } catch (error) {
    const refusal = refusalOf(error);
    return { status: refusal.status, page: <ReturnView {...{ user, order, typed, refusal }} /> };
  }
});

/** How many of each line; all of an order of one piece. */
function readAmounts(order: Order, form: URLSearchParams): Amounts {
  if (!hasParts(order)) return allOf(order);
  return order.cartItems.map((_, at) => Number(field(form, `pieces-${at}`)));
}

type ReturnViewProps = { user: User; order: Order; typed?: Typed; refusal?: Refusal };

function ReturnView({ user, order, typed, refusal }: ReturnViewProps) {
  const { t } = useTranslation(["aftersales", "orders"]);
  const { fields: wrong = {} } = refusal ?? {};
  const { refund } = choiceOf(order, allOf(order));
  // How much it is depends on what is chosen, which a page without scripts cannot follow.
  const amount = hasParts(order) ? t("returning.theirPrice") : formatExactRupees(refund);
  return (
    <PlainFrame title={t("returning.title")} user={user}>
      <p className="font-semibold">{t("orders:number", { number: order.orderNumber })}</p>
      {refusal && <FormAlert tone="bad">{refusal.sentence}</FormAlert>}
      <PlainForm action={plain.returning} className="grid max-w-xl gap-6">
        <Hidden fields={{ id: order._id }} />
        {hasParts(order) && <Pieces order={order} amounts={typed?.amounts} />}
        <ReasonFields
          title={t("returning.reason")}
          suggestions={returnReasons
            .filter((key) => key !== "other")
            .map((key) => t(`returning.reasons.${key}`))}
          typed={typed?.reason}
          error={wrong.reason}
        />
        {order.paymentMethod === "cod" && (
          <>
            <AccountFields typed={typed?.account} wrong={wrong} />
            <p className="text-sm text-ink-soft">{t("account.laterHint")}</p>
          </>
        )}
        <ol className="grid list-decimal gap-1 pl-5 text-ink-soft">
          <li>{t("returning.stepAnswer")}</li>
          <li>{t("returning.stepFetch")}</li>
          <li>{t(`returning.stepMoney.${order.paymentMethod}`, { amount })}</li>
        </ol>
        <Button type="submit" className="justify-self-start">
          {t("returning.send")}
        </Button>
      </PlainForm>
      <Way to={orderAt(order)}>{t("keep")}</Way>
    </PlainFrame>
  );
}

/** How many of each line go back, all of them unless it is changed. */
function Pieces({ order, amounts }: { order: Order; amounts: Amounts | undefined }) {
  const { t } = useTranslation("aftersales");
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{t("returning.choose")}</legend>
      <p className="text-sm text-ink-soft">{t("returning.chooseHint")}</p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {order.cartItems.map((item, at) => (
          <Line key={item.variantId} item={item} name={`pieces-${at}`} pieces={amounts?.[at]} />
        ))}
      </ul>
      <p className="pt-2 text-sm font-medium">{t("returning.once")}</p>
      {order.totalAmount > order.subtotal && (
        <p className="text-sm text-ink-soft">{t("returning.goodsOnly")}</p>
      )}
    </fieldset>
  );
}

type LineProps = { item: z.infer<typeof OrderItem>; name: string; pieces: number | undefined };

function Line({ item, name, pieces }: LineProps) {
  const { t } = useTranslation(["aftersales", "orders"]);
  const { language } = useLanguage();
  const { title, image, quantity } = item;
  const choice = choiceText(item, (size) => t("orders:size", { size }), language);
  return (
    <li className="flex items-center gap-3 py-3">
      <ProductThumb image={image} className="size-12" />
      <p className="grow text-sm leading-snug">
        <span className="font-semibold">{title}</span>
        {choice && <span className="block text-ink-soft">{choice}</span>}
        <span className="block text-ink-soft tabular-nums">{formatExactRupees(item.lineTotal)}</span>
      </p>
      <input
        type="number"
        name={name}
        aria-label={t("returning.piecesOf", { title })}
        min={0}
        max={quantity}
        required
        defaultValue={pieces ?? quantity}
        className="min-h-11 w-20 rounded-md border border-line-strong bg-surface px-3"
      />
    </li>
  );
}
