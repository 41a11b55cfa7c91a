import type { ProductRow as Placed } from "@contract/home-sections";
import { inWords } from "@contract/shop-figures";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "@/components/button";
import { ProductCard } from "@/components/product-card";
import { ProductStrip } from "@/features/catalog/product-strip";
import { CardPromise } from "@/features/shipping/card-promise";
import { Heart } from "@/features/wishlist/heart";
import { useLanguage } from "@/i18n/use-language";
import { kindPath } from "@/kind-path";
import { paths } from "@/paths";
import { useHomeRows } from "./home-words";

/** Where everything of that kind is listed; the newest and the chosen have no list of their own. */
function allOf({ pick, category, ofKind }: Placed): string | undefined {
  if (pick === "sale" || pick === "drops") return `${paths.listing}?onSale=true`;
  if (pick !== "category" || !category) return undefined;
  return ofKind ? kindPath(category, ofKind) : paths.category(category);
}

/** A row of products that the shop has put on its home page; nothing while it has none to show. */
export default function ProductRow({ row }: { row: Placed }) {
  const { t } = useTranslation("home");
  const { language } = useLanguage();
  const products = useHomeRows(language)?.find(({ id }) => id === row.id)?.products;
  if (!products?.length) return null;
  const all = allOf(row);
  return (
    <ProductStrip
      title={inWords(row.title, language)}
      aside={
        all && (
          <ButtonLink look="quiet" size="small" to={all}>
            {t("budget.all")}
          </ButtonLink>
        )
      }
    >
      {products.map((product) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            corner={<Heart product={product} />}
            delivery={<CardPromise productId={product._id} />}
            sizes="(min-width: 768px) 256px, 176px"
          />
        </li>
      ))}
    </ProductStrip>
  );
}
