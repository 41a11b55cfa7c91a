import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { clockTime } from "@/lib/dates";
import type { Payment, PaymentScreen } from "./payment-state";

/** Details about the state of a payment: what the bank says, and how long the items are held. */
export function PaymentFacts({ screen, payment }: { screen: PaymentScreen; payment: Payment | undefined }) {
  const { t } = useTranslation("payment");
  const { language } = useLanguage();
  if (!payment) return null;
  const { reason, expiresAt } = payment;
  const isHeld = screen === "closed" || screen === "failed";
  return (
    <>
      {screen === "failed" && reason && (
        <p className="rounded-md bg-bad-soft px-4 py-2 font-medium text-bad">{t("bankSays", { reason })}</p>
      )}
      {screen === "cancelled" && reason && <p className="text-sm">{reason}</p>}
      {isHeld && expiresAt && (
        <p className="text-sm font-medium">{t("heldUntil", { time: clockTime(expiresAt, language) })}</p>
      )}
    </>
  );
}
