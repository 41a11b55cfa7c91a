import { useTranslation } from "react-i18next";
import { useShop } from "./shop";

/** "10 AM", "सुबह 10", "सकाळी 10": an hour in words; from `HH:MM`. */
function partOf(time: string) {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const part = hour < 12 ? "morning" : hour < 16 ? "noon" : hour < 20 ? "evening" : "night";
  const said = `${hour % 12 || 12}${minute > 0 ? `:${String(minute).padStart(2, "0")}` : ""}`;
  return [`hour.${part}`, { time: said }] as const;
}

/** When the shop is open: Monday to Saturday, and Sunday; nothing if it has not said. */
export function useOpeningHours(): string[] {
  const { t } = useTranslation("footer");
  const { weekdays, sunday } = useShop().hours;
  const span = ({ opens, closes }: { opens: string; closes: string }) => ({
    from: t(...partOf(opens)),
    to: t(...partOf(closes)),
  });
  return [
    ...(weekdays.opens ? [t("weekdays", span(weekdays))] : []),
    ...(sunday.opens ? [t("sunday", span(sunday))] : []),
  ];
}
