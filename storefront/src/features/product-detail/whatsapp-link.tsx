import { MessageCircle } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useHref } from "react-router-dom";
import { buttonClass } from "@/components/button";
import { whatsAppWith } from "@/lib/whatsapp";
import { useOrigin } from "@/routing/origin";

/** Sends an address in the language on screen by WhatsApp, to whom is chosen there. */
export function WhatsAppLink({ title, path }: { title: string; path: string }) {
  const { t } = useTranslation("share");
  const url = useOrigin() + useHref(path);
  return (
    <a
      href={whatsAppWith(`${title}\n${url}`)}
      target="_blank"
      rel="noopener"
      aria-label={t("send")}
      className={buttonClass({ look: "quiet", size: "small" })}
    >
      <MessageCircle className="size-4" aria-hidden="true" />
      WhatsApp
    </a>
  );
}
