import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { messageOf } from "@/lib/errors";
import { FeaturedCard } from "./featured-card";
import { ProductStrip } from "./product-strip";
import { featuredQuery } from "./queries";

/** The featured products, if there are any; a failure is shown with the server's words first. Spec §8. */
export default function FeaturedStrip() {
  const { t } = useTranslation("strips");
  const { language } = useLanguage();
  const { data, error } = useQuery(featuredQuery(language));
  if (data?.data.length === 0) return null;
  return (
    <ProductStrip id="featured" title={t("title")} text={t("text")}>
      {error && <li role="alert">{messageOf(error, t("failed"))}</li>}
      {data?.data.map((product) => (
        <li key={product._id}>
          <FeaturedCard product={product} />
        </li>
      ))}
    </ProductStrip>
  );
}
