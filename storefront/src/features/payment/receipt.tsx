import { formatExactRupees } from "@contract/money";
import type { Order } from "@contract/orders";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { shortDay } from "@/lib/dates";

type ReceiptProps = {
  order: Order;
  /** The payment method as it is called on screen. */
  method: string;
  isComing: boolean;
};

/** A paid order in short: number, amount, how it was paid, when it arrives. */
export function Receipt({ order, method, isComing }: ReceiptProps) {
  const { t } = useTranslation("payment");
  const { language } = useLanguage();
  const { expectedDelivery: days, payment } = order;
  const rows: [name: string, value: ReactNode][] = [
    [t("receipt.number"), order.orderNumber],
    [t("receipt.amount"), formatExactRupees(order.totalAmount)],
    [t("receipt.method"), method],
  ];
  if (payment) rows.push([t("receipt.paymentId"), payment.paymentId]);
  if (days && isComing)
    rows.push([t("receipt.promised"), `${shortDay(days.from, language)} – ${shortDay(days.to, language)}`]);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-lg bg-sunken p-4 text-left text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="text-right font-semibold wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
