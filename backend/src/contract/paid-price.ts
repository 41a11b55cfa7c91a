/** The price that is paid: Spec §5, the sale price when above 0. */
export function paidPrice(product: { price: number; salePrice?: number | null }): number {
  return product.salePrice && product.salePrice > 0 ? product.salePrice : product.price;
}
