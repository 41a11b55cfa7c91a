import { useTranslation } from "react-i18next";
import { GrievanceOfficer } from "@/components/grievance-officer";
import { TextPage, TextSection } from "@/components/text-page";

const sections = ["what", "why", "who", "device", "time", "rights"] as const;

/** What data the shop keeps about its visitors. */
export default function PrivacyPage() {
  const { t } = useTranslation("privacy");
  return (
    <TextPage title={t("title")} lead={t("lead")}>
      {sections.map((section) => (
        <TextSection key={section} title={t(`sections.${section}.title`)}>
          {t(`sections.${section}.text`)}
          {section === "rights" && <GrievanceOfficer />}
        </TextSection>
      ))}
    </TextPage>
  );
}
