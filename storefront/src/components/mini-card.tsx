import { useLocation } from "react-router-dom";
import { Link } from "@/components/link";
import { paths } from "@/paths";
import { openOver } from "@/routing/background";
import { Picture } from "./picture";
import { Price } from "./price";

type MiniCardProps = {
  product: { slug: string; title: string; image: string; price: number; salePrice?: number | null };
};

/** A product at its smallest: picture, name, price. */
export function MiniCard({ product }: MiniCardProps) {
  const location = useLocation();
  return (
    <article className="card">
      <div className="card-picture">
        <Picture src={product.image} alt="" sizes="(min-width: 768px) 256px, 176px" />
      </div>
      <div className="card-words">
        <h3 className="card-title">
          <Link to={paths.product(product.slug)} state={openOver(location)}>
            {product.title}
          </Link>
        </h3>
        <Price product={product} />
      </div>
    </article>
  );
}
