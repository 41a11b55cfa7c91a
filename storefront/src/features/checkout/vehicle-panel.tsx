import { formatRupees } from "@contract/money";
import type { VehicleSlot } from "@contract/shipping";
import { Truck } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { shortDay } from "@/lib/dates";

type VehiclePanelProps = {
  charge: number;
  /** Those with room, in order of time. */
  slots: readonly VehicleSlot[];
  chosen: VehicleSlot | undefined;
  /** Undefined where another day is looked at: what no longer shows is not booked. */
  onChoose: (slot: VehicleSlot | undefined) => void;
};

/** For how much the shop's own vehicle brings the order, and when: a day, and one of its slots. */
export default function VehiclePanel({ charge, slots, chosen, onChoose }: VehiclePanelProps) {
  const { t } = useTranslation("vehicle");
  const { language } = useLanguage();
  const dayId = useId();
  const [wantedDay, setWantedDay] = useState(chosen?.day);
  const days = [...new Set(slots.map(({ day }) => day))];
  const day = days.find((one) => one === wantedDay) ?? days[0];
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <Truck className="size-7 shrink-0 text-brand" aria-hidden="true" />
        <p className="grow font-semibold">{t("time")}</p>
        <p className={`text-lg font-bold ${charge === 0 ? "text-good" : ""}`}>
          {charge === 0 ? t("free") : formatRupees(charge)}
        </p>
      </div>
      <div className="grid gap-3 sm:grid-cols-[auto_1fr] sm:items-end">
        <div className="grid gap-1">
          <label htmlFor={dayId} className="text-sm font-semibold">
            {t("day")}
          </label>
          <select
            id={dayId}
            value={day}
            onChange={({ target }) => {
              setWantedDay(target.value);
              onChoose(undefined);
            }}
            className="h-12 rounded-lg border border-line-strong bg-paper px-3"
          >
            {days.map((one) => (
              <option key={one} value={one}>
                {shortDay(one, language)}
              </option>
            ))}
          </select>
        </div>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t("time")}</legend>
          {slots
            .filter((slot) => slot.day === day)
            .map((slot) => (
              <label
                key={`${slot.day} ${slot.from}`}
                className="flex h-12 cursor-pointer items-center gap-2 rounded-lg border border-line-strong bg-surface px-4 font-semibold tabular-nums has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand"
              >
                <input
                  type="radio"
                  name="slot"
                  value={`${slot.day} ${slot.from}`}
                  className="size-5 accent-brand"
                  checked={slot.day === chosen?.day && slot.from === chosen.from}
                  onChange={() => onChoose(slot)}
                />
                {t("slot", slot)}
              </label>
            ))}
        </fieldset>
      </div>
    </div>
  );
}
