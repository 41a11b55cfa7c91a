import { Carousel } from "@/features/carousel/carousel";
import { FeaturedStrip } from "@/features/catalog/featured-strip";
import { storeCategory } from "@/features/catalog/stored-filters";
import { CategoryTiles } from "@/features/home/category-tiles";
import { Hero } from "@/features/home/hero";
import { laterPart } from "@/lib/later-part";
import { RecentlyViewed } from "./parts/recently-viewed";

// Below the first screens, as are those after it.
const BudgetStrip = laterPart(["home", "strips"], () => import("@/features/catalog/budget-strip"));
const LowerStrips = laterPart(["lower"], () => import("@/features/home/lower-strips"), {
  className: "grid gap-12 md:gap-16 [&>*]:min-w-0",
});

/** The shop's front. Spec §2 "Home page". */
export default function HomePage() {
  return (
    <div className="grid gap-12 pt-4 md:gap-16 md:pt-6 [&>*]:min-w-0">
      <div className="shop-width">
        <Carousel />
      </div>
      <Hero />
      <CategoryTiles onChoose={storeCategory} />
      <FeaturedStrip />
      <BudgetStrip />
      <RecentlyViewed />
      <LowerStrips />
    </div>
  );
}
