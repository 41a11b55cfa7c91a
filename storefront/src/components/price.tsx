import { useTranslation } from "react-i18next";
import { rupees } from "@/lib/money";
import { priceShown } from "@/lib/price";

/** A product's price on a card: the sale price with the regular one struck through, where there is a sale. */
export function Price({ product }: { product: { price: number; salePrice?: number | null } }) {
  const { t } = useTranslation();
  const { paid, regular, percentOff } = priceShown(product);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-lg font-bold">{rupees(paid)}</span>
      {regular !== undefined && (
        <>
          <s className="text-sm text-ink-soft">
            <span className="sr-only">{t("price.regular")} </span>
            {rupees(regular)}
          </s>
          <span className="text-sm font-semibold text-sale">{t("price.off", { percent: percentOff })}</span>
        </>
      )}
    </p>
  );
}
