import type { Tracking } from "@contract/orders";
import { useTranslation } from "react-i18next";
import type { z } from "zod";

type CourierLineProps = { courier: NonNullable<z.infer<typeof Tracking>["courier"]>; className: string };

/** Who carries a parcel, under which number, and the link to the courier's own tracking. */
export function CourierLine({ courier: { name, awb, trackingUrl }, className }: CourierLineProps) {
  const { t } = useTranslation("orders");
  return (
    <p className={className}>
      {t("courier")}: <strong>{name}</strong> · {t("awb")}: <strong>{awb}</strong>
      {trackingUrl && (
        <a
          href={trackingUrl}
          target="_blank"
          rel="noreferrer"
          className="mt-1 block font-semibold text-brand underline underline-offset-2"
        >
          {t("trackCourier")}
        </a>
      )}
    </p>
  );
}
