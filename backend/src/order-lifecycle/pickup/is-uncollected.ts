/** Orders of `o` and `p` that nobody picked up in time, by the database's clock. */
export const isUncollected = `o.delivery_method = 'pickup' and o.status = 'packed' and p.keep_until <= now()`;
