import type { Tracking } from "@contract/orders";
import { useTranslation } from "react-i18next";
import type { z } from "zod";

type Parcels = z.infer<typeof Tracking>["parcels"];

/** What is sent in which parcel; only for orders in several. */
export default function OrderParcels({ parcels }: { parcels: Parcels }) {
  const { t } = useTranslation("orders");
  return (
    <ol className="grid gap-3 text-sm">
      {parcels.map(({ items, courier }) => (
        <li
          key={items.map(({ productId, size }) => `${productId} ${size}`).join()}
          className="rounded-lg bg-sunken p-4"
        >
          {items.map(({ productId, title, size, quantity }) => (
            <p key={`${productId} ${size}`}>
              {quantity} × {title} {size}
            </p>
          ))}
          {courier && (
            <p className="mt-1">
              {t("courier")}: <strong>{courier.name}</strong> · {t("awb")}: <strong>{courier.awb}</strong>
              {courier.trackingUrl && (
                <a
                  href={courier.trackingUrl}
                  target="_blank"
                  rel="noreferrer"
                  className="mt-1 block font-semibold text-brand underline underline-offset-2"
                >
                  {t("trackCourier")}
                </a>
              )}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
