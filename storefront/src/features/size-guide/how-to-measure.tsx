import type { SizeMeasure } from "@contract/size-measures";
import { useTranslation } from "react-i18next";

/** A line for each measure of a guide. */
export function HowToMeasure({ measures }: { measures: readonly SizeMeasure[] }) {
  const { t } = useTranslation("sizeguide");
  return (
    <section className="grid gap-2 text-sm">
      <h3 className="font-semibold">{t("how")}</h3>
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
