import type { OwnSession } from "@contract/sessions";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { MonitorSmartphone, Smartphone } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { LoadFailed } from "@/components/load-failed";
import { toastError, toastSuccess } from "@/components/toast";
import { useLanguage } from "@/i18n/use-language";
import { callOwn } from "@/lib/call-own";
import { longDate } from "@/lib/dates";
import { messageOf } from "@/lib/errors";
import { useDeviceName } from "./device-name";

const devicesKey = ["devices"];
const phones: readonly (string | null)[] = ["Android", "iPhone", "KaiOS"];

/** Where one is signed in, with a way to sign out devices that are unknown or lost. */
export function Devices() {
  const { t } = useTranslation("account");
  const { data, isError, refetch } = useQuery({
    queryKey: devicesKey,
    queryFn: async () => (await callOwn("getSessions")).data,
  });
  return (
    <section aria-labelledby="devices" className="grid max-w-md gap-4">
      <div className="grid gap-1">
        <h2 id="devices" className="font-display text-xl font-bold">
          {t("devices.title")}
        </h2>
        <p className="text-sm text-ink-soft">{t("devices.text")}</p>
      </div>
      {data ? (
        <List sessions={data} />
      ) : isError ? (
        <LoadFailed sentence={t("devices.failed")} retry={() => void refetch()} />
      ) : (
        <span role="status" aria-label={t("loading")} className="skeleton h-40" />
      )}
    </section>
  );
}

function List({ sessions }: { sessions: OwnSession[] }) {
  const { t } = useTranslation("account");
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const end = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      toastSuccess(done);
    } catch (error) {
      toastError(messageOf(error, t("devices.endFailed")));
    } finally {
      // Also after a failure: the session may have ended by itself.
      await client.invalidateQueries({ queryKey: devicesKey });
      setBusy(false);
    }
  };
  return (
    <>
      <ul className="grid divide-y divide-line rounded-md border border-line bg-surface">
        {sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() =>
              void end(() => callOwn("endSession", { params: { id: session.id } }), t("devices.ended"))
            }
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          look="outline"
          className="justify-self-start"
          disabled={busy}
          onClick={() => void end(() => callOwn("endOtherSessions"), t("devices.othersEnded"))}
        >
          {t("devices.endOthers")}
        </Button>
      )}
    </>
  );
}

type DeviceProps = { session: OwnSession; busy: boolean; onEnd: () => void };

function Device({ session, busy, onEnd }: DeviceProps) {
  const { t } = useTranslation("account");
  const { language } = useLanguage();
  const { system, current, createdAt, lastSeenAt } = session;
  const name = useDeviceName()(session, t("devices.unknown"));
  const day = longDate(lastSeenAt, language);
  const isToday = day === longDate(new Date().toISOString(), language);
  const Icon = phones.includes(system) ? Smartphone : MonitorSmartphone;
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <Icon className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-ink-soft">
          {current ? t("devices.current") : isToday ? t("devices.usedToday") : t("devices.used", { day })}
          {" · "}
          {t("devices.since", { day: longDate(createdAt, language) })}
        </span>
      </div>
      {!current && (
        <Button
          look="quiet"
          size="small"
          disabled={busy}
          aria-label={t("devices.endOne", { name })}
          onClick={onEnd}
        >
          {t("devices.end")}
        </Button>
      )}
    </li>
  );
}
