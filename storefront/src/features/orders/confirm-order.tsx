import type { Order } from "@contract/orders";
import { Suspense, useState } from "react";
import { lazyPart } from "@/lib/lazy-part";

const CodeBox = lazyPart(["ordercode"], () => import("./code-box"));

type ConfirmOrderProps = { order: Pick<Order, "_id" | "orderStatus" | "confirmation"> };

/** If a large first cash order waits for its code: the place to enter it, and a confirmation once it worked. */
export function ConfirmOrder({ order }: ConfirmOrderProps) {
  const [isAsked] = useState(order.confirmation !== null);
  if (!isAsked) return null;
  return (
    <Suspense fallback={<div className="skeleton h-72" aria-hidden="true" />}>
      <CodeBox order={order} />
    </Suspense>
  );
}
