/** The list of orders with these filters set. */
export const ordersWhere = (filter: { orderStatus?: string; paymentStatus?: string }) =>
  `/admin/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`;

export const orderPage = (id: string) => `/admin/orders/${id}/show`;
