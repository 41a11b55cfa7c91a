import { formatExactRupees } from "@contract/money";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import type { Order } from "../rules";
import { LineAmounts } from "./line-amounts";
import { goingBack, type Typed } from "./restock";

type Props = { order: Order; typed: Typed; onType: (typed: Typed) => void };

/** Asks how many items of each line go back, all of them unless the shopper keeps some, and says what is refunded for them. */
export function GoingBack({ order, typed, onType }: Props) {
  const translate = useTranslate();
  const { refund, isNothing, isRight } = goingBack(order, typed);
  return (
    <>
      <LineAmounts
        lines={order.cartItems}
        typed={typed}
        onType={onType}
        label="returns.goods"
        help="returns.goodsHelp"
      />
      <Typography role="status" color={isNothing ? "error" : "text.primary"}>
        {isNothing && translate("returns.nothing")}
        {isRight && `${translate("returns.refund")}: ${formatExactRupees(refund)}`}
      </Typography>
    </>
  );
}
