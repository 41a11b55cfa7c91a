/** Of `shop_order o`: whether money may still go back to the account that its shopper named. */
export const accountNeeded = `(o.payment_status in ('refund_pending', 'cod_due')
  or o.status in ('return_requested', 'return_approved'))`;
