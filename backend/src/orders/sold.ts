/** Orders that count as sold: all but those that were cancelled or came back undelivered, or wait for their payment. */
export const sold = "status not in ('cancelled', 'rto_in_transit', 'rto_received', 'pending_payment')";

/** Orders whose cash a courier has to bring; in the statuses of `cashIsOut` couriers hold or are collecting it. */
export const cashByCourier = "payment_status = 'cod_due' and delivery_method = 'courier'";

/** For statements over `o`, shop_order: the amount that a return deducted from an order's total (rupees). */
export const returned = `case when status = 'return_received'
  then coalesce((select refund from shop_return r where r.order_id = o.order_id), 0) else 0 end`;
