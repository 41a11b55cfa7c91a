/** SQL that is true of a product's id if the engine has no such product any more, however it was deleted. */
export const isDeletedProduct = (productId: string): string =>
  `not exists (select from product p where p.id = ${productId} and p.deleted_at is null)`;
