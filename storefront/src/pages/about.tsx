import { useTranslation } from "react-i18next";
import { TextPage, TextSection } from "@/components/text-page";
import { useLanguage } from "@/i18n/use-language";
import { useCategoryName, useShownCategories } from "@/lib/categories";
import { useShop } from "@/lib/shop";

const sections = ["used", "people", "data"] as const;

/** Who runs the shop. */
export default function AboutPage() {
  const { t } = useTranslation("about");
  const { about, social } = useShop();
  const nameOf = useCategoryName();
  const sold = useShownCategories();
  const { language } = useLanguage();
  const listed = new Intl.ListFormat(language).format(sold.map(({ id }) => nameOf(id)));
  const ours = sections.filter((section) => section !== "people" || social.instagram || social.youtube);
  return (
    <TextPage title={t("title")} lead={t("lead")}>
      {about && <TextSection title={t("sections.who.title")}>{about}</TextSection>}
      {listed && <TextSection title={t("sections.what.title")}>{listed}</TextSection>}
      {ours.map((section) => (
        <TextSection key={section} title={t(`sections.${section}.title`)}>
          {t(`sections.${section}.text`)}
        </TextSection>
      ))}
    </TextPage>
  );
}
