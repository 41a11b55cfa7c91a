import type { Size } from "@contract/constants";
import type { ProductPreview } from "@contract/product-preview";
import type { Variant } from "@contract/products";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ProductDetail } from "@/features/product-detail/product-detail";
import { reviewsQuery } from "@/features/reviews/queries";
import { buyHindranceOf, hindranceOf } from "@/features/shipping/hindrance";
import { usePromise } from "@/features/shipping/use-promise";
import { laterPart } from "@/lib/later-part";
import { useTerms } from "@/lib/terms";
import { PageHead } from "@/routing/head";
import { DeliveryPromise, Reviews } from "./product-screen";

const PreviewNote = laterPart(["preview"], async () => ({
  default: (await import("./preview-notes")).PreviewNote,
}));

/** Disabled, as while a call is under way: the server would refuse to sell a draft in any case. */
const nothingToBuy = { busy: true, addToCart: () => {}, buyNow: () => {} };

/**
 * A product as its own page shows it, without other products: a link for one shows no other. Nothing is remembered on
 * this device, and a product that is not on sale is not asked about anywhere else, where it is unknown.
 */
export function PreviewedProduct({ product, notSold }: Pick<ProductPreview, "product" | "notSold">) {
  const isSold = notSold === null;
  const reviews = useQuery({ ...reviewsQuery(product._id), enabled: isSold }).data;
  const [size, setSize] = useState<Size>();
  const [[like, isWhole], setShown] = useState<[like: Variant | undefined, isWhole: boolean]>([
    undefined,
    false,
  ]);
  const variant = isWhole ? like : undefined;
  const goods = { productId: isSold ? product._id : undefined, size, variantId: variant?.variantId };
  const promise = usePromise(goods, undefined);
  const terms = useTerms();
  const hindrance = hindranceOf(product, terms, promise.promised);
  const unbuyable = buyHindranceOf(hindrance, terms);
  return (
    <>
      <PageHead title={product.title} description={product.title} noIndex />
      <ProductDetail
        product={product}
        similar={[]}
        kind={null}
        rating={{ average: product.averageReview, count: product.reviewCount }}
        size={size}
        onSize={setSize}
        variant={variant}
        like={like}
        onVariant={(...chosen) => setShown(chosen)}
        buy={nothingToBuy}
        hindrance={unbuyable && { kind: unbuyable, pincode: promise.pincode }}
        whenBack={<PreviewNote name="buyOff" />}
        delivery={
          isSold ? (
            <DeliveryPromise promise={promise} hindrance={hindrance} />
          ) : (
            <PreviewNote name="deliveryLater" />
          )
        }
        reviews={
          <Reviews
            product={product}
            slug={product._id}
            reviews={reviews}
            author={undefined}
            onLogin={() => {}}
          />
        }
      />
    </>
  );
}
