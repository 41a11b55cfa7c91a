import type { Answer } from "@contract";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { shortDay } from "@/lib/dates";

type Promised = Answer<"getPincode">["data"];
type PincodeAnswerProps = { pincode: string; promise: Promised | undefined; failed: boolean };

/** The delivery promise in words. */
export function PincodeAnswer({ pincode, promise, failed }: PincodeAnswerProps) {
  const { t } = useTranslation("product");
  const { language } = useLanguage();
  if (failed) return <p className="font-medium text-bad">{t("delivery.failed")}</p>;
  if (!promise) return <p className="text-ink-soft">{t("delivery.free")}</p>;
  if (!promise.serviceable)
    return <p className="font-medium text-bad">{t("delivery.unserved", { pincode })}</p>;
  const { from, to } = promise.estimatedDelivery;
  const place = [promise.district, promise.state].filter(Boolean).join(", ") || pincode;
  const days = { from: shortDay(from, language), to: shortDay(to, language) };
  return (
    <>
      <p>{t("delivery.to", { place })}</p>
      <p className="text-base font-semibold text-good">
        {from === to ? t("delivery.on", { day: days.from }) : t("delivery.between", days)}
      </p>
      <p className="text-ink-soft">{t(promise.codAvailable ? "delivery.cod" : "delivery.noCod")}</p>
    </>
  );
}
