import type { Product, Variant } from "@contract/products";
import { choiceOf } from "@contract/variant-options";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { controlClass } from "@/components/form/field-frame";
import { isAwaitable } from "@/features/when-back/sold-out";
import { useLanguage } from "@/i18n/use-language";
import { plain } from "./addresses";
import { PincodeQuestion } from "./delivery";
import { Hidden, PlainForm } from "./parts";
import { WhenBackWay } from "./when-back";
import { WishForm } from "./wish-form";

/** Add to Cart and Buy Now where scripts are off, with the size or variant as a list; when it would arrive, and for later. */
export function BuyForm({ product, variant: chosen }: { product: Product; variant: Variant | undefined }) {
  const { t } = useTranslation(["product", "plain"]);
  const { language } = useLanguage();
  const { _id, slug, sizes, variants, totalStock } = product;
  const others = (
    <>
      <PincodeQuestion product={product} variantId={chosen?.variantId} />
      <div className="grid justify-items-start gap-3">
        <WishForm product={product} />
        {isAwaitable(product, chosen) && <WhenBackWay product={product} chosen={chosen} />}
      </div>
    </>
  );
  if (totalStock <= 0) return <div className="grid gap-6">{others}</div>;
  const isInSizes =
    sizes.length > 0 && variants.every(({ options, size }) => options.length <= (size ? 1 : 0));
  const choices = isInSizes
    ? sizes.map(({ size, stock }) => ({ value: size, words: size, stock }))
    : variants.map((variant) => ({
        value: variant.variantId,
        words: choiceOf(variant, language) ?? "",
        stock: variant.stock,
      }));
  return (
    <div className="grid gap-6">
      <PlainForm action={plain.cart} className="plain-buy grid gap-3">
        <Hidden fields={{ productId: _id, slug }} />
        <div className="grid grid-cols-2 gap-3">
          {choices.length > 1 || isInSizes ? (
            <select
              name={isInSizes ? "size" : "variantId"}
              aria-label={t(isInSizes ? "chooseSize" : "plain:choose")}
              defaultValue={chosen && chosen.stock > 0 ? chosen.variantId : ""}
              required
              className={controlClass}
            >
              <option value="">{t(isInSizes ? "chooseSize" : "plain:choose")}</option>
              {choices.map(({ value, words, stock }) => (
                <option key={value} value={value} disabled={stock <= 0}>
                  {words}
                  {stock <= 0 && ` (${t("sizeGone")})`}
                </option>
              ))}
            </select>
          ) : (
            <span className="self-center font-semibold">{t("plain:quantity")}</span>
          )}
          <input
            type="number"
            name="quantity"
            aria-label={t("plain:quantity")}
            min={1}
            max={totalStock}
            required
            defaultValue={1}
            className={controlClass}
          />
          <Button type="submit" size="large" look="outline" name="after" value="cart">
            {t("addToCart")}
          </Button>
          <Button type="submit" size="large" look="accent" name="after" value="checkout">
            {t("buyNow")}
          </Button>
        </div>
      </PlainForm>
      {others}
    </div>
  );
}
