import { formatRupees } from "@contract/money";
import type { ShippingOffer } from "@contract/shipping";
import { useTranslation } from "react-i18next";

/** Whether these items can be paid in cash there; for a guest, also what it still depends on. */
export function CashAnswer({ offer }: { offer: ShippingOffer }) {
  const { t } = useTranslation("delivery");
  const { codAvailable, codReason, codFee, codAsksForCode, shopperKnown } = offer;
  if (!codAvailable) return <p className="text-ink-soft">{t("noCod", { reason: codReason })}</p>;
  const code = codAsksForCode && t(shopperKnown ? "codCode" : "codMayCode");
  return (
    <>
      <p>{codFee > 0 ? t("codFee", { amount: formatRupees(codFee) }) : t("cod")}</p>
      {(code || !shopperKnown) && (
        <p className="text-ink-soft">
          {code} {!shopperKnown && t("codIf")}
        </p>
      )}
    </>
  );
}
