import type { SizeMeasure } from "@contract/size-measures";
import { useTranslation } from "react-i18next";

type HowToMeasureProps = {
  measures: readonly SizeMeasure[];
  /** One level below the title that it stands under. */
  heading: "h2" | "h3";
};

/** A line for each measure of a guide. */
export function HowToMeasure({ measures, heading: Heading }: HowToMeasureProps) {
  const { t } = useTranslation("sizeguide");
  return (
    <section className="grid gap-2 text-sm">
      <Heading className="font-semibold">{t("how")}</Heading>
      <dl className="grid gap-1.5">
        {measures.map((measure) => (
          <div key={measure}>
            <dt className="inline font-medium">{t(`measures.${measure}`)}: </dt>
            <dd className="inline text-ink-soft">{t(`hows.${measure}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
