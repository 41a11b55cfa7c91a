import { Share2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHref } from "react-router-dom";
import { copyText } from "@/lib/copy-text";
import { Button, type ButtonSize } from "./button";
import { LinkField } from "./link-field";
import { toastInfo } from "./toast";

type ShareLinkProps = { title: string; path: string; size?: ButtonSize };

/**
 * Passes an address in the language on screen on: through the phone's own sharing, or the clipboard; where the browser
 * has neither, in a field below, in which the keyboard is then.
 */
export function ShareLink({ title, path, size = "medium" }: ShareLinkProps) {
  const { t } = useTranslation("share");
  const address = useHref(path);
  const [uncopied, setUncopied] = useState<{ url: string; times: number }>();
  const share = async () => {
    const url = new URL(address, location.origin).href;
    if (await sharedByPhone({ title, url })) return;
    if (await copyText(url)) return toastInfo(t("copied"));
    setUncopied((before) => ({ url, times: (before?.times ?? 0) + 1 }));
  };
  return (
    <>
      <Button look="quiet" size={size} onClick={() => void share()}>
        <Share2 className="size-4" aria-hidden="true" />
        {t("share")}
      </Button>
      {uncopied && (
        <div className="order-last w-full">
          {/* Made anew with each press, which leads back to it. */}
          <LinkField key={uncopied.times} label={t("notCopied")} link={uncopied.url} ref={focus} />
        </div>
      )}
    </>
  );
}

const focus = (field: HTMLInputElement | null) => field?.focus();

/** Whether the phone took it, or its owner thought better of it. The browsers of some apps have the call and refuse it. */
async function sharedByPhone(what: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof Error && error.name === "AbortError";
  }
}
