import type { Statement } from "../platform/db/pool";

const ORDER_STANDING = `
  with back as (
    select a.order_id, a.amount_paise,
      coalesce(sum(r.amount_paise) filter (where r.status = 'processed'), 0) as processed,
      count(r.id) filter (where r.status <> 'processed') as waiting
    from shop_payment_attempt a left join shop_refund r
      on r.provider = a.provider and r.provider_payment_id = a.provider_payment_id
    where a.order_id = $1 and a.provider_payment_id is not null group by a.id
  ), attempt as (
    update shop_payment_attempt a set state = 'refunded' from back
    where a.order_id = back.order_id and back.processed >= back.amount_paise
  )
  update shop_order o set updated_at = now(), payment_status = case
      when back.processed >= back.amount_paise then 'refunded'
      when back.waiting > 0 then 'refund_pending'
      when back.processed > 0 then 'partially_refunded'
      else o.payment_status end
  from back where o.order_id = back.order_id`;

/** Updates an order's payment status from its refunds. A payment that does not belong to an order changes nothing. */
export const updatePaymentStatus = (orderId: string): Statement => ({
  name: "refund-payment-status",
  text: ORDER_STANDING,
  values: [orderId],
});
