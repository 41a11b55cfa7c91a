import type { Cart } from "@contract/cart";
import { formatRupees } from "@contract/money";
import { useTranslation } from "react-i18next";
import { PincodeButton } from "@/features/shipping/pincode-button";
import { VehicleLine } from "@/features/shipping/vehicle-line";
import { useLanguage } from "@/i18n/use-language";
import { shortDay } from "@/lib/dates";
import { useDelivery } from "@/lib/delivery";
import { useKeptPincode } from "@/lib/kept-pincode";
import { telOf, useShop } from "@/lib/shop";
import { useTerms } from "@/lib/terms";

/**
 * What delivery of the cart costs and how it can be paid, at the kept pincode, and where to change that. Without
 * one it only says that no courier takes the items, which is the same everywhere.
 */
export default function CartDelivery({ cart }: { cart: Cart }) {
  const { t } = useTranslation(["delivery", "cart", "pickup"]);
  const { language } = useLanguage();
  const shop = useShop();
  const terms = useTerms();
  const pickup = terms?.pickup;
  const hasVehicle = Boolean(terms?.vehicle);
  const pincode = useKeptPincode();
  const { delivery } = useDelivery(cart.items, { pincode: pincode || shop.pincode });
  const isRefused = delivery.state === "refused" && (pincode || delivery.code === "parcel_too_large");
  if (isRefused && pincode && delivery.vehicle)
    return (
      <div role="status" className="text-sm font-medium text-good">
        <VehicleLine vehicle={delivery.vehicle} isOnly /> <PincodeButton />
      </div>
    );
  if (isRefused && pickup)
    return (
      <div role="status" className="text-sm font-medium text-good">
        {t("pickup:only", { city: shop.city })} ·{" "}
        {t("pickup:readyBy", { day: shortDay(pickup.readyBy, language) })}{" "}
        {(delivery.code === "unserved" || hasVehicle) && <PincodeButton />}
      </div>
    );
  if (isRefused)
    return (
      <div role="status" className="font-medium text-warn">
        {delivery.sentence}{" "}
        <a href={telOf(shop.phone)} className="relative font-semibold text-brand underline">
          {shop.phone}
        </a>{" "}
        {delivery.code === "unserved" && <PincodeButton />}
      </div>
    );
  if (!pincode || delivery.state !== "quoted")
    return (
      <div className="text-sm text-ink-soft">
        {t("cart:totalNote")} {!pincode && <PincodeButton />}
      </div>
    );
  const { charge, quote } = delivery;
  const { from, to } = quote.estimatedDelivery;
  const days = { from: shortDay(from, language), to: shortDay(to, language) };
  const { codAvailable, codFee, codReason } = quote;
  const cash = codAvailable
    ? t(codFee > 0 ? "codFee" : "cod", { amount: formatRupees(codFee) })
    : t("noCod", { reason: codReason });
  return (
    <div className="text-sm text-ink-soft">
      <div>
        {t("costTo", { pincode })}{" "}
        <strong className={charge === 0 ? "text-good" : "text-ink"}>
          {charge === 0 ? t("costsNothing") : formatRupees(charge)}
        </strong>
        {" · "}
        {quote.pincodeKnown ? t("days", days) : t("unknownInCart")} <PincodeButton />
      </div>
      <p>{cash}</p>
      {delivery.vehicle && <VehicleLine vehicle={delivery.vehicle} />}
    </div>
  );
}
