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
    <section aria-label={t("hero.pictures")} className="features">
      {features.map((feature, at) => (
        <figure key={feature._id} aria-hidden={at !== shown}>
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
            <figcaption className="on-picture">
              <p>{feature.title}</p>
              {feature.description && <p>{feature.description}</p>}
            </figcaption>
          )}
        </figure>
      ))}
    </section>
  );
}
