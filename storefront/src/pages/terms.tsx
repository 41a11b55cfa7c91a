import { useTranslation } from "react-i18next";
import { TextPage, TextSection } from "@/components/text-page";
import { useShop } from "@/lib/shop";
import { useTerms } from "@/lib/terms";

const sections = ["seller", "price", "order", "delivery", "account", "warranty", "law"] as const;

/** The terms of sale. */
export default function TermsPage() {
  const { t } = useTranslation("terms");
  const terms = useTerms();
  const { legalName, gstin, address, city, state } = useShop();
  return (
    <TextPage title={t("title")} lead={t("lead")}>
      {sections.map((section) => (
        <TextSection key={section} title={t(`sections.${section}.title`)}>
          {t(`sections.${section}.text`, {
            legalName,
            registration: gstin && `, GSTIN ${gstin}`,
            address,
            city: city || state,
            minutes: terms?.paymentMinutes ?? "…",
          })}
        </TextSection>
      ))}
    </TextPage>
  );
}
