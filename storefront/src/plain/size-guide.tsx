import type { Size } from "@contract/constants";
import type { SizeGuide } from "@contract/size-guides";
import type { SizeUnit } from "@contract/size-measures";
import { useTranslation } from "react-i18next";
import { FormAlert } from "@/components/form/form-alert";
import { Link } from "@/components/link";
import { HowToMeasure } from "@/features/size-guide/how-to-measure";
import { type Chosen, sizeGuideOf } from "@/features/size-guide/size-guide-path";
import { SizeTable } from "@/features/size-guide/size-table";
import { callOwn } from "@/lib/call-own";
import { isStatus } from "@/lib/errors";
import { paths } from "@/paths";
import { withQuery } from "./addresses";
import { PlainFrame } from "./parts";
import type { PlainPage } from "./visit";

/** What the sizes of a product measure, by its slug; in the unit that the page is asked for. */
export const sizeGuidePage: PlainPage = async ({ query }) => {
  const slug = query.get("product") ?? "";
  const asked = {
    slug,
    size: query.get("size") ?? undefined,
    unit: query.get("unit") === "in" ? "in" : "cm",
    chosen: { variant: query.get("variant") ?? undefined, like: query.get("like") ?? undefined },
  } as const;
  if (!slug) return { to: paths.listing };
  try {
    const { data } = await callOwn("getSizeGuide", { query: { product: slug } });
    return { status: 200, page: <SizeGuideView {...asked} guide={data} /> };
  } catch (error) {
    if (!isStatus(error, 404) && !isStatus(error, 422)) throw error;
    return { status: 404, page: <SizeGuideView {...asked} guide={undefined} /> };
  }
};

type SizeGuideViewProps = {
  slug: string;
  size: Size | undefined;
  unit: SizeUnit;
  guide: SizeGuide | undefined;
  chosen: Chosen;
};

const link = "justify-self-start font-semibold text-brand underline underline-offset-4";

function SizeGuideView({ slug, size, unit, guide, chosen }: SizeGuideViewProps) {
  const { t } = useTranslation(["sizeguide", "plain"]);
  const other = unit === "cm" ? "in" : "cm";
  return (
    <PlainFrame title={t("title")}>
      {guide ? (
        <>
          <Link to={`${sizeGuideOf(slug, size, chosen)}&unit=${other}`} className={link}>
            {t(`show.${other}`)}
          </Link>
          <SizeTable guide={guide} unit={unit} chosen={size} />
          <HowToMeasure measures={guide.measures} heading="h2" />
        </>
      ) : (
        <FormAlert tone="bad">{t("none")}</FormAlert>
      )}
      <Link to={withQuery(paths.product(encodeURIComponent(slug)), chosen)} className={link}>
        {t("plain:backToProduct")}
      </Link>
    </PlainFrame>
  );
}
