import { formatRupees } from "@contract/money";
import type { Product } from "@contract/products";
import { useTranslation } from "react-i18next";
import { priceShown } from "@/lib/price";

type PriceBlockProps = {
  product: Pick<Product, "price" | "salePrice" | "gstRate"> &
    Partial<Pick<Product, "isOnMargin" | "quantityPrices">>;
};

/**
 * What is paid, what it cost before, how much is saved. Spec §2 "Price block". For used goods taxed on the margin no
 * rate is shown, as on their invoice.
 */
export function PriceBlock({ product }: PriceBlockProps) {
  const { t } = useTranslation("product");
  const { paid, regular, percentOff, saved } = priceShown(product);
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-3xl font-bold">{formatRupees(paid)}</span>
        {regular !== undefined && (
          <>
            <s className="text-lg text-ink-soft">
              <span className="sr-only">{t("regularPrice")} </span>
              {formatRupees(regular)}
            </s>
            <span className="rounded-full bg-sale-soft px-3 py-0.5 font-semibold text-sale">
              {t("off", { percent: percentOff })}
            </span>
          </>
        )}
      </p>
      {saved > 0 && (
        <p className="pt-1 font-semibold text-good">{t("youSave", { amount: formatRupees(saved) })}</p>
      )}
      {product.quantityPrices?.map(({ quantity, price }) => (
        <p key={quantity} className="pt-1 font-semibold">
          {t("fromQuantity", { quantity, amount: formatRupees(price) })}
        </p>
      ))}
      <p className="pt-1 text-sm text-ink-soft">
        {product.isOnMargin ? t("withGstOnMargin") : t("withGst", { rate: product.gstRate })}
      </p>
    </div>
  );
}
