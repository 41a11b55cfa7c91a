import { CircleAlert, CircleCheckBig, Clock, type LucideIcon, ShoppingBag } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PaymentScreen } from "./payment-state";

const looks: Record<PaymentScreen, { Icon: LucideIcon; tone: string }> = {
  none: { Icon: ShoppingBag, tone: "text-ink-soft" },
  checking: { Icon: Clock, tone: "animate-pulse text-brand" },
  success: { Icon: CircleCheckBig, tone: "text-good" },
  failed: { Icon: CircleAlert, tone: "text-bad" },
  closed: { Icon: CircleAlert, tone: "text-warn" },
  confirming: { Icon: Clock, tone: "text-warn" },
  unverified: { Icon: CircleAlert, tone: "text-warn" },
};

type PaymentResultProps = { screen: PaymentScreen; orderNumber?: string; children: ReactNode };

/** How a payment stands, in one screen; a change is read out. */
export function PaymentResult({ screen, orderNumber, children }: PaymentResultProps) {
  const { t } = useTranslation("checkout");
  const { Icon, tone } = looks[screen];
  return (
    <section className="mx-auto grid max-w-xl justify-items-center gap-4 rounded-xl border border-line bg-surface px-5 py-10 text-center shadow-card">
      <Icon className={`size-14 ${tone}`} aria-hidden="true" />
      <div aria-live="polite" className="grid gap-3">
        <h1 className="font-display text-2xl font-bold">{t(`pay.${screen}Title`)}</h1>
        <p className="text-ink-soft">{t(`pay.${screen}Text`, { number: orderNumber ?? "" })}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3 pt-2">{children}</div>
    </section>
  );
}
