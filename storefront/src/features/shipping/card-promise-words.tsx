import { formatRupees } from "@contract/money";
import type { CardPromise } from "@contract/promises";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSession } from "@/features/session/queries";
import { useLanguage } from "@/i18n/use-language";
import { shortDay } from "@/lib/dates";
import { useTerms } from "@/lib/terms";
import { cardPromiseQuery } from "./card-promises";

type CardPromiseWordsProps = { pincode: string; productId: string };

/** The words of a card's line; nothing until they are known, and for what the shop does not sell any more. */
export default function CardPromiseWords({ pincode, productId }: CardPromiseWordsProps) {
  const { status, user } = useSession();
  const asked = { pincode, productId, userId: user?.id };
  const { data } = useQuery({ ...cardPromiseQuery(asked), enabled: status !== "loading" });
  if (!data) return null;
  return <Words pincode={pincode} {...data} />;
}

function Words({ pincode, promise, isKnown }: { pincode: string; promise: CardPromise; isKnown: boolean }) {
  const { t } = useTranslation("pincode");
  const { language } = useLanguage();
  const hasPickup = Boolean(useTerms()?.pickup);
  const { estimatedDelivery, travelDays, shippingCharge, codAvailable, refusal, vehicle } = promise;
  if (!estimatedDelivery && vehicle)
    return <>{t("card.vehicle", { day: shortDay(vehicle.first.day, language) })}</>;
  if (!estimatedDelivery || !travelDays) {
    const why = refusal === "unserved" ? "notTo" : hasPickup ? "pickupOnly" : "noCourier";
    return <span className="text-ink-soft">{t(`card.${why}`, { pincode })}</span>;
  }
  const when = isKnown
    ? t("card.by", { day: shortDay(estimatedDelivery.to, language) })
    : t("card.inDays", travelDays);
  const charge =
    shippingCharge === 0
      ? t("card.free")
      : shippingCharge && t("card.charge", { charge: formatRupees(shippingCharge) });
  return [when, charge, codAvailable && t("card.cash")].filter(Boolean).join(" · ");
}
