import { formatRupees } from "@contract/money";
import type { VehiclePromise } from "@contract/shipping";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { shortDay } from "@/lib/dates";

type VehicleLineProps = {
  vehicle: VehiclePromise;
  /** No courier brings it. */
  isOnly?: boolean;
};

/** For how much the shop's own vehicle brings a product, and from when. */
export function VehicleLine({ vehicle: { shippingCharge, first }, isOnly = false }: VehicleLineProps) {
  const { t } = useTranslation("pickup");
  const { language } = useLanguage();
  const slot = { day: shortDay(first.day, language), from: first.from, to: first.to };
  const amount = shippingCharge === 0 ? t("free") : formatRupees(shippingCharge);
  if (!isOnly) return <p className="text-ink-soft">{t("vehicleOr", { amount, ...slot })}</p>;
  return (
    <>
      <p className="text-base font-semibold text-good">
        {shippingCharge === 0 ? t("vehicleFree") : t("vehicleBrings", { amount })}
      </p>
      <p className="text-ink-soft">{t("vehicleFrom", slot)}</p>
    </>
  );
}
