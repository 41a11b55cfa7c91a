import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { ButtonLink } from "@/components/button";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";
import { Price } from "@/components/price";
import { CardPromise } from "@/features/shipping/card-promise";
import { useCategoryName } from "@/lib/categories";
import { paths } from "@/paths";
import { openOver } from "@/routing/background";
import type { CardProduct } from "./card-product";
import { storeCategory } from "./stored-filters";

/** A product on the featured strip. Spec §2 "Featured card". */
export function FeaturedCard({ product }: { product: CardProduct }) {
  const { t } = useTranslation(["strips", "shell"]);
  const categoryName = useCategoryName();
  const location = useLocation();
  const address = { to: paths.product(product.slug), state: openOver(location) };
  return (
    <article className="featured">
      <Link {...address} tabIndex={-1} aria-hidden="true">
        <Picture
          src={product.image}
          alt=""
          sizes="(min-width: 768px) 256px, 176px"
          className="object-cover"
        />
        {product.salePrice > 0 && <em>{t("shell:card.sale")}</em>}
      </Link>
      <div>
        <p>{categoryName(product.category)}</p>
        <h3>
          <Link {...address}>{product.title}</Link>
        </h3>
        {product.featuredDescription && <p>{product.featuredDescription}</p>}
        <div>
          <div>
            <Price product={product} />
            {product.inStock && <CardPromise productId={product._id} />}
          </div>
          <ButtonLink
            look="outline"
            size="small"
            to={paths.category(product.category)}
            onClick={() => storeCategory(product.category)}
          >
            {t("similar")}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
