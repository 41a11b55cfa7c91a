import type { Product } from "@contract/products";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { plain } from "./addresses";
import { Hidden, PlainForm } from "./parts";

/** Puts a product on the wishlist where scripts are off; a guest signs in first. */
export function WishForm({ product }: { product: Pick<Product, "_id"> }) {
  const { t } = useTranslation("plain");
  return (
    <PlainForm action={plain.wishlist}>
      <Hidden fields={{ productId: product._id, after: "wishlist" }} />
      <Button type="submit" look="quiet" size="small" className="-ml-3">
        {t("putOnWishlist")}
      </Button>
    </PlainForm>
  );
}
