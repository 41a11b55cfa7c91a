import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useHref } from "react-router-dom";
import { Button, buttonClass } from "@/components/button";
import { LinkField } from "@/components/link-field";
import { toastError, toastInfo, toastSuccess } from "@/components/toast";
import { callOwn } from "@/lib/call-own";
import { copyText } from "@/lib/copy-text";
import { messageOf } from "@/lib/errors";
import { whatsAppWith } from "@/lib/whatsapp";
import { paths } from "@/paths";
import { wishlistQuery } from "./queries";

/** Makes the link that opens the list to others, passes it on, and takes it back. */
export function ShareWishlist({ token, userId }: { token: string | null; userId: string }) {
  const { t } = useTranslation("wishlist");
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const path = useHref(paths.sharedWishlist(token ?? ""));
  const share = useMutation({
    mutationFn: (isShared: boolean) => callOwn("shareWishlist", { body: { isShared } }),
    onSuccess: ({ data: { shareToken } }) => {
      client.setQueryData(wishlistQuery(userId).queryKey, (now) => now && { ...now, shareToken });
      if (shareToken === null) toastInfo(t("share.stopped"));
    },
    onError: (error) => toastError(messageOf(error, t("share.failed"))),
  });
  const set = (isShared: boolean) => !share.isPending && share.mutate(isShared);
  const link = token === null ? undefined : new URL(path, location.origin).href;
  const copy = async (what: string) => {
    if (await copyText(what)) return toastSuccess(t("share.copied"));
    field.current?.focus();
    toastError(t("share.notCopied"));
  };
  return (
    <section className="grid max-w-2xl justify-items-start gap-3 rounded-lg border border-line bg-surface p-5">
      <h2 className="font-display text-lg font-bold">{t("share.title")}</h2>
      <p className="text-ink-soft">{t("share.text")}</p>
      {link === undefined ? (
        <Button look="outline" aria-disabled={share.isPending} onClick={() => set(true)}>
          {t("share.make")}
        </Button>
      ) : (
        <>
          <LinkField ref={field} label={t("share.link")} link={link} />
          <p className="flex flex-wrap gap-2">
            <Button onClick={() => void copy(link)}>{t("share.copy")}</Button>
            <a
              href={whatsAppWith(t("share.message", { link }))}
              target="_blank"
              rel="noopener"
              className={buttonClass({ look: "outline" })}
            >
              {t("share.send")}
            </a>
            <Button look="quiet" aria-disabled={share.isPending} onClick={() => set(false)}>
              {t("share.stop")}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
