import type { Product } from "@contract/products";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { plain } from "./addresses";
import { Hidden, PlainForm } from "./parts";

/** Add to Cart where scripts are off, of one piece of a product without a choice. */
export function AddForm({ product }: { product: Pick<Product, "_id" | "slug" | "title"> }) {
  const { t } = useTranslation("product");
  return (
    <PlainForm action={plain.cart}>
      <Hidden fields={{ productId: product._id, slug: product.slug, quantity: "1" }} />
      <Button type="submit" size="small" name="after" value="cart">
        {t("addToCart")}
        <span className="sr-only">: {product.title}</span>
      </Button>
    </PlainForm>
  );
}
