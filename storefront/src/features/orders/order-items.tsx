import { formatExactRupees, formatRupees } from "@contract/money";
import type { Order } from "@contract/orders";
import { paidPrice } from "@contract/paid-price";
import { choiceText } from "@contract/variant-options";
import { useTranslation } from "react-i18next";
import { Link } from "@/components/link";
import { ProductThumb } from "@/components/product-thumb";
import { useLanguage } from "@/i18n/use-language";
import { paths } from "@/paths";

/** What was bought, as it was at that time. */
export function OrderItems({ items }: { items: Order["cartItems"] }) {
  const { t } = useTranslation("orders");
  const { language } = useLanguage();
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.variantId} className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
          <ProductThumb image={item.image} className="size-16" />
          <div className="min-w-0 grow">
            <Link to={paths.product(item.slug)} className="leading-snug font-semibold hover:text-brand">
              {item.title}
            </Link>
            <p className="text-sm text-ink-soft">
              {item.quantity} × {formatRupees(paidPrice(item))}
              {(item.size || item.options) &&
                ` · ${choiceText(item, (size) => t("size", { size }), language)}`}
            </p>
          </div>
          <span className="font-semibold tabular-nums">{formatExactRupees(item.lineTotal)}</span>
        </li>
      ))}
    </ul>
  );
}
