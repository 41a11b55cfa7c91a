import { formatRupees } from "@contract/money";
import type { PaymentMethod } from "@contract/order-states";
import { LoaderCircle } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import type { Block } from "./totals";
import type { Busy, Refused } from "./use-place-order";

type PlaceOrderProps = {
  total: number;
  method: PaymentMethod | undefined;
  block: Block | undefined;
  busy: Busy;
  refused: Refused | undefined;
  onPlace: () => void;
};

/** The button that orders, what prevents it, and the server's response to the last attempt. */
export function PlaceOrder({ total, method, block, busy, refused, onPlace }: PlaceOrderProps) {
  const { t } = useTranslation("checkout");
  const amount = formatRupees(total);
  const offer = method === "online" ? t("payAmount", { amount }) : t("placeAmount", { amount });
  return (
    <div className="grid gap-3">
      {refused && (
        <FormAlert tone="bad" focus>
          <p>{refused.sentence}</p>
          {refused.advice && <p className="font-normal">{refused.advice}</p>}
        </FormAlert>
      )}
      <Button
        size="large"
        disabled={block !== undefined}
        aria-disabled={busy !== false || undefined}
        aria-busy={busy !== false || undefined}
        aria-describedby={block ? "order-block" : undefined}
        onClick={onPlace}
      >
        {busy && <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />}
        {busy ? t(busy) : block ? t("place") : offer}
      </Button>
      {block && (
        <p id="order-block" role="status" className="text-center text-sm text-ink-soft">
          {t(`block.${block}`)}
        </p>
      )}
    </div>
  );
}
