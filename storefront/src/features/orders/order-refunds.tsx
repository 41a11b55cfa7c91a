import { formatExactRupees } from "@contract/money";
import type { Order } from "@contract/orders";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { longDate } from "@/lib/dates";

const tones = { pending: "bg-warn", processed: "bg-good", failed: "bg-bad" } as const;

type Refund = Order["refunds"][number];

/** Money of a cash order is refunded by hand: in cash, by UPI or to a bank account. */
function textOf(status: Refund["status"], how: Refund["how"]) {
  if (how === null) return "refund.owedText";
  return how === "source" ? (`refund.${status}Text` as const) : (`refund.by.${how}` as const);
}

/** What is or was refunded to the shopper, how much, and its state. */
export default function OrderRefunds({ refunds }: { refunds: Order["refunds"] }) {
  const { t } = useTranslation("refunds");
  const { language } = useLanguage();
  return (
    <ul className="grid gap-4">
      {refunds.map(({ amount, status, at, how, reference }) => (
        <li key={`${at} ${amount}`} className="flex gap-3">
          <span aria-hidden="true" className={`mt-2 size-2.5 shrink-0 rounded-full ${tones[status]}`} />
          <span className="grid grow">
            <span className="flex flex-wrap justify-between gap-x-4 font-semibold">
              {t(how === null ? "refund.owed" : `refund.${status}`)}{" "}
              <span className="tabular-nums">{formatExactRupees(amount)}</span>
            </span>
            <span className="text-sm text-ink-soft">
              {t(textOf(status, how), { date: longDate(at, language) })}
            </span>
            {reference && (
              <span className="text-sm break-all text-ink-soft">{t("refund.reference", { reference })}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
