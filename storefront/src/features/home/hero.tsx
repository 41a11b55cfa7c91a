import { everySection } from "@contract/home-sections";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { buttonClass } from "@/components/button";
import { Link } from "@/components/link";
import { InstagramIcon } from "@/components/social-icons";
import { featuredQuery } from "@/features/catalog/queries";
import { useLanguage } from "@/i18n/use-language";
import { useShop } from "@/lib/shop";
import { paths } from "@/paths";
import { FeatureRotation } from "./feature-rotation";
import { useHomeWords } from "./home-words";
import { useFilled } from "./use-filled";

/** Who we are in a few words, with links to the deals (to all products while none is featured) and to our social media. Spec §2 "Home page". */
export function Hero() {
  const { t } = useTranslation("home");
  const { language } = useLanguage();
  const { tagline, about, social } = useShop();
  const filled = useFilled();
  const words = useHomeWords();
  const hasDeals = everySection(words?.sections).some(({ kind, isOn }) => kind === "featured" && isOn);
  // Known if there are none; the strip below reads those that there are.
  const { data: featured } = useQuery({ ...featuredQuery(language), enabled: false });
  const offer = filled(words?.offer);
  const description = filled(words?.description) || about;
  return (
    <section className="shop-width grid items-center gap-4 lg:grid-cols-[1.1fr_1fr] lg:gap-14">
      <div>
        {tagline && (
          <p className="font-semibold tracking-wide text-brand max-md:text-xs max-md:tracking-normal md:text-sm">
            {tagline}
          </p>
        )}
        <h1 className="pt-1 font-display text-2xl font-bold md:pt-2 md:text-3xl">
          {filled(words?.title) || t("hero.title")}
        </h1>
        {offer && <p className="inline-block pt-1 md:pt-4 md:text-xl font-semibold text-sale">{offer}</p>}
        {description && (
          <p className="max-w-xl pt-2 text-ink-soft max-md:line-clamp-2 max-md:text-sm md:pt-3 md:text-lg">
            {description}
          </p>
        )}
        <p className="hero-actions">
          {hasDeals &&
            (featured?.data.length === 0 ? (
              <Link to={paths.listing} className={buttonClass({ size: "large" })}>
                {t("hero.deals")}
              </Link>
            ) : (
              <a href="#featured" className={buttonClass({ size: "large" })}>
                {t("hero.deals")}
              </a>
            ))}
          {social.instagram && (
            <a
              href={social.instagram}
              target="_blank"
              rel="noopener"
              className={buttonClass({ size: "large", look: "outline" })}
            >
              <InstagramIcon />
              {t("hero.follow")}
            </a>
          )}
        </p>
        {social.instagram && (
          <p className="pt-2 text-xs text-ink-soft md:pt-4 md:text-sm">{t("hero.partnership")}</p>
        )}
      </div>
      <FeatureRotation />
    </section>
  );
}
