import type { ReactNode } from "react";
import type { CardProduct } from "./card-product";
import { ProductGrid } from "./product-grid";

type NearProductsProps = {
  title: string;
  text: string;
  products: readonly CardProduct[];
  children?: ReactNode;
};

/** Products that are close to a search but do not match it: always under a heading that says so. */
export function NearProducts({ title, text, products, children }: NearProductsProps) {
  return (
    <section aria-labelledby="near-title" className="grid gap-4 pt-6">
      <div className="grid justify-items-start gap-1">
        <h2 id="near-title" className="font-display text-xl font-bold">
          {title}
        </h2>
        <p className="text-ink-soft">{text}</p>
        {children}
      </div>
      <ProductGrid products={products} />
    </section>
  );
}
