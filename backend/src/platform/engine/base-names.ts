/** The names by which the base seed recognises what it created before; changing one creates a second record. */
export const INDIA = { name: "India", currency: "inr", country: "in" } as const;

export const PROFILE = { name: "Goods", type: "default" } as const;

export const FULFILLMENT_SET = { name: "Delivery", type: "shipping" } as const;

/** The counter of the shop. */
export const PICKUP_SET = { name: "Pickup", type: "pickup" } as const;

export const PICKUP_ZONE = { name: "The shop's counter" } as const;

export const SERVICE_ZONE = { name: "All of India" } as const;
