import type { Size } from "@contract/constants";
import type { Variant } from "@contract/products";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { useBuy } from "@/features/cart/use-buy";
import { firstToBuy, hasChoices, isSizeOpen, variantIn } from "@/features/product-detail/choice";
import { ProductDetail } from "@/features/product-detail/product-detail";
import { productQuery } from "@/features/product-detail/queries";
import { rememberViewed } from "@/features/product-detail/recently-viewed";
import { averageRating } from "@/features/reviews/average";
import { reviewsQuery } from "@/features/reviews/queries";
import { useSession } from "@/features/session/queries";
import { buyHindranceOf, hindranceOf } from "@/features/shipping/hindrance";
import { usePromise } from "@/features/shipping/use-promise";
import { isAwaitable } from "@/features/when-back/sold-out";
import { useLanguage } from "@/i18n/use-language";
import { laterPart } from "@/lib/later-part";
import { sessionKeys, writeSession } from "@/lib/storage";
import { useTerms } from "@/lib/terms";
import { ProductData } from "@/structured/product-data";
import { ProductHead } from "./product-head";

export const DeliveryPromise = laterPart(["pickup", "promise"], async () => ({
  default: (await import("@/features/shipping/delivery-promise")).DeliveryPromise,
}));
const SizeGuideLink = laterPart(
  ["options"],
  async () => ({ default: (await import("@/features/size-guide/size-guide-link")).SizeGuideLink }),
  { className: "size-guide absolute -top-1 right-0" },
);
const WhenBack = laterPart(["whenback"], async () => ({
  default: (await import("@/features/when-back/when-back")).WhenBack,
}));
export const Reviews = laterPart(
  ["reviews"],
  async () => ({ default: (await import("@/features/reviews/reviews")).Reviews }),
  { id: "reviews", className: "scroll-mt-36" },
);
const Questions = laterPart(["questions"], () => import("@/features/questions/questions"), {
  id: "questions",
  className: "scroll-mt-36",
});

const ProductMissing = laterPart(["product"], () => import("./product-missing"));

/** A product with its buttons, delivery promise, reviews and questions; used by the page and the dialog. */
export function ProductScreen({ slug }: { slug: string }) {
  const { t } = useTranslation("shell");
  const { language } = useLanguage();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(productQuery(slug, language));
  const reviews = useQuery(reviewsQuery(slug)).data;
  const session = useSession();
  const buy = useBuy(session);
  const product = data?.data;
  const [picked, pick] = useState<{ size: Size | undefined }>();
  const setSize = (size: Size | undefined) => pick({ size });
  const asked =
    product && !hasChoices(product) ? (variantIn(product.variants, search)?.size ?? undefined) : undefined;
  const size = picked ? picked.size : asked;
  const like =
    product && hasChoices(product)
      ? (variantIn(product.variants, search) ?? firstToBuy(product.variants))
      : undefined;
  const variant = like && isSizeOpen(like, search) ? undefined : like;
  const choose = (chosen: Variant, isWhole: boolean) =>
    void navigate(
      { search: `?${isWhole ? "variant" : "like"}=${chosen.variantId}` },
      { replace: true, state },
    );
  const variantId = variant?.variantId;
  const promise = usePromise({ productId: product?._id, size, variantId }, session.user?.id);
  const terms = useTerms();
  useEffect(() => {
    if (product) rememberViewed(product);
  }, [product]);

  const loading = <ProductSkeleton label={t("loading")} />;
  if (error && !product) return <ProductMissing {...{ slug, error, refetch, loading }} />;
  if (!product) return loading;
  const whole = reviews && reviews.meta.total <= reviews.data.length;
  const rating = whole
    ? { average: averageRating(reviews.data), count: reviews.data.length }
    : { average: product.averageReview, count: product.reviewCount };
  const hindrance = hindranceOf(product, terms, promise.promised);
  const unbuyable = buyHindranceOf(hindrance, terms);
  return (
    <>
      <ProductHead product={product} />
      {import.meta.env.SSR && (
        <ProductData product={product} kind={data.kind} reviews={reviews?.data ?? []} />
      )}
      <ProductDetail
        key={product._id}
        product={product}
        similar={data.similar}
        kind={data.kind}
        rating={rating}
        size={size}
        onSize={setSize}
        variant={variant}
        like={like}
        onVariant={choose}
        buy={buy}
        hindrance={unbuyable && { kind: unbuyable, pincode: promise.pincode }}
        sizeGuide={
          data.sizeGuide && (
            <SizeGuideLink
              slug={slug}
              size={variant?.size ?? size}
              chosen={{
                variant: variantId ?? product.variants.find((one) => size && one.size === size)?.variantId,
                like: like?.variantId,
              }}
            />
          )
        }
        whenBack={
          isAwaitable(product, variant) && <WhenBack key={variantId} product={product} variant={variant} />
        }
        delivery={<DeliveryPromise promise={promise} hindrance={hindrance} />}
        reviews={
          <>
            <Reviews
              product={product}
              slug={slug}
              reviews={reviews}
              author={session.status === "shopper" ? session.user : undefined}
              onLogin={() => writeSession(sessionKeys.redirectAfterLogin, pathname)}
            />
            <Questions productId={product._id} product={slug} />
          </>
        }
      />
    </>
  );
}

export function ProductSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-6 md:grid-cols-2 md:gap-10">
      <div className="product-picture skeleton aspect-square" />
      <div className="grid content-start gap-4">
        <div className="skeleton h-8 w-1/3" />
        <div className="skeleton h-12" />
        <div className="skeleton h-10 w-1/2" />
        <div className="skeleton h-14" />
      </div>
    </div>
  );
}
