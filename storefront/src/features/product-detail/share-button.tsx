import { Share2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useHref } from "react-router-dom";
import { Button } from "@/components/button";
import { toastInfo } from "@/components/toast";

/** Passes the product's address in the language on screen on: through the phone's own sharing, or into the clipboard. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const { t } = useTranslation("product");
  const address = useHref(path);
  const share = async () => {
    const url = new URL(address, location.origin).href;
    if (navigator.share) return navigator.share({ title, url }).catch(() => undefined);
    await navigator.clipboard?.writeText(url);
    toastInfo(t("linkCopied"));
  };
  return (
    <Button look="quiet" size="small" onClick={() => void share()}>
      <Share2 className="size-4" aria-hidden="true" />
      {t("share")}
    </Button>
  );
}
