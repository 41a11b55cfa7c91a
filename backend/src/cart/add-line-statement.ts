import { hasSpecialPrices } from "../catalog/special-prices";
import { named } from "../platform/db/named";
import { rawAmount } from "../platform/db/raw-amount";

type AddLineValues = {
  customerId: string;
  email: string;
  /** Used if the shopper has no open cart yet. */
  newCartId: string;
  regionId: string;
  salesChannelId: string;
  /** Used if the cart has no line of this variant yet. */
  newLineId: string;
  variantId: string;
  productId: string;
  title: string;
  slug: string;
  sku: string | null;
  /** What was chosen, in words. */
  choice: string | null;
  image: string | null;
  /** Rupees for one: the regular price, and what it costs now. */
  price: number;
  paidPrice: number;
  quantity: number;
  /** How many of the variant can be bought. */
  available: number;
  /** The line is to hold at least `quantity`, instead of `quantity` more. */
  isFillUp: boolean;
  /** How many different variants one cart may hold. */
  mostLines: number;
  /** The browser's name of this change if it may be sent again: the second time is an error of its primary key. */
  changeId: string | null;
};

const newQuantity = `
  case when :isFillUp then greatest(line.quantity, excluded.quantity) else line.quantity + excluded.quantity end`;

const isReduced = ":paidPrice::numeric < :price::numeric";

/**
 * Finds or makes the open cart, and adds the line or raises its quantity. Returns no row if that would exceed the
 * stock or the cart is full. The shopper's row is locked first, as it is when an order is placed, so that neither
 * overtakes the other.
 */
export const addLineStatement = named<AddLineValues>(
  "cart-add-line",
  `
  with mine as (
    insert into shop_cart (customer_id, cart_id) values (:customerId, :newCartId)
    on conflict (customer_id) do update set touched_at = now() returning cart_id
  ), made as (
    insert into cart (id, region_id, customer_id, sales_channel_id, email, currency_code)
    select cart_id, :regionId, :customerId, :salesChannelId, :email, 'inr' from mine where cart_id = :newCartId
  ), added as (
  insert into cart_line_item as line (id, cart_id, title, subtitle, thumbnail, quantity, variant_id, product_id,
    product_title, product_handle, variant_sku, variant_title, requires_shipping, is_discountable,
    is_tax_inclusive, unit_price, raw_unit_price, compare_at_unit_price, raw_compare_at_unit_price, metadata)
  select :newLineId, cart_id, :title, :choice, :image, :quantity, :variantId, :productId, :title, :slug, :sku, :choice,
    true, true, true, :paidPrice::numeric, ${rawAmount(":paidPrice::numeric")},
    case when ${isReduced} then :price::numeric end, case when ${isReduced} then ${rawAmount(":price::numeric")} end, '{}'
  from mine
  where (select count(*) from cart_line_item other where other.cart_id = mine.cart_id
    and other.deleted_at is null and other.variant_id <> :variantId) < :mostLines
  on conflict (cart_id, variant_id) where deleted_at is null and variant_id is not null
  do update set updated_at = now(), quantity = ${newQuantity}
  where ${newQuantity} <= :available
  returning line.quantity
  ), noted as (
    insert into shop_cart_change (customer_id, change_id)
    select :customerId, :changeId::text from added where :changeId::text is not null
  )
  select quantity, ${hasSpecialPrices} as "hasSpecialPrices" from added`,
);
