import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "@/components/button";
import type { Buy } from "@/features/cart/use-buy";
import { hindranceOf } from "@/features/shipping/hindrance";
import { useTerms } from "@/lib/terms";
import { paths } from "@/paths";
import { AddForm } from "@/plain/add-form";
import type { ComparedProduct } from "./compared-product";

type CompareBuyProps = { product: ComparedProduct; buy: Pick<Buy, "busy" | "addToCart"> };

/** Add to Cart where there is nothing to choose and a courier takes it; otherwise the way to its page. */
export function CompareBuy({ product, buy }: CompareBuyProps) {
  const { t } = useTranslation("compare");
  const terms = useTerms();
  const { totalStock, sizes, options } = product;
  const isPlain = sizes.length === 0 && options.length === 0;
  if (totalStock <= 0 || !isPlain || hindranceOf(product, terms, undefined))
    return (
      <ButtonLink size="small" look="outline" to={paths.product(product.slug)}>
        {t(totalStock > 0 && !isPlain ? "choose" : "see")}
        <span className="sr-only">: {product.title}</span>
      </ButtonLink>
    );
  return (
    <>
      <Button
        size="small"
        aria-disabled={buy.busy || undefined}
        onClick={() =>
          buy.busy || buy.addToCart({ product, size: undefined, variant: undefined, quantity: 1 })
        }
      >
        {t("addToCart")}
        <span className="sr-only">: {product.title}</span>
      </Button>
      <noscript>{import.meta.env.SSR && <AddForm product={product} />}</noscript>
    </>
  );
}
