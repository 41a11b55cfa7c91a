import { type OrderStatus, orderStatuses } from "@contract/order-states";
import type { Tracking } from "@contract/orders";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { useLanguage } from "@/i18n/use-language";
import { dayAndTime } from "@/lib/dates";

type Event = z.infer<typeof Tracking>["events"][number];

/** Everything that happened, newest first, with the places that the courier named; collapsed below the steps. */
export default function OrderHistory({ events }: { events: readonly Event[] }) {
  const { t } = useTranslation("orders");
  const { language } = useLanguage();
  if (events.length === 0) return null;
  return (
    <details className="group">
      <summary className="w-fit rounded-md py-1 font-semibold text-brand">{t("history")}</summary>
      <ol className="mt-2 grid gap-3 border-l-2 border-line pl-4 text-sm">
        {newestFirst(events).map(({ at, status, location, note }) => (
          <li key={`${at} ${status} ${location ?? ""}`}>
            <span className="font-semibold">
              {isStatus(status) ? t(`status.${status}`) : status}
              {location && <span className="font-normal"> · {location}</span>}
            </span>
            {note && <span className="block">{note}</span>}
            <span className="block text-ink-soft">{dayAndTime(at, language)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Of events at the same moment, the later one in the list is newer. */
const newestFirst = (events: readonly Event[]) =>
  [...events].reverse().sort((one, other) => other.at.localeCompare(one.at));

const isStatus = (status: string): status is OrderStatus => orderStatuses.some((known) => known === status);
