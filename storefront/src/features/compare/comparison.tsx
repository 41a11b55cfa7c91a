import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";
import { Price } from "@/components/price";
import { StarRating } from "@/components/star-rating";
import { useBuy } from "@/features/cart/use-buy";
import { stockText } from "@/features/product-detail/buy-state";
import { useSession } from "@/features/session/queries";
import { CardPromise } from "@/features/shipping/card-promise";
import { paths } from "@/paths";
import { CompareBuy } from "./compare-buy";
import type { ComparedProduct } from "./compared-product";
import { RemoveLink } from "./remove-link";
import { type CompareRow, isDifferent } from "./rows";
import { useCompareRows } from "./use-rows";

type ComparisonProps = {
  products: readonly ComparedProduct[];
  /** What the address names: more than the products, if some are not shown any more. */
  ids: readonly string[];
};

const stockColours = { inStock: "text-good", onlyLeft: "text-warn", outOfStock: "text-bad" } as const;

/**
 * Products beside each other as a table: what is decided by first, then what differs, then what all have alike. The
 * switch is a tick that the styles follow, so that it also works without scripts.
 */
export default function Comparison({ products, ids }: ComparisonProps) {
  const { t } = useTranslation(["compare", "shell"]);
  const buy = useBuy(useSession());
  const rows = useCompareRows(products);
  const differing = rows.filter(isDifferent);
  const alike = rows.filter((row) => !isDifferent(row));
  const canHide = differing.length > 0 && alike.length > 0;
  return (
    <div className="compare">
      {canHide && (
        <>
          <input type="checkbox" id="only-differences" defaultChecked className="compare-switch" />
          <label htmlFor="only-differences">{t("onlyDifferences")}</label>
        </>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it sideways */}
      <section aria-label={t("table")} tabIndex={0} className="compare-scroll">
        <table>
          <caption className="sr-only">{t("table")}</caption>
          <thead>
            <tr>
              <td />
              {products.map((product) => (
                <th key={product._id} scope="col">
                  <div className="compare-picture">
                    <Picture src={product.image} alt="" sizes="(min-width: 1024px) 240px, 40vw" eager />
                    {products.length > 1 && <RemoveLink product={product} ids={ids} />}
                  </div>
                  <Link to={paths.product(product.slug)}>{product.title}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row label={t("price")}>
              {products.map((product) => (
                <td key={product._id}>
                  <Price product={product} />
                </td>
              ))}
            </Row>
            <Row label={t("rating")}>
              {products.map(({ _id, averageReview, reviewCount }) => (
                <td key={_id}>
                  {reviewCount > 0 ? (
                    <span className="card-rating flex-wrap">
                      <StarRating
                        value={averageReview}
                        label={t("shell:card.rating", { value: averageReview })}
                      />
                      <span>({reviewCount})</span>
                    </span>
                  ) : (
                    t("noRating")
                  )}
                </td>
              ))}
            </Row>
            <Row label={t("stock")}>
              {products.map(({ _id, totalStock }) => {
                const { key, count } = stockText(totalStock);
                return (
                  <td key={_id} className={`font-medium ${stockColours[key]}`}>
                    {t(key, { count })}
                  </td>
                );
              })}
            </Row>
            <Row label={t("delivery")} className="compare-delivery">
              {products.map(({ _id, inStock }) => (
                <td key={_id}>{inStock && <CardPromise productId={_id} />}</td>
              ))}
            </Row>
            <tr className="compare-buy">
              <th scope="row">
                <span className="sr-only">{t("buy")}</span>
              </th>
              {products.map((product) => (
                <td key={product._id}>
                  <CompareBuy product={product} buy={buy} />
                </td>
              ))}
            </tr>
          </tbody>
          <Rows rows={differing} />
          <Rows rows={alike} className={canHide ? "compare-alike" : undefined} />
        </table>
      </section>
    </div>
  );
}

function Row({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <tr className={className}>
      <th scope="row">{label}</th>
      {children}
    </tr>
  );
}

function Rows({ rows, className }: { rows: readonly CompareRow[]; className?: string | undefined }) {
  const { t } = useTranslation("compare");
  if (rows.length === 0) return null;
  return (
    <tbody className={className}>
      {rows.map(({ label, values }) => (
        <Row key={label} label={label}>
          {values.map((value, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one cell a column
            <td key={at}>
              {value ?? (
                <>
                  <span aria-hidden="true">–</span>
                  <span className="sr-only">{t("unsaid")}</span>
                </>
              )}
            </td>
          ))}
        </Row>
      ))}
    </tbody>
  );
}
