import { Phone, ShieldCheck, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useShop } from "@/lib/shop";

/** Why paying here is safe. */
export function TrustLines() {
  const { t } = useTranslation("checkout");
  const { gstin, phone } = useShop();
  const lines = [
    { Icon: ShieldCheck, text: t("trust.privacy") },
    { Icon: Undo2, text: t("trust.returns") },
    ...(phone ? [{ Icon: Phone, text: t("trust.help", { phone }) }] : []),
  ];
  return (
    <ul className="grid gap-2 text-sm text-ink-soft">
      {lines.map(({ Icon, text }) => (
        <li key={text} className="flex items-center gap-2.5">
          <Icon className="size-4 shrink-0 text-brand" aria-hidden="true" />
          {text}
        </li>
      ))}
      {gstin && <li>{t("taxIncluded")}</li>}
    </ul>
  );
}
