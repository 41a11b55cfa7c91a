import { everySection, type HomeSection, isRow } from "@contract/home-sections";
import type { ComponentType } from "react";
import { Carousel } from "@/features/carousel/carousel";
import { budgetQuery, featuredQuery } from "@/features/catalog/queries";
import { storeCategory } from "@/features/catalog/stored-filters";
import { CategoryTiles } from "@/features/home/category-tiles";
import { Hero } from "@/features/home/hero";
import { homeRowsQuery } from "@/features/home/home-rows";
import { useHomeWords } from "@/features/home/home-words";
import { laterPart } from "@/lib/later-part";
import { isAsServed } from "@/lib/page-state";
import { SiteData } from "@/structured/site-data";
import { BoughtAgain } from "./parts/bought-again";
import { RecentlyViewed } from "./parts/recently-viewed";

/** Where a section turns out to be empty, its place is hidden; not while it is still to come, since what is hidden is never near. */
const place = { className: "empty:not-data-[later=new]:hidden" };
const FeaturedStrip = laterPart(["strips"], () => import("@/features/catalog/featured-strip"), {
  ...place,
  // The hero's button leads there.
  when: "soon",
  data: (client, language) => {
    const query = featuredQuery(language);
    return isAsServed(query.queryKey, client.ensureQueryData(query));
  },
});
const BudgetStrip = laterPart(["home", "strips"], () => import("@/features/catalog/budget-strip"), {
  ...place,
  data: (client, language) => {
    const query = budgetQuery(language);
    return isAsServed(query.queryKey, client.ensureQueryData(query));
  },
});
const ProductRow = laterPart(["home", "strips"], () => import("@/features/home/product-row"), {
  ...place,
  data: (client, language) => {
    const query = homeRowsQuery(language);
    return isAsServed(query.queryKey, client.ensureQueryData(query));
  },
});
const Trust = laterPart(["lower"], () => import("@/features/home/trust"), place);
const Testimonials = laterPart(["lower"], () => import("@/features/home/testimonials"), place);
const SocialConnect = laterPart(["lower"], () => import("@/features/home/social-connect"), place);

const sections: Record<HomeSection, ComponentType> = {
  slides: () => (
    <div className="shop-width">
      <Carousel />
    </div>
  ),
  hero: Hero,
  categories: () => <CategoryTiles onChoose={storeCategory} />,
  featured: FeaturedStrip,
  budget: BudgetStrip,
  recent: RecentlyViewed,
  again: BoughtAgain,
  trust: Trust,
  testimonials: Testimonials,
  social: SocialConnect,
};

/** The shop's front, in the order that the shop has given it. Spec §2 "Home page". */
export default function HomePage() {
  const words = useHomeWords();
  return (
    <div className="grid gap-4 pt-3 md:gap-16 md:pt-6 [&>*]:min-w-0">
      {everySection(words?.sections).map((section) => {
        if (!section.isOn) return null;
        if (isRow(section)) return <ProductRow key={section.id} row={section} />;
        const Section = sections[section.kind];
        return <Section key={section.kind} />;
      })}
      {import.meta.env.SSR && <SiteData />}
    </div>
  );
}
