import {
  CircleAlert,
  CircleCheckBig,
  Clock,
  Hourglass,
  type LucideIcon,
  ShoppingBag,
  Undo2,
} from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
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
  expired: { Icon: Hourglass, tone: "text-warn" },
  cancelled: { Icon: CircleAlert, tone: "text-ink-soft" },
  refunding: { Icon: Undo2, tone: "text-brand" },
  refunded: { Icon: Undo2, tone: "text-good" },
};

type PaymentResultProps = {
  screen: PaymentScreen;
  orderNumber?: string | undefined;
  /** Details, below the sentence. */
  facts?: ReactNode;
  /** What can be done now. */
  children: ReactNode;
};

/** The state of a payment in one screen; a change is read out. */
export function PaymentResult({ screen, orderNumber = "", facts, children }: PaymentResultProps) {
  const { t } = useTranslation("payment");
  const { Icon, tone } = looks[screen];
  const heading = useRef<HTMLHeadingElement>(null);
  // The shopper comes here from a window that has just closed: focus would otherwise start at the top of the page.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="mx-auto grid w-full max-w-xl justify-items-center gap-4 rounded-xl border border-line bg-surface px-5 py-10 text-center shadow-card">
      <Icon className={`size-14 ${tone}`} aria-hidden="true" />
      <div aria-live="polite" className="grid gap-3">
        <h1 ref={heading} tabIndex={-1} className="font-display text-2xl font-bold outline-none">
          {t(`${screen}.title`)}
        </h1>
        <p className="text-ink-soft">{t(`${screen}.text`, { number: orderNumber })}</p>
        {facts}
      </div>
      <div className="flex flex-wrap justify-center gap-3 pt-2">{children}</div>
    </section>
  );
}
