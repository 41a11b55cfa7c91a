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
            <a
              href={social[name]}
              target="_blank"
              rel="noopener"
              className={`flex h-full items-center gap-5 rounded-xl p-6 text-white transition-transform hover:-translate-y-0.5 ${ground}`}
            >
              <Icon className="size-11 shrink-0" />
              <span className="grow">
                <span className="block font-display text-xl font-bold">{t(`social.${name}.title`)}</span>
                <span>{t(`social.${name}.text`)}</span>
              </span>
              <span className="shrink-0 rounded-full bg-white px-4 py-2 font-semibold text-black max-lg:hidden">
                {t(`social.${name}.cta`)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
