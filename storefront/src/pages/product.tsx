import { useParams } from "react-router-dom";
import { ProductScreen } from "./parts/product-screen";
import { RecentlyViewed } from "./parts/recently-viewed";

/** A product at its own address, as opened by a shared link. */
export default function ProductPage() {
  const { slug = "" } = useParams();
  return (
    <div className="grid gap-10 py-6 md:py-8 [&>*]:min-w-0">
      <div className="shop-width">
        <ProductScreen key={slug} slug={slug} />
      </div>
      <RecentlyViewed except={slug} />
    </div>
  );
}
