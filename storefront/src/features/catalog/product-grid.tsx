import { ProductCard } from "@/components/product-card";
import { CardCompare } from "@/features/compare/card-compare";
import { CardPromise } from "@/features/shipping/card-promise";
import { Heart } from "@/features/wishlist/heart";
import type { CardProduct } from "./card-product";

const aboveTheFold = 4;

/** Products in two to four columns; `busy` dims them while the next page is loading. */
export function ProductGrid({
  products,
  busy = false,
}: {
  products: readonly CardProduct[];
  busy?: boolean;
}) {
  return (
    <ul
      aria-busy={busy}
      className={`card-grid grid gap-3 transition-opacity md:grid-cols-3 md:gap-4 xl:grid-cols-4 ${busy ? "opacity-60" : ""}`}
    >
      {products.map((product, at) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            corner={
              <>
                <Heart product={product} />
                <CardCompare product={product} />
              </>
            }
            delivery={<CardPromise productId={product._id} />}
            priority={at < 2}
            eager={at < aboveTheFold}
          />
        </li>
      ))}
    </ul>
  );
}

const ghosts = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Placeholder for the grid while its first products are loading. */
export function ProductGridSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="card-grid grid gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4"
    >
      {ghosts.map((ghost) => (
        <div key={ghost} className="skeleton aspect-[3/4.4]" />
      ))}
    </div>
  );
}
