/** A line of the order's own copy: the contract's OrderItem, and the engine's ids of it. */
export type FrozenLine = {
  productId: string;
  slug: string;
  title: string;
  image: string;
  price: number;
  salePrice: number;
  quantity: number;
  size?: string;
  hsn: string;
  gstRate: number;
  lineTotal: number;
  /** The purchase price of one used item; never shown to shoppers. */
  purchasePrice?: number;
  lineItemId: string;
  variantId: string;
  inventoryItemId: string;
};
