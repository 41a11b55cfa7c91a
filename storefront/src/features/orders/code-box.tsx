import type { Order } from "@contract/orders";
import { CircleCheckBig } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { FormAlert } from "@/components/form/form-alert";
import { useLanguage } from "@/i18n/use-language";
import { clockTime, dayAndTime } from "@/lib/dates";
import { useShop } from "@/lib/shop";
import { CodeForm } from "./code-form";

/** Asks for the code that was sent; says so once the order is confirmed, with the code or by the shop. */
export default function CodeBox({ order }: { order: Pick<Order, "_id" | "orderStatus" | "confirmation"> }) {
  const { t } = useTranslation("ordercode");
  const { language } = useLanguage();
  const titleId = useId();
  const { phone } = useShop();
  const { confirmation } = order;
  if (!confirmation) {
    if (order.orderStatus !== "confirmed") return null;
    return (
      <FormAlert tone="good" focus>
        <span className="flex items-center gap-3 text-base">
          <CircleCheckBig className="size-6 shrink-0" aria-hidden="true" /> {t("done")}
        </span>
      </FormAlert>
    );
  }
  const { expiresAt, lapsesAt } = confirmation;
  // The dots and the last digits of the phone number stay on one line.
  const sentTo = confirmation.sentTo.replace("• ", "•\u00a0");
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-4 rounded-xl border border-brand bg-brand-soft p-4 sm:p-5"
    >
      <div className="grid gap-1">
        <h2 id={titleId} className="font-display text-lg font-bold">
          {t("title")}
        </h2>
        <p>{t(expiresAt ? "text" : "ended", { sentTo })}</p>
        {expiresAt && (
          <p className="text-sm text-ink-soft">{t("until", { time: clockTime(expiresAt, language) })}</p>
        )}
      </div>
      <CodeForm orderId={order._id} canSendAgainAt={confirmation.canSendAgainAt} />
      {lapsesAt && (
        <p className="text-sm font-medium">{t("lapses", { time: dayAndTime(lapsesAt, language) })}</p>
      )}
      <p className="text-sm text-ink-soft">{t(lapsesAt ? "helpLapses" : "help", { phone })}</p>
    </section>
  );
}
