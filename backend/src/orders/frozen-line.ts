/** A line of the order's own copy: the contract's OrderItem, and what the engine calls it. */
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
  /** What the shop paid for one used piece; its own affair. */
  purchasePrice?: number;
  lineItemId: string;
  variantId: string;
  inventoryItemId: string;
};
