import { shop } from "@contract/shop";
import { useTranslation } from "react-i18next";
import { TextPage, TextSection } from "@/components/text-page";
import { useTerms } from "@/lib/terms";

const sections = ["seller", "price", "order", "delivery", "account", "warranty", "law"] as const;

/** The terms of sale. */
export default function TermsPage() {
  const { t } = useTranslation("terms");
  const terms = useTerms();
  const address = `${shop.street}, ${shop.city}, ${shop.state} ${shop.pincode}`;
  return (
    <TextPage title={t("title")} lead={t("lead")}>
      {sections.map((section) => (
        <TextSection key={section} title={t(`sections.${section}.title`)}>
          {t(`sections.${section}.text`, {
            legalName: shop.legalName,
            gstin: shop.gstin,
            address,
            city: shop.city,
            minutes: terms?.paymentMinutes ?? "…",
          })}
        </TextSection>
      ))}
    </TextPage>
  );
}
