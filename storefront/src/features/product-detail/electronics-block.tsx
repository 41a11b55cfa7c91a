import type { Condition } from "@contract/constants";
import { BatteryMedium } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type BatteryLevel, batteryLevel } from "./battery";

const colours: Record<BatteryLevel, string> = {
  good: "bg-good-soft text-good",
  fair: "bg-warn-soft text-warn",
  poor: "bg-bad-soft text-bad",
  unknown: "bg-sunken text-ink",
};

type ElectronicsBlockProps = { condition: Condition | null; batteryHealth: string | null };

/** Condition and battery of a phone or laptop, in words and colour. Spec §2 "Electronics block". */
export function ElectronicsBlock({ condition, batteryHealth }: ElectronicsBlockProps) {
  const { t } = useTranslation(["product", "shell"]);
  if (!condition && !batteryHealth) return null;
  return (
    <p className="flex flex-wrap gap-2 text-sm font-semibold">
      {condition && (
        <span className="rounded-full border border-line-strong px-3 py-1">
          {t("condition")}: {t(`shell:card.condition.${condition}`)}
        </span>
      )}
      {batteryHealth && (
        <span
          data-level={batteryLevel(batteryHealth)}
          className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 ${colours[batteryLevel(batteryHealth)]}`}
        >
          <BatteryMedium className="size-4" aria-hidden="true" />
          {t("battery")}: {batteryHealth}
        </span>
      )}
    </p>
  );
}
