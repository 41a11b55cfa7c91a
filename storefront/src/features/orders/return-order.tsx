import type { Order } from "@contract/orders";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { useLanguage } from "@/i18n/use-language";
import { shortDay } from "@/lib/dates";
import { lazyDialog } from "@/lib/lazy-part";

/** The form is loaded on demand. */
const ReturnSheet = lazyDialog(["aftersales", "forms"], () => import("./return-sheet"));

/** Returns a delivered order; shown while its return window is open. */
export default function ReturnOrder({ order }: { order: Order }) {
  const { t } = useTranslation("orders");
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" size="small" onClick={() => setOpen(true)}>
        {order.returnBy
          ? t("returns.until", { day: shortDay(order.returnBy, language) })
          : t("returns.button")}
      </Button>
      {open && (
        <Suspense>
          <ReturnSheet order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
