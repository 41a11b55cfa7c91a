import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "@/components/button";
import { paths } from "@/paths";
import { passkeysQuery } from "./queries";
import { useOwnUnlock } from "./supported";

/**
 * After an order, to a shopper who has no passkey: the next one takes no password. Only where the device itself can hold
 * it, as the words say; who has a key or a phone for it adds a passkey in the account.
 */
export default function PasskeyOffer() {
  const { t } = useTranslation("passkeys");
  const canUnlock = useOwnUnlock();
  const { data } = useQuery({ ...passkeysQuery, enabled: canUnlock });
  // The account may have asked before: it lists them in every browser.
  if (!canUnlock || !data || data.length > 0) return null;
  return (
    <aside className="mx-auto mt-6 flex max-w-2xl flex-wrap items-center gap-4 rounded-xl border border-line bg-surface px-5 py-4">
      <KeyRound className="size-8 shrink-0 text-brand" aria-hidden="true" />
      <div className="min-w-48 flex-1">
        <h2 className="font-display text-lg font-bold">{t("offerTitle")}</h2>
        <p className="text-sm text-ink-soft">{t("offerText")}</p>
      </div>
      <ButtonLink look="outline" to={`${paths.account}?tab=profile#passkeys`}>
        {t("offer")}
      </ButtonLink>
    </aside>
  );
}
