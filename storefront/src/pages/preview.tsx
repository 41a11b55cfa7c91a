import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { Button } from "@/components/button";
import { EmptyState } from "@/components/empty-state";
import { previewQuery } from "@/features/product-detail/preview-query";
import { useLanguage } from "@/i18n/use-language";
import { laterPart } from "@/lib/later-part";
import { PreviewedProduct } from "./parts/previewed-product";
import { ProductSkeleton } from "./parts/product-screen";

const PreviewBar = laterPart(["preview"], async () => ({
  default: (await import("./parts/preview-notes")).PreviewBar,
}));
const PreviewOver = laterPart(["instead"], async () => ({
  default: (await import("./parts/preview-over")).PreviewOver,
}));

/** Where the panel's buttons with the eye lead: one product, on sale or not, to look at and not to buy. */
export default function PreviewPage() {
  const { t } = useTranslation(["product", "shell"]);
  const { token = "" } = useParams();
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery(previewQuery(token, language));
  if (data === null) return <PreviewOver />;
  if (!data && error)
    return (
      <EmptyState level={1} title={t("failed")} text={t("shell:offline")}>
        <Button onClick={() => void refetch()}>{t("shell:retry")}</Button>
      </EmptyState>
    );
  return (
    <>
      {data && <PreviewBar name={data.notSold ?? "onSale"} until={data.until} />}
      <div className="shop-width py-6 md:py-8">
        {data ? (
          <PreviewedProduct key={data.product._id} {...data} />
        ) : (
          <ProductSkeleton label={t("shell:loading")} />
        )}
      </div>
    </>
  );
}
