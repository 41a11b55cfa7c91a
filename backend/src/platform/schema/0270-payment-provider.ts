import type { SchemaStep } from ".";

/**
 * A payment belongs to one of several providers (ADR-0033): the columns that were named after the first provider
 * become `provider_…`, and an id is unique per provider.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    alter table shop_payment_attempt add column provider text not null default 'razorpay';
    alter table shop_payment_attempt alter column provider drop default;
    alter table shop_payment_attempt rename column razorpay_order_id to provider_order_id;
    alter table shop_payment_attempt rename column razorpay_payment_id to provider_payment_id;
    alter table shop_payment_attempt
      drop constraint shop_payment_attempt_razorpay_order_id_key,
      drop constraint shop_payment_attempt_razorpay_payment_id_key,
      add constraint shop_payment_attempt_provider_order unique (provider, provider_order_id),
      add constraint shop_payment_attempt_provider_payment unique (provider, provider_payment_id);
    -- Our copy of the attempt's, for those who read orders.
    alter table shop_order drop constraint shop_order_provider_order_id_key;

    alter table shop_payment_inbox add column provider text not null default 'razorpay';
    alter table shop_payment_inbox alter column provider drop default;
    alter table shop_payment_inbox rename column razorpay_order_id to provider_order_id;
    alter table shop_payment_inbox rename column razorpay_payment_id to provider_payment_id;
    alter table shop_payment_inbox
      drop constraint shop_payment_inbox_event_id_key,
      add constraint shop_payment_inbox_event unique (provider, event_id);

    alter table shop_refund add column provider text not null default 'razorpay';
    alter table shop_refund alter column provider drop default;
    alter table shop_refund rename column razorpay_payment_id to provider_payment_id;
    alter table shop_refund rename column razorpay_refund_id to provider_refund_id;
    alter table shop_refund
      drop constraint shop_refund_razorpay_refund_id_key,
      add constraint shop_refund_provider_refund unique (provider, provider_refund_id);

    alter table shop_lost_payment add column provider text not null default 'razorpay';
    alter table shop_lost_payment alter column provider drop default;
    alter table shop_lost_payment rename column razorpay_order_id to provider_order_id;
    alter table shop_lost_payment rename column razorpay_payment_id to provider_payment_id;
    alter table shop_lost_payment rename column razorpay_refund_id to provider_refund_id;
    alter table shop_lost_payment
      drop constraint shop_lost_payment_pkey,
      add primary key (provider, provider_payment_id);

    -- What we keep with the engine's own sessions and payments.
    update payment_session
      set data = data - 'razorpayOrderId' - 'razorpayPaymentId' || jsonb_strip_nulls(jsonb_build_object(
        'providerOrderId', data -> 'razorpayOrderId', 'providerPaymentId', data -> 'razorpayPaymentId'))
      where coalesce(data -> 'razorpayOrderId', data -> 'razorpayPaymentId') is not null;
    update payment
      set data = data - 'razorpayOrderId' - 'razorpayPaymentId' || jsonb_strip_nulls(jsonb_build_object(
        'providerOrderId', data -> 'razorpayOrderId', 'providerPaymentId', data -> 'razorpayPaymentId'))
      where coalesce(data -> 'razorpayOrderId', data -> 'razorpayPaymentId') is not null;
  `);
