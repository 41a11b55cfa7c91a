import type { User } from "@contract/auth";
import type { Passkey } from "@contract/passkeys";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Button } from "@/components/button";
import { LoadFailed } from "@/components/load-failed";
import { toastError, toastSuccess } from "@/components/toast";
import { useDeviceName } from "@/features/account/device-name";
import { useLanguage } from "@/i18n/use-language";
import { callOwn } from "@/lib/call-own";
import { longDate } from "@/lib/dates";
import { messageOf } from "@/lib/errors";
import { AddPasskey } from "./add-passkey";
import { passkeysQuery } from "./queries";
import { usePasskeysSupported } from "./supported";

/** The account's passkeys, to add and to remove. */
export default function Passkeys({ user }: { user: User }) {
  const { t } = useTranslation(["passkeys", "account"]);
  const client = useQueryClient();
  const place = useRef<HTMLElement>(null);
  const supported = usePasskeysSupported();
  const { hash } = useLocation();
  const { data, isError, refetch } = useQuery(passkeysQuery);
  // The section comes after the page: a browser that looks for the address's target finds nothing.
  useEffect(() => {
    if (hash === "#passkeys") place.current?.scrollIntoView();
  }, [hash]);
  const renew = () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  return (
    <section ref={place} aria-labelledby="passkeys" className="grid max-w-md scroll-mt-32 gap-4">
      <div className="grid gap-1">
        <h2 id="passkeys" className="font-display text-xl font-bold">
          {t("title")}
        </h2>
        <p className="text-sm text-ink-soft">{t("text")}</p>
      </div>
      {data ? (
        <List passkeys={data} onChanged={renew} />
      ) : isError ? (
        <LoadFailed sentence={t("failed")} retry={() => void refetch()} />
      ) : (
        <span role="status" aria-label={t("account:loading")} className="skeleton h-16" />
      )}
      {supported ? (
        <AddPasskey user={user} onAdded={() => void renew()} />
      ) : (
        <p className="text-sm text-ink-soft">{t("unsupported")}</p>
      )}
    </section>
  );
}

type ListProps = { passkeys: Passkey[]; onChanged: () => Promise<unknown> };

function List({ passkeys, onChanged }: ListProps) {
  const { t } = useTranslation("passkeys");
  const [busy, setBusy] = useState(false);
  const remove = async (id: string) => {
    setBusy(true);
    try {
      const { message } = await callOwn("removePasskey", { params: { id } });
      if (message) toastSuccess(message);
    } catch (error) {
      toastError(messageOf(error, t("removeFailed")));
    } finally {
      // Also after a failure: it may have been removed on another device.
      await onChanged();
      setBusy(false);
    }
  };
  if (passkeys.length === 0) return <p>{t("none")}</p>;
  return (
    <ul className="grid divide-y divide-line rounded-md border border-line bg-surface">
      {passkeys.map((passkey) => (
        <One key={passkey.id} passkey={passkey} busy={busy} onRemove={() => void remove(passkey.id)} />
      ))}
    </ul>
  );
}

type OneProps = { passkey: Passkey; busy: boolean; onRemove: () => void };

function One({ passkey, busy, onRemove }: OneProps) {
  const { t } = useTranslation("passkeys");
  const { language } = useLanguage();
  const { createdAt, lastUsedAt } = passkey;
  const name = useDeviceName()(passkey, t("unknown"));
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <KeyRound className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-ink-soft">
          {lastUsedAt ? t("used", { day: longDate(lastUsedAt, language) }) : t("unused")}
          {" · "}
          {t("made", { day: longDate(createdAt, language) })}
        </span>
      </div>
      <Button
        look="quiet"
        size="small"
        disabled={busy}
        aria-label={t("removeOne", { name })}
        onClick={onRemove}
      >
        {t("remove")}
      </Button>
    </li>
  );
}
