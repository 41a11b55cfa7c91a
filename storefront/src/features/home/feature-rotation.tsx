import { featureRotationMs } from "@contract/constants";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Picture } from "@/components/picture";
import { useLanguage } from "@/i18n/use-language";
import { featuresQuery } from "./feature-queries";

/** The shop's own pictures, one after the other: 15 seconds each, with a fade of one second. Spec §2 "Home page". */
export function FeatureRotation() {
  const { t } = useTranslation("home");
  const { language } = useLanguage();
  const { data } = useQuery(featuresQuery(language));
  const features = data?.data ?? [];
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (features.length < 2) return undefined;
    const timer = setInterval(() => setShown((at) => (at + 1) % features.length), featureRotationMs);
    return () => clearInterval(timer);
  }, [features.length]);
  // A shop that has none yet is whole without them.
  if (data && features.length === 0) return null;
  return (
    <section
      aria-label={t("hero.pictures")}
      className="relative aspect-[5/2] overflow-hidden rounded-xl bg-sunken shadow-card md:aspect-[4/3] lg:aspect-square"
    >
      {features.map((feature, at) => (
        <figure
          key={feature._id}
          aria-hidden={at !== shown}
          className={`absolute inset-0 transition-opacity duration-1000 ${at === shown ? "" : "opacity-0"}`}
        >
          {(at === shown || at === (shown + 1) % features.length) && (
            <Picture
              src={feature.image}
              alt={feature.title}
              eager={at === 0}
              sizes="(min-width: 1024px) 560px, 92vw"
              className="object-cover"
            />
          )}
          {feature.title && (
            <figcaption className="on-picture absolute inset-x-0 bottom-0 px-5 pt-12 pb-4 text-white">
              <p className="font-display text-lg font-bold">{feature.title}</p>
              {feature.description && <p className="text-sm">{feature.description}</p>}
            </figcaption>
          )}
        </figure>
      ))}
    </section>
  );
}
