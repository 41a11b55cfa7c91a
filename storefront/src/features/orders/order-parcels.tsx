import type { Tracking } from "@contract/orders";
import type { z } from "zod";
import { CourierLine } from "./courier-line";

type Parcels = z.infer<typeof Tracking>["parcels"];

/** What is sent in which parcel; only for orders in several. */
export default function OrderParcels({ parcels }: { parcels: Parcels }) {
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
          {courier && <CourierLine courier={courier} className="mt-1" />}
        </li>
      ))}
    </ol>
  );
}
