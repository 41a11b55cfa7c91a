/** Why a shopper gets no cash on delivery, in words for them; the fronts' other languages find them by these. */
export const codReasons = {
  phone: "please pay online for this order",
  returns: "parcels to you came back to us, so please pay online for this order",
  returnsThere:
    "parcels to this phone number or address came back to us, so please pay online for this order",
  manyOpen:
    "several cash orders for this account, phone number or address have not arrived yet. Please pay online for this one, or order it in cash once one of them has arrived",
} as const;
