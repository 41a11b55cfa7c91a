import { formatRupees } from "@contract/money";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { shortDay } from "@/lib/dates";
import { useTerms } from "@/lib/terms";
import { CashAnswer } from "./cash-answer";
import type { Promised } from "./queries";

/** When and for how much a product is delivered to a pincode, and how it can be paid; in words. */
export default function PromiseAnswer({ promised }: { promised: Promised }) {
  const { t } = useTranslation("delivery");
  const { language } = useLanguage();
  const freeKg = useTerms()?.free?.upToKg;
  const { pincode, offer, estimatedDelivery } = promised;
  if (!offer || !estimatedDelivery)
    return <p className="font-medium text-bad">{t("unserved", { pincode })}</p>;

  const from = shortDay(estimatedDelivery.from, language);
  const to = shortDay(estimatedDelivery.to, language);
  const { shippingCharge, freeShippingGap } = offer;
  return (
    <>
      {offer.pincodeKnown ? (
        <>
          <p>{t("to", { place: `${promised.district}, ${promised.state}` })}</p>
          <p className="text-base font-semibold text-good">
            {from === to ? t("on", { day: from }) : t("between", { from, to })}
          </p>
        </>
      ) : (
        <>
          <p className="font-medium text-warn">{t("unknown", { pincode })}</p>
          <p>{t("about", offer.travelDays)}</p>
        </>
      )}
      <p>
        <span className="font-semibold">
          {shippingCharge === 0 ? t("free") : t("charge", { amount: formatRupees(shippingCharge) })}
        </span>
        {freeShippingGap > 0 && freeKg && (
          <span className="text-ink-soft">
            {" · "}
            {t("gap", { amount: formatRupees(freeShippingGap), kg: freeKg })}
          </span>
        )}
      </p>
      <CashAnswer offer={offer} />
      {!offer.onlineAvailable && <p className="text-ink-soft">{t("noOnline")}</p>}
    </>
  );
}
