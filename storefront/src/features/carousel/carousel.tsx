import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { useLanguage } from "@/i18n/use-language";
import { messageOf } from "@/lib/errors";
import { useShop } from "@/lib/shop";
import { refreshSlides, slidesQuery } from "./queries";
import { SlideRow } from "./slide-row";
import { writeSlidesCache } from "./slides-cache";

/** The home page's offers in all their states. Spec §2 "Carousel (home)". */
export function Carousel() {
  const { t } = useTranslation("home");
  const { name } = useShop();
  const { language } = useLanguage();
  const client = useQueryClient();
  const { data: slides, error, isFetching, dataUpdatedAt } = useQuery(slidesQuery(language));
  useEffect(() => {
    if (slides?.length) writeSlidesCache(language, slides, dataUpdatedAt);
  }, [language, slides, dataUpdatedAt]);

  if (slides && slides.length > 0) return <SlideRow slides={slides} />;
  const refresh = (
    <Button look="accent" disabled={isFetching} onClick={() => void refreshSlides(client)}>
      {t("carousel.refresh")}
    </Button>
  );
  return (
    <section
      aria-label={t("carousel.label")}
      className="grid min-h-72 place-content-center justify-items-center gap-4 rounded-xl gradient-monsoon p-8 text-center text-white"
    >
      {error && <h2 className="font-display text-2xl font-bold">{t("carousel.welcome", { shop: name })}</h2>}
      <div role="status">
        <p className="text-lg">
          {error ? t("carousel.unavailable") : slides ? t("carousel.empty") : t("carousel.loading")}
        </p>
        {error && <p>{messageOf(error, t("carousel.failed"))}</p>}
      </div>
      {(error || slides) && refresh}
    </section>
  );
}
