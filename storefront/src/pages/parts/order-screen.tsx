import type { Order } from "@contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { keepCart } from "@/features/cart/queries";
import { useCartDrawer } from "@/features/cart/use-cart-drawer";
import { OrderDetails } from "@/features/orders/order-details";
import { ReorderButton } from "@/features/orders/reorder-button";
import { lazyPart } from "@/lib/lazy-part";

const PayNow = lazyPart([], () => import("./pay-now"));

/** A whole order, with links to its payment and to the cart. */
export function OrderScreen({ order }: { order: Order }) {
  const client = useQueryClient();
  const { open } = useCartDrawer();
  return (
    <OrderDetails order={order}>
      {order.orderStatus === "pending_payment" ? (
        <Suspense fallback={<div className="skeleton h-11 w-32" aria-hidden="true" />}>
          <PayNow order={order} />
        </Suspense>
      ) : (
        <ReorderButton orderId={order._id} onCart={(cart) => keepCart(client, cart)} onShowCart={open} />
      )}
    </OrderDetails>
  );
}
