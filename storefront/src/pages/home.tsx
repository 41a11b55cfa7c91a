import { Carousel } from "@/features/carousel/carousel";
import { BudgetStrip } from "@/features/catalog/budget-strip";
import { FeaturedStrip } from "@/features/catalog/featured-strip";
import { storeCategory } from "@/features/catalog/stored-filters";
import { CategoryTiles } from "@/features/home/category-tiles";
import { Hero } from "@/features/home/hero";
import { SocialConnect } from "@/features/home/social-connect";
import { Testimonials } from "@/features/home/testimonials";
import { Trust } from "@/features/home/trust";
import { RecentlyViewed } from "./parts/recently-viewed";

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
      <Trust />
      <Testimonials />
      <SocialConnect />
    </div>
  );
}
