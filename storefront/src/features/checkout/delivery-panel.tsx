import { Truck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { useLanguage } from "@/i18n/use-language";
import { shortDay } from "@/lib/dates";
import { rupees } from "@/lib/money";
import type { Delivery } from "./totals";

type DeliveryPanelProps = { delivery: Delivery; pincode: string | undefined; onRetry: () => void };

/** When the goods come and what that costs; or why they cannot, and what to do then. */
export function DeliveryPanel({ delivery, pincode, onRetry }: DeliveryPanelProps) {
  const { t } = useTranslation("checkout");
  return (
    <div aria-live="polite">
      {delivery.state === "needAddress" && <p className="text-ink-soft">{t("deliveryNeedsAddress")}</p>}
      {delivery.state === "loading" && (
        <p className="skeleton h-13 content-center px-4 text-ink-soft">{t("deliveryLoading")}</p>
      )}
      {delivery.state === "failed" && (
        <FormAlert tone="bad">
          <p>{delivery.sentence}</p>
          <p className="mb-3 font-normal">{t("deliveryFailedText")}</p>
          <Button size="small" look="outline" onClick={onRetry}>
            {t("retry")}
          </Button>
        </FormAlert>
      )}
      {delivery.state === "refused" && (
        <FormAlert tone="warn">
          <p>{delivery.sentence}</p>
          <p className="font-normal">{t("deliveryRefusedText")}</p>
        </FormAlert>
      )}
      {delivery.state === "quoted" && <DeliveryPromise delivery={delivery} pincode={pincode} />}
    </div>
  );
}

type DeliveryPromiseProps = { delivery: Extract<Delivery, { state: "quoted" }>; pincode: string | undefined };

function DeliveryPromise({ delivery: { charge, quote }, pincode }: DeliveryPromiseProps) {
  const { t } = useTranslation("checkout");
  const { language } = useLanguage();
  const { from, to } = quote.estimatedDelivery;
  const days = { from: shortDay(from, language), to: shortDay(to, language) };
  return (
    <div className="flex items-center gap-4">
      <Truck className="size-7 shrink-0 text-brand" aria-hidden="true" />
      <div className="grow">
        <p className="font-semibold">{from === to ? t("deliveryOn", days) : t("deliveryBetween", days)}</p>
        <p className="text-sm text-ink-soft">
          {pincode && t("deliveryTo", { pincode })}
          {quote.freeShippingGap > 0 && ` · ${t("freeGap", { amount: rupees(quote.freeShippingGap) })}`}
        </p>
      </div>
      <p className={`text-lg font-bold ${charge === 0 ? "text-good" : ""}`}>
        {charge === 0 ? t("free") : rupees(charge)}
      </p>
    </div>
  );
}
