import type { DeliveryMethod } from "@contract/order-states";
import { useTranslation } from "react-i18next";
import { useShop } from "@/lib/shop";

type DeliveryWayProps = {
  method: DeliveryMethod;
  /** What the shop offers for these items. */
  ways: readonly DeliveryMethod[];
  /** No courier takes these items. */
  isTooLarge: boolean;
  onChoose: (method: DeliveryMethod) => void;
};

/** Whether a courier brings the order, the shop's own vehicle does, or it is picked up at the shop. */
export default function DeliveryWay({ method, ways, isTooLarge, onChoose }: DeliveryWayProps) {
  const { t } = useTranslation("checkout");
  const { city } = useShop();
  const words = { courier: t("wayCourier"), vehicle: t("wayVehicle"), pickup: t("wayPickup", { city }) };
  return (
    <fieldset className="mb-4 grid gap-3 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">{t("way")}</legend>
      {ways.map((way) => {
        const isOff = way === "courier" && isTooLarge;
        return (
          <label
            key={way}
            className="flex cursor-pointer items-center gap-3 rounded-lg border border-line bg-surface p-4 has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand has-disabled:cursor-not-allowed has-disabled:bg-sunken"
          >
            <input
              type="radio"
              name="deliveryMethod"
              value={way}
              className="size-5 shrink-0 accent-brand"
              checked={method === way}
              disabled={isOff}
              onChange={() => onChoose(way)}
            />
            <span className="grid font-semibold">
              {words[way]}
              {isOff && <span className="text-sm font-medium text-warn">{t("wayTooLarge")}</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
