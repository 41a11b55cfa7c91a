import { shop } from "@contract/shop";
import { useTranslation } from "react-i18next";
import { buttonClass } from "@/components/button";
import { InstagramIcon } from "@/components/social-icons";
import { FeatureRotation } from "./feature-rotation";

/** Who we are in a few words, with links to the deals and to our social media. Spec §2 "Home page". */
export function Hero() {
  const { t } = useTranslation("home");
  return (
    <section className="shop-width grid items-center gap-8 lg:grid-cols-[1.1fr_1fr] lg:gap-14">
      <div>
        <p className="text-sm font-semibold tracking-wide text-brand">{t("hero.kicker")}</p>
        <h1 className="pt-2 font-display text-3xl font-bold">{t("hero.title")}</h1>
        <p className="inline-block pt-4 text-xl font-semibold text-sale">{t("hero.subtitle")}</p>
        <p className="max-w-xl pt-3 text-lg text-ink-soft">{t("hero.description")}</p>
        <p className="flex flex-wrap gap-3 pt-6">
          <a href="#featured" className={buttonClass({ size: "large" })}>
            {t("hero.deals")}
          </a>
          <a
            href={shop.social.instagram}
            target="_blank"
            rel="noopener"
            className={buttonClass({ size: "large", look: "outline" })}
          >
            <InstagramIcon />
            {t("hero.follow")}
          </a>
        </p>
        <p className="pt-4 text-sm text-ink-soft">{t("hero.partnership")}</p>
      </div>
      <FeatureRotation />
    </section>
  );
}
