import { shop } from "@contract/shop";
import { useTranslation } from "react-i18next";

/** "10 AM", "सुबह 10", "सकाळी 10": an hour in words; from `HH:MM`. */
function partOf(time: string) {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const part = hour < 12 ? "morning" : hour < 16 ? "noon" : hour < 20 ? "evening" : "night";
  const said = `${hour % 12 || 12}${minute > 0 ? `:${String(minute).padStart(2, "0")}` : ""}`;
  return [`footer.hour.${part}`, { time: said }] as const;
}

/** When the shop is open: Monday to Saturday, and Sunday. */
export function useOpeningHours(): [weekdays: string, sunday: string] {
  const { t } = useTranslation();
  const span = ({ opens, closes }: { opens: string; closes: string }) => ({
    from: t(...partOf(opens)),
    to: t(...partOf(closes)),
  });
  return [t("footer.weekdays", span(shop.hours.monToSat)), t("footer.sunday", span(shop.hours.sunday))];
}
