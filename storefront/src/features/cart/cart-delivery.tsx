import type { Cart } from "@contract/cart";
import { normalisePincode } from "@contract/digits";
import { formatRupees } from "@contract/money";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { shortDay } from "@/lib/dates";
import { useDelivery } from "@/lib/delivery";
import { telOf, useShop } from "@/lib/shop";
import { localKeys, readLocal } from "@/lib/storage";
import { useTerms } from "@/lib/terms";

/**
 * What delivery of the cart costs and how it can be paid, at the pincode entered on a product page. Without one it
 * only says that no courier takes the items, which is the same everywhere.
 */
export default function CartDelivery({ cart }: { cart: Cart }) {
  const { t } = useTranslation(["delivery", "cart", "pickup"]);
  const { language } = useLanguage();
  const shop = useShop();
  const pickup = useTerms()?.pickup;
  const [pincode] = useState(() => normalisePincode(readLocal(localKeys.pincode) ?? ""));
  const { delivery } = useDelivery(cart.items, { pincode: pincode ?? shop.pincode });
  const isRefused = delivery.state === "refused" && (pincode || delivery.code === "parcel_too_large");
  if (isRefused && pickup)
    return (
      <p role="status" className="text-sm font-medium text-good">
        {t("pickup:only", { city: shop.city })} ·{" "}
        {t("pickup:readyBy", { day: shortDay(pickup.readyBy, language) })}
      </p>
    );
  if (isRefused)
    return (
      <p role="status" className="font-medium text-warn">
        {delivery.sentence}{" "}
        <a href={telOf(shop.phone)} className="font-semibold text-brand underline">
          {shop.phone}
        </a>
      </p>
    );
  if (!pincode || delivery.state !== "quoted")
    return <p className="text-sm text-ink-soft">{t("cart:totalNote")}</p>;
  const { charge, quote } = delivery;
  const { from, to } = quote.estimatedDelivery;
  const days = { from: shortDay(from, language), to: shortDay(to, language) };
  return (
    <div className="text-sm text-ink-soft">
      <p>
        {t("costTo", { pincode })}{" "}
        <strong className={charge === 0 ? "text-good" : "text-ink"}>
          {charge === 0 ? t("costsNothing") : formatRupees(charge)}
        </strong>
        {" · "}
        {quote.pincodeKnown ? t("days", days) : t("unknownInCart")}
      </p>
      {!quote.codAvailable && <p>{t("noCod", { reason: quote.codReason })}</p>}
    </div>
  );
}
