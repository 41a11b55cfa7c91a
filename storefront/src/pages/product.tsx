import { useParams } from "react-router";
import { ProductScreen } from "./parts/product-screen";

/** A product at its own address: what a shared link opens. */
export default function ProductPage() {
  const { slug = "" } = useParams();
  return (
    <div className="shop-width py-6 md:py-8">
      <ProductScreen key={slug} slug={slug} />
    </div>
  );
}
