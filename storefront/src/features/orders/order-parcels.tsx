import type { Tracking } from "@contract/orders";
import { choiceOf } from "@contract/variant-options";
import type { z } from "zod";
import { useLanguage } from "@/i18n/use-language";
import { CourierLine } from "./courier-line";

type Parcels = z.infer<typeof Tracking>["parcels"];

/** What is sent in which parcel; only for orders in several. */
export default function OrderParcels({ parcels }: { parcels: Parcels }) {
  const { language } = useLanguage();
  return (
    <ol className="grid gap-3 text-sm">
      {parcels.map(({ items, courier }) => (
        <li
          key={items.map(({ productId, size, variantId }) => `${productId} ${variantId ?? size}`).join()}
          className="rounded-lg bg-sunken p-4"
        >
          {items.map(({ productId, title, size, variantId, options, quantity }) => (
            <p key={`${productId} ${variantId ?? size}`}>
              {quantity} × {title} {choiceOf({ size, options }, language)}
            </p>
          ))}
          {courier && <CourierLine courier={courier} className="mt-1" />}
        </li>
      ))}
    </ol>
  );
}
