import { formatRupees } from "@contract/money";
import { useTranslation } from "react-i18next";
import { priceShown } from "@/lib/price";

type PriceProps = {
  product: { price: number; salePrice?: number | null; choices?: { isFrom: boolean } | undefined };
  /** Where the card says it elsewhere already. */
  withoutPercent?: boolean;
};

/** A product's price on a card: the sale price with the regular one struck through, where there is a sale. */
export function Price({ product, withoutPercent = false }: PriceProps) {
  const { t } = useTranslation();
  const { paid, regular, percentOff } = priceShown(product);
  return (
    <p className="price">
      <strong>
        {product.choices?.isFrom ? t("price.from", { price: formatRupees(paid) }) : formatRupees(paid)}
      </strong>
      {regular !== undefined && (
        <>
          <s>
            <span className="sr-only">{`${t("price.regular")} `}</span>
            {formatRupees(regular)}
          </s>
          {!withoutPercent && <em>{t("price.off", { percent: percentOff })}</em>}
        </>
      )}
    </p>
  );
}
