import type { Cart } from "@contract/cart";
import { RotateCcw } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { toastError } from "@/components/toast";
import { call } from "@/lib/api";
import { messageOf } from "@/lib/errors";
import { lazyDialog } from "@/lib/lazy-part";
import type { Skipped } from "./skipped-sheet";

const SkippedSheet = lazyDialog(["aftersales"], () => import("./skipped-sheet"));

type ReorderButtonProps = {
  orderId: string;
  /** Puts the response into the cart. */
  onCart: (cart: Cart) => void;
  onShowCart: () => void;
};

/** Orders the same again: whatever can still be bought goes into the cart, and the rest is listed. */
export function ReorderButton({ orderId, onCart, onShowCart }: ReorderButtonProps) {
  const { t } = useTranslation("orders");
  const [isPending, setPending] = useState(false);
  const [skipped, setSkipped] = useState<Skipped[]>();
  const [isNothing, setIsNothing] = useState(false);
  const again = async () => {
    setPending(true);
    try {
      const { data, skipped: left } = await call("reorder", { params: { id: orderId } });
      onCart(data);
      setIsNothing(data.items.length === 0);
      if (left.length > 0) return setSkipped(left);
      onShowCart();
    } catch (error) {
      toastError(messageOf(error, t("reorder.failed")));
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button look="outline" size="small" disabled={isPending} onClick={() => void again()}>
        <RotateCcw className="size-4" aria-hidden="true" />
        {t("reorder.button")}
      </Button>
      {skipped && (
        <Suspense>
          <SkippedSheet
            skipped={skipped}
            isNothing={isNothing}
            onClose={() => setSkipped(undefined)}
            onShowCart={onShowCart}
          />
        </Suspense>
      )}
    </>
  );
}
