import { useTranslation } from "react-i18next";

/** Placeholder until its feature is built. */
export default function HomePage() {
  const { t } = useTranslation("home");
  return <h1 className="shop-width py-10 font-display text-2xl font-bold">{t("title")}</h1>;
}
