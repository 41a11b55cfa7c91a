import { formatRupees } from "@contract/money";
import { Truck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { useLanguage } from "@/i18n/use-language";
import { shortDay } from "@/lib/dates";
import type { Delivery } from "@/lib/delivery";
import { telOf, useShop } from "@/lib/shop";
import { useTerms } from "@/lib/terms";

type DeliveryPanelProps = { delivery: Delivery; pincode: string | undefined; onRetry: () => void };

/** When the items arrive and what that costs; or why they cannot be delivered, and what to do then. */
export function DeliveryPanel({ delivery, pincode, onRetry }: DeliveryPanelProps) {
  const { t } = useTranslation("checkout");
  const largest = useTerms()?.largest;
  const { phone } = useShop();
  return (
    <div aria-live="polite">
      {delivery.state === "needAddress" && <p className="text-ink-soft">{t("deliveryNeedsAddress")}</p>}
      {delivery.state === "loading" && (
        <p className="skeleton h-13 content-center px-4 text-ink-soft">{t("deliveryLoading")}</p>
      )}
      {delivery.state === "failed" && (
        <FormAlert tone="bad">
          <p>{delivery.sentence || t("deliveryFailed")}</p>
          <p className="mb-3 font-normal">{t("deliveryFailedText")}</p>
          <Button size="small" look="outline" onClick={onRetry}>
            {t("retry")}
          </Button>
        </FormAlert>
      )}
      {delivery.state === "refused" && (
        <FormAlert tone="warn">
          <p>{delivery.sentence}</p>
          <p className="font-normal">
            {delivery.code === "parcel_too_large" && largest
              ? t("deliveryTooLarge", largest)
              : t("deliveryRefusedText")}{" "}
            <a href={telOf(phone)} className="font-semibold text-brand underline">
              {phone}
            </a>
          </p>
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
  const freeKg = useTerms()?.free?.upToKg;
  const { from, to } = quote.estimatedDelivery;
  const days = { from: shortDay(from, language), to: shortDay(to, language) };
  const when = from === to ? t("deliveryOn", days) : t("deliveryBetween", days);
  const gap = { amount: formatRupees(quote.freeShippingGap), kg: freeKg };
  return (
    <div className="flex items-center gap-4">
      <Truck className="size-7 shrink-0 text-brand" aria-hidden="true" />
      <div className="grow">
        {!quote.pincodeKnown && <p className="font-semibold text-warn">{t("unknownPincode")}</p>}
        <p className="font-semibold">{quote.pincodeKnown ? when : t("deliveryAbout", quote.travelDays)}</p>
        <p className="text-sm text-ink-soft">
          {pincode && t("deliveryTo", { pincode })}
          {quote.freeShippingGap > 0 && freeKg && ` · ${t("freeGap", gap)}`}
        </p>
      </div>
      <p className={`text-lg font-bold ${charge === 0 ? "text-good" : ""}`}>
        {charge === 0 ? t("free") : formatRupees(charge)}
      </p>
    </div>
  );
}
