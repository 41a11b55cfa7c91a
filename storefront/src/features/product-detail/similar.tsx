import { relatedProducts } from "@contract/constants";
import type { ProductCard as Product } from "@contract/products";
import { useTranslation } from "react-i18next";
import { ProductCard } from "@/components/product-card";
import { CardPromise } from "@/features/shipping/card-promise";
import { Heart } from "@/features/wishlist/heart";

/** Up to six products that share the category or brand. Spec §2 "Similar Products". */
export function Similar({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation("product");
  return (
    <section>
      <h2 className="garland mb-5 font-display text-xl font-bold">{t("similar")}</h2>
      <ul className="card-grid grid gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4">
        {products.slice(0, relatedProducts).map((product) => (
          <li key={product._id}>
            <ProductCard
              product={product}
              corner={<Heart product={product} />}
              delivery={<CardPromise productId={product._id} />}
              sizes="(min-width: 1024px) 240px, (min-width: 768px) 30vw, 45vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
