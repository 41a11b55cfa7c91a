/** Orders that count as sold: all but those that were cancelled or came back undelivered, or wait for their payment. */
export const sold = "status not in ('cancelled', 'rto_in_transit', 'rto_received', 'pending_payment')";

/** For statements over `o`, shop_order: the amount that a return deducted from an order's total (rupees). */
export const returned = `case when status = 'return_received'
  then coalesce((select refund from shop_return r where r.order_id = o.order_id), 0) else 0 end`;
