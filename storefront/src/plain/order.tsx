import type { User } from "@contract/auth";
import { formatExactRupees } from "@contract/money";
import type { Order, Tracking } from "@contract/orders";
import { choiceText } from "@contract/variant-options";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { DeliveryDays, isArriving } from "@/features/orders/delivery-days";
import { isNotable } from "@/features/orders/notable";
import OrderNotice from "@/features/orders/order-notice";
import { OrderPart } from "@/features/orders/order-part";
import { OrderPlaced } from "@/features/orders/order-placed";
import OrderRefunds from "@/features/orders/order-refunds";
import PickupCard from "@/features/orders/pickup-card";
import { StatusChip } from "@/features/orders/status-chip";
import VehicleCard from "@/features/orders/vehicle-card";
import { useLanguage } from "@/i18n/use-language";
import { call } from "@/lib/api";
import { clockTime, dayAndTime } from "@/lib/dates";
import { isNothing } from "@/lib/errors";
import { useShop } from "@/lib/shop";
import { plain, withQuery } from "./addresses";
import { AfterSales } from "./after-sales";
import { forShopper } from "./for-shopper";
import { Hidden, PlainField, PlainForm, PlainFrame } from "./parts";
import { type Refusal, refusalOf } from "./refusal";
import { type Answer, field } from "./visit";

const moves = ["placed", "confirmed", "sent", "cancelled", "asked", "account"] as const;
type Done = (typeof moves)[number];

/** One's own order: thanks for it, the code that a large one waits for, where it is, and what can be done about it. */
export const orderPage = forShopper("orders", async (user, { query, form }) => {
  const id = (form ?? query).get("id") ?? "";
  if (!form) return showOrder(user, id, { done: moves.find((move) => move === query.get("done")) });
  const isAgain = form.get("do") === "send-code";
  try {
    if (isAgain) await call("sendOrderCode", { params: { id } });
    else await call("confirmOrder", { params: { id }, body: { code: field(form, "code") } });
    return { to: withQuery(plain.order, { id, done: isAgain ? "sent" : "confirmed" }) };
  } catch (error) {
    return showOrder(user, id, { refusal: refusalOf(error) });
  }
});

type Said = { done?: Done | undefined; refusal?: Refusal };

async function showOrder(user: User, id: string, said: Said): Promise<Answer> {
  try {
    const [{ data: order }, { data: tracking }] = await Promise.all([
      call("getOrder", { params: { id } }),
      call("trackOrder", { params: { id } }),
    ]);
    const page = <OrderView user={user} order={order} tracking={tracking} {...said} />;
    return { status: said.refusal?.status ?? 200, page };
  } catch (error) {
    if (!isNothing(error)) throw error;
    return { status: 404, page: <OrderMissing user={user} /> };
  }
}

function OrderMissing({ user }: { user: User }) {
  const { t } = useTranslation("orders");
  return (
    <PlainFrame title={t("notFoundTitle")} user={user}>
      <p>{t("notFoundText")}</p>
    </PlainFrame>
  );
}

type OrderViewProps = Said & { user: User; order: Order; tracking: z.infer<typeof Tracking> };

function OrderView({ user, order, tracking, done, refusal }: OrderViewProps) {
  const { t } = useTranslation(["orders", "ordercode"]);
  const { language } = useLanguage();
  const title = t("number", { number: order.orderNumber });
  const days = order.expectedDelivery;
  const code = order.confirmation && <CodeForm order={order} refusal={refusal} />;
  if (done === "placed")
    return (
      <PlainFrame title={title} user={user}>
        <OrderPlaced
          order={{ ...order, slot: order.vehicle?.slot }}
          trackPath={withQuery(plain.order, { id: order._id })}
        >
          {code}
        </OrderPlaced>
      </PlainFrame>
    );
  return (
    <PlainFrame title={title} user={user}>
      <DoneNote order={order} done={done} />
      <p>
        <StatusChip order={order} />
      </p>
      {code}
      {isNotable(order) && <OrderNotice order={order} />}
      {order.refunds.length > 0 && (
        <OrderPart title={t("refunds")}>
          <OrderRefunds refunds={order.refunds} />
        </OrderPart>
      )}
      {order.pickup && <PickupCard order={order} pickup={order.pickup} />}
      {order.vehicle ? (
        <VehicleCard order={order} vehicle={order.vehicle} />
      ) : (
        days &&
        isArriving(order.orderStatus, order.deliveryMethod) && (
          <p>
            <DeliveryDays days={days} method={order.deliveryMethod} />
          </p>
        )
      )}
      <ol className="grid gap-2">
        {tracking.steps.map(({ key, label, state }) => (
          <li
            key={key}
            aria-current={state === "current" ? "step" : undefined}
            className={state === "todo" ? "text-ink-soft" : "font-semibold"}
          >
            {state === "todo" ? "○" : "●"} {label}
          </li>
        ))}
      </ol>
      <ul className="grid gap-2">
        {order.cartItems.map((item) => (
          <li key={item.variantId} className="flex justify-between gap-3">
            <span>
              {item.quantity} × {item.title}
              {(item.size || item.options) &&
                ` · ${choiceText(item, (size) => t("size", { size }), language)}`}
            </span>
            <span className="tabular-nums">{formatExactRupees(item.lineTotal)}</span>
          </li>
        ))}
        <li className="flex justify-between gap-3 border-t border-line pt-2 text-lg font-bold">
          <span>{t("total")}</span>
          <span className="tabular-nums">{formatExactRupees(order.totalAmount)}</span>
        </li>
      </ul>
      <AfterSales order={order} />
    </PlainFrame>
  );
}

/** What was just done, where the order bears it out. */
function DoneNote({ order, done }: { order: Order; done: Done | undefined }) {
  const { t } = useTranslation(["ordercode", "aftersales"]);
  const note = {
    placed: undefined,
    sent: t("resent"),
    confirmed: order.confirmation ? undefined : t("done"),
    cancelled: order.orderStatus === "cancelled" ? t("aftersales:cancel.done") : undefined,
    asked: order.returnRequest ? t("aftersales:returning.sent") : undefined,
    account: order.refundAccount ? t("aftersales:account.saved") : undefined,
  }[done ?? "placed"];
  return note && <FormAlert tone="good">{note}</FormAlert>;
}

/** Where a first large order in cash waits for the code that was sent. */
function CodeForm({ order, refusal }: { order: Order; refusal: Refusal | undefined }) {
  const { t } = useTranslation("ordercode");
  const { language } = useLanguage();
  const { phone } = useShop();
  const { confirmation, _id: id } = order;
  if (!confirmation) return null;
  const { sentTo, expiresAt, lapsesAt } = confirmation;
  return (
    <section className="grid gap-4 rounded-xl border border-brand bg-brand-soft p-4 sm:p-5">
      <h2 className="font-display text-lg font-bold">{t("title")}</h2>
      {refusal && <FormAlert tone="bad">{refusal.sentence}</FormAlert>}
      <p>{t(expiresAt ? "text" : "ended", { sentTo })}</p>
      {expiresAt && (
        <p className="text-sm text-ink-soft">{t("until", { time: clockTime(expiresAt, language) })}</p>
      )}
      <PlainForm action={plain.order} className="flex flex-wrap items-end gap-3">
        <Hidden fields={{ do: "confirm", id }} />
        <PlainField
          name="code"
          label={t("code")}
          error={refusal?.fields.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={12}
        />
        <Button type="submit">{t("confirm")}</Button>
      </PlainForm>
      <PlainForm action={plain.order}>
        <Hidden fields={{ do: "send-code", id }} />
        <Button type="submit" look="outline" size="small">
          {t("again")}
        </Button>
      </PlainForm>
      {lapsesAt && (
        <p className="text-sm font-medium">{t("lapses", { time: dayAndTime(lapsesAt, language) })}</p>
      )}
      <p className="text-sm text-ink-soft">{t(lapsesAt ? "helpLapses" : "help", { phone })}</p>
    </section>
  );
}
