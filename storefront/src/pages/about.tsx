import { useTranslation } from "react-i18next";
import { TextPage, TextSection } from "@/components/text-page";

const sections = ["who", "what", "used", "people", "data"] as const;

/** Who runs the shop. */
export default function AboutPage() {
  const { t } = useTranslation("about");
  return (
    <TextPage title={t("title")} lead={t("lead")}>
      {sections.map((section) => (
        <TextSection key={section} title={t(`sections.${section}.title`)}>
          {t(`sections.${section}.text`)}
        </TextSection>
      ))}
    </TextPage>
  );
}
