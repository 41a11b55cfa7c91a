import type { Order } from "@contract/orders";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { lazyDialog } from "@/lib/lazy-part";

/** The form is loaded on demand: most shoppers who look at an order do not cancel it. */
const CancelSheet = lazyDialog(["aftersales", "forms"], () => import("./cancel-sheet"));

/** Cancels an order, with the reason that the shop needs (Spec §4 "Order"). */
export function CancelOrder({ order }: { order: Order }) {
  const { t } = useTranslation("orders");
  const [open, setOpen] = useState(false);
  if (!order.canCancel) return null;
  return (
    <>
      <Button look="danger" size="small" onClick={() => setOpen(true)}>
        {t("cancel")}
      </Button>
      {open && (
        <Suspense>
          <CancelSheet order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
