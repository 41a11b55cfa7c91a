import { useTranslation } from "react-i18next";
import { TextPage, TextSection } from "@/components/text-page";

const sections = ["how", "state", "wrong", "refund", "excluded", "cancel"] as const;

/** How returns work. */
export default function ReturnsPage() {
  const { t } = useTranslation("returns");
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
