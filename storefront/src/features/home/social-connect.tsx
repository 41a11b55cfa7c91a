import { useTranslation } from "react-i18next";
import { SectionHeading } from "@/components/section-heading";
import { InstagramIcon, YoutubeIcon } from "@/components/social-icons";
import { useShop } from "@/lib/shop";

const channels = [
  { name: "instagram", Icon: InstagramIcon, ground: "gradient-gulal" },
  { name: "youtube", Icon: YoutubeIcon, ground: "gradient-chilli" },
] as const;

/** Where else to meet us. Spec §2 "social-connect cards". */
export default function SocialConnect() {
  const { t } = useTranslation("lower");
  const { social } = useShop();
  const ours = channels.filter(({ name }) => social[name]);
  if (ours.length === 0) return null;
  return (
    <section className="shop-width">
      <SectionHeading title={t("social.title")} text={t("social.text")} />
      <ul className="grid gap-4 md:grid-cols-2">
        {ours.map(({ name, Icon, ground }) => (
          <li key={name}>
            <a href={social[name]} target="_blank" rel="noopener" className={`channel ${ground}`}>
              <Icon className="size-11 shrink-0" />
              <span>
                <strong>{t(`social.${name}.title`)}</strong>
                {t(`social.${name}.text`)}
              </span>
              <em>{t(`social.${name}.cta`)}</em>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
