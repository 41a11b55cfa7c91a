import { useTranslation } from "react-i18next";
import { TextPage, TextSection } from "@/components/text-page";
import { useShop } from "@/lib/shop";

const sections = ["what", "used", "people", "data"] as const;

/** Who runs the shop. */
export default function AboutPage() {
  const { t } = useTranslation("about");
  const { about, social } = useShop();
  const ours = sections.filter((section) => section !== "people" || social.instagram || social.youtube);
  return (
    <TextPage title={t("title")} lead={t("lead")}>
      {about && <TextSection title={t("sections.who.title")}>{about}</TextSection>}
      {ours.map((section) => (
        <TextSection key={section} title={t(`sections.${section}.title`)}>
          {t(`sections.${section}.text`)}
        </TextSection>
      ))}
    </TextPage>
  );
}
