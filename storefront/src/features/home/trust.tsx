import { inWords } from "@contract/shop-figures";
import { BadgeCheck, HandCoins, RotateCcw, Truck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SectionHeading } from "@/components/section-heading";
import { useLanguage } from "@/i18n/use-language";
import { useFreeDelivery } from "@/lib/free-delivery";
import { useHomeWords } from "./home-words";
import { useFilled } from "./use-filled";

const icons = { checked: BadgeCheck, pay: HandCoins, returns: RotateCcw, delivery: Truck } as const;
type Icon = keyof typeof icons;
const standard = Object.keys(icons) as Icon[];

/** The owner's reasons with today's figures, or those that hold for every shop. A text whose figure is missing is left out. */
function useReasons(): { icon: Icon; title: string; text: string }[] {
  const { t } = useTranslation("lower");
  const { language } = useLanguage();
  const free = useFreeDelivery();
  const filled = useFilled();
  const own = useHomeWords()?.reasons;
  if (own?.length)
    return own.map(({ icon, title, text }) => ({
      icon,
      title: inWords(title, language),
      text: filled(text),
    }));
  return standard.map((icon) => ({
    icon,
    title: t(`trust.${icon}.title`),
    text: [icon === "delivery" && free && `${free}.`, t(`trust.${icon}.text`)].filter(Boolean).join(" "),
  }));
}

/** Why buying here is safe. */
export default function Trust() {
  const { t } = useTranslation("lower");
  const reasons = useReasons();
  return (
    <section className="shop-width">
      <SectionHeading title={t("trust.title")} />
      <ul className="reasons">
        {reasons.map(({ icon, title, text }) => {
          const Icon = icons[icon];
          return (
            <li key={title}>
              <span>
                <Icon className="size-6" aria-hidden="true" />
              </span>
              <div>
                <h3>{title}</h3>
                {text && <p>{text}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
